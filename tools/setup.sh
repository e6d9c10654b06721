# shellcheck shell=bash
# What ./play and ./test share: packages, builds, one line of progress per step. To be sourced.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
logs=$root/build/logs

# What the program needs, and what its tests need besides. A name after a colon is a command that will do as well,
# wherever it came from.
# shellcheck disable=SC2034
build_packages=(
    g++ cmake ninja-build ccache python3:python3
    libcli11-dev libzstd-dev libsodium-dev libboost1.81-dev libsqlite3-dev libpq-dev prometheus-cpp-dev
    pkgconf:pkg-config librsvg2-dev libcairo2-dev libxml2-dev libbrotli-dev zlib1g-dev
)
# shellcheck disable=SC2034
test_packages=(
    git:git nodejs:node npm:npm shellcheck doctest-dev zstd postgresql-15 python3-yaml
    clang-22 clang-tidy-22 clang-format-22 lld-22 libclang-rt-22-dev
    wasi-libc libc++-22-dev-wasm32 libc++abi-22-dev-wasm32 libclang-rt-22-dev-wasm32
)

say() { printf '%s\n' "$*" >&2; }

# Seconds since $1, a value of EPOCHREALTIME, with one decimal.
seconds_since() {
    local now=$EPOCHREALTIME
    local tenths=$(((${now/[.,]/} - ${1/[.,]/}) / 100000))
    printf '%d.%d' $((tenths / 10)) $((tenths % 10))
}

# missing_packages NAME[:COMMAND]...: prints those that are not installed, a line each.
missing_packages() {
    local entry
    local -A installed=()
    local name status
    while read -r name status; do
        [[ $status != installed ]] || installed[$name]=1
    done < <(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "${@%%:*}" 2>/dev/null || true)
    for entry in "$@"; do
        [[ -z ${installed[${entry%%:*}]:-} ]] || continue
        [[ $entry != *:* ]] || ! command -v "${entry##*:}" >/dev/null || continue
        printf '%s\n' "${entry%%:*}"
    done
}

# need_packages NAME[:COMMAND]...: installs what is missing, or says what to do and ends with 3.
need_packages() {
    local missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    [[ ${#missing[@]} -gt 0 ]] || return 0
    local advice="apt-get update && apt-get install --no-install-recommends ${missing[*]}"
    if ! command -v apt-get >/dev/null; then
        say "This needs Debian 12 with the packages ${missing[*]}, and there is no apt-get here to install them."
        exit 3
    fi
    if [[ $EUID -ne 0 ]]; then
        # A prompt for the password is fine on a terminal; elsewhere it would wait for ever.
        if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 && -t 2 ]]; }; then
            as_root=(sudo)
        else
            say "Missing packages: ${missing[*]}; install them as root with: $advice"
            exit 3
        fi
    fi
    say "installing ${missing[*]}"
    mkdir -p "$logs"
    # A broken source of some other program need not stop us: whether it worked, the installation says.
    "${as_root[@]}" apt-get update >"$logs/packages.log" 2>&1 || true
    if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        -o DPkg::Lock::Timeout=300 "${missing[@]}" >>"$logs/packages.log" 2>&1 </dev/null; then
        tail -n 20 "$logs/packages.log" >&2
        say "The packages could not be installed (see build/logs/packages.log); try as root: $advice"
        exit 3
    fi
}

# configure PRESET: only when there is no usable configuration; later changes of CMake files are ninja's business.
configure() {
    local preset=$1 folder=$root/build/$1
    local home
    home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$folder/CMakeCache.txt" 2>/dev/null || true)
    # A tree that was moved or copied cannot use its old configuration.
    [[ -z $home || $home == "$root" ]] || rm -rf "$folder"
    # Configured for playing only, before doctest came: once more, to find it.
    if [[ -f $folder/build.ninja ]] && ! { [[ $preset != wasm && -f /usr/include/doctest/doctest.h ]] &&
        grep -q '^DOCTEST_INCLUDE:.*NOTFOUND' "$folder/CMakeCache.txt"; }; then
        return 0
    fi
    (cd "$root" && cmake --preset "$preset")
}

# build PRESET [TARGET...]: brings build/PRESET up to date. -k 0: one broken file does not hide the others.
build() {
    local preset=$1
    mkdir -p "$root/build"
    (
        # Two builds in one folder would write the same files.
        flock 9
        configure "$preset" && ninja -C "$root/build/$preset" -k 0 "${@:2}"
    ) 9>"$root/build/$preset.lock"
}
