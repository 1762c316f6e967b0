# shellcheck shell=bash
# shellcheck disable=SC2034  # whoever sources this uses them
# The Debian packages that the project needs: the one list, kept by hand.

build_packages=(g++ cmake ninja-build libcli11-dev libfmt-dev libboost-dev nlohmann-json3-dev
  libexpected-dev librandom123-dev libtoml11-dev pkg-config libpango1.0-dev libcairo2-dev
  fonts-lato fonts-dejavu-core gettext)
# The checks of the house and the documentation's examples are run by Python.
test_packages=("${build_packages[@]}" libgtest-dev libgmock-dev librapidcheck-dev python3
  poppler-utils libxml2-utils python3-jsonschema python3-yaml time)
# What making the Debian package needs besides.
package_packages=(scdoc mandoc lintian dpkg-dev file python3)
# What .ci/run needs besides.
ci_packages=("${package_packages[@]}" git clang-14 clang-format-14 clang-tidy-14 libclang-rt-14-dev shellcheck
  libbenchmark-dev chromium zsh fish parallel openmpi-bin)
# A Node from elsewhere brings an npm of its own, which Debian's would conflict with.
if ! command -v npm >/dev/null 2>&1; then ci_packages+=(npm); fi
