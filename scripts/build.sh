# shellcheck shell=bash
# Installing what is missing and building, for scripts/wizbid, scripts/test and .ci/run. Everything
# printed goes to stderr; functions that cannot go on end the shell. To be sourced.

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
# shellcheck source=scripts/packages.sh
. "$root/scripts/packages.sh"
# Programs and tests share it, so that nothing is compiled twice.
build=$root/build/release

complain() {
  echo "wizbid: $*" >&2
}

# Ends the shell as the program does when a file can't be had.
give_up() {
  complain "$@"
  exit 4
}

# One build at a time: a second call waits here until the first is done.
lock_build() {
  if ! mkdir -p "$build" 2>/dev/null || ! [ -w "$build" ]; then
    give_up "cannot write to $build; clone the repository into a folder of your own"
  fi
  exec 9>"$build/.lock"
  if command -v flock >/dev/null 2>&1; then flock 9; fi
}

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

# Runs apt-get as root.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

apt_install() {
  # A repository that can't be reached need not be the one that has the packages.
  as_root apt-get update -qq || true
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 \
    install -y -qq --no-install-recommends "$@"
}

# Installs those of the packages named that are missing; says so before it does.
install_missing() {
  local missing
  if ! command -v apt-get >/dev/null 2>&1; then
    complain "no apt-get here, so nothing is installed; needed are (by their Debian names): $*"
    return 0
  fi
  mapfile -t missing < <(missing_packages "$@")
  if [ "${#missing[@]}" -eq 0 ]; then return 0; fi
  if [ "$(id -u)" -eq 0 ]; then
    complain "installing with apt-get: ${missing[*]}"
  elif command -v sudo >/dev/null 2>&1; then
    complain "installing with sudo apt-get (it may ask for your password): ${missing[*]}"
  else
    complain "packages are missing and only root can install them. As root, type:"
    give_up "    apt-get update && apt-get install ${missing[*]}"
  fi
  if ! apt_install "${missing[@]}" >&2 </dev/null; then
    complain "apt-get could not install what is missing; is there a network? When there is, type:"
    give_up "    apt-get update && apt-get install ${missing[*]}"
  fi
}

# build_target PRESET TARGETS: configures and builds; a failure shows the end of the log.
build_target() {
  local preset=$1 targets log=$root/build/$1.log
  local flags=()
  read -ra targets <<<"$2"
  mkdir -p "$root/build"
  if command -v ccache >/dev/null 2>&1; then flags+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
  # Users have other compilers; where changes are judged, a warning is an error. Sanitizers mislead
  # gcc into false alarms, so not there. Benchmarks, which use the same objects, must compile.
  if [ "${CI:-}" = true ] && [ "$preset" = test ]; then flags+=(-DWIZBID_BENCH=ON); fi
  if [ "${CI:-}" = true ] && [[ "$preset" =~ ^(test|fuzz)$ ]]; then
    flags+=(-DCMAKE_COMPILE_WARNING_AS_ERROR=ON)
  fi
  cd "$root" || give_up "cannot enter $root"
  if ! cmake --preset "$preset" "${flags[@]}" >"$log" 2>&1; then
    tail -n 30 "$log" >&2
    give_up "CMake could not set up the build; all it said is in $log"
  fi
  # A person at a terminal sees the build go on.
  if [ -t 2 ]; then
    cmake --build --preset "$preset" --target "${targets[@]}" >&2 || give_up "the build failed"
  elif ! cmake --build --preset "$preset" --target "${targets[@]}" >>"$log" 2>&1; then
    grep -E -A 12 'FAILED|error:|CMake Error' "$log" | head -n 60 >&2
    give_up "the build failed; all of it is in $log"
  fi
}
