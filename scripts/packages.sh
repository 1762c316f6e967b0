# shellcheck shell=bash
# The Debian packages that the project needs, and installing those that are missing. To be sourced.

build_packages=(g++ cmake ninja-build libcli11-dev libfmt-dev libboost-dev nlohmann-json3-dev
  libexpected-dev librandom123-dev)
# The tests run the documentation's examples with Python.
test_packages=("${build_packages[@]}" libgtest-dev libgmock-dev librapidcheck-dev python3)
# What .ci/run needs besides; ccache only makes it faster.
# shellcheck disable=SC2034
ci_packages=(git clang-14 clang-format-14 clang-tidy-14 libclang-rt-14-dev shellcheck
  libbenchmark-dev ccache)

# Prints those of the packages named that are not installed.
missing_packages() {
  local package
  for package in "$@"; do
    # The status has three words; only "installed" in the last place means usable.
    case "$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null)" in
      *" installed") ;;
      *) printf '%s\n' "$package" ;;
    esac
  done
}

# Installs those of the packages named that are missing; says so on stderr before it does.
install_missing() {
  local missing
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "wizbid: no apt-get here; make sure that these (Debian names) are installed: $*" >&2
    return 0
  fi
  mapfile -t missing < <(missing_packages "$@")
  [ "${#missing[@]}" -eq 0 ] && return 0
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
      echo "wizbid: these packages are missing and need root to install: ${missing[*]}" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  echo "wizbid: installing with ${as_root[*]:+sudo }apt-get: ${missing[*]}" >&2
  if ! { "${as_root[@]}" apt-get update -qq &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >&2 </dev/null; then
    echo "wizbid: apt-get could not install ${missing[*]}; is there a network?" >&2
    return 1
  fi
}
