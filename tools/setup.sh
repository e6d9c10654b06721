# shellcheck shell=bash
# The part that ./play and ./test share: packages, builds, one line of progress per step. Source this file.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
logs=$root/build/logs

# Results compiled in one clone are used in others, wherever the tree is.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
# Precompiled headers contain no dates (cmake/boxes.cmake), and no file of ours uses the time of the build.
export CCACHE_SLOPPINESS=pch_defines,time_macros

# Packages for the program, and further ones for the tests. If the command after a colon exists, the package is not needed.
# shellcheck disable=SC2034
build_packages=(
    g++ cmake ninja-build ccache python3:python3
    libcli11-dev libzstd-dev libsodium-dev libboost1.81-dev libsqlite3-dev libpq-dev prometheus-cpp-dev
    pkgconf:pkg-config librsvg2-dev libcairo2-dev libxml2-dev libbrotli-dev zlib1g-dev
    nodejs:node npm:npm
    clang-22 lld-22 wasi-libc libc++-22-dev-wasm32 libc++abi-22-dev-wasm32 libclang-rt-22-dev-wasm32
)
# shellcheck disable=SC2034
test_packages=(
    git:git shellcheck doctest-dev zstd postgresql-15 python3-yaml
    clang-tidy-22 clang-format-22 libclang-rt-22-dev
    chromium fonts-noto-core fonts-noto-cjk
)

say() { printf '%s\n' "$*" >&2; }

# Seconds since $1, a value of EPOCHREALTIME, with one decimal.
seconds_since() {
    local now=$EPOCHREALTIME
    local tenths=$(((${now/[.,]/} - ${1/[.,]/}) / 100000))
    printf '%d.%d' $((tenths / 10)) $((tenths % 10))
}

# logged LOG SENTENCE COMMAND...: writes the output to the log. If the command fails, shows the end of the log and the
# sentence.
logged() {
    mkdir -p "$logs"
    "${@:3}" >"$logs/$1.log" 2>&1 && return
    tail -n 30 "$logs/$1.log" >&2
    say "$2; the whole log is build/logs/$1.log"
    return 1
}

# missing_packages NAME[:COMMAND]...: prints the packages that are not installed, one per line.
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

# need_packages NAME[:COMMAND]...: installs what is missing, or says what to do and exits with 3.
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
        # sudo may ask for a password on a terminal; elsewhere the prompt would wait for ever.
        if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 && -t 2 ]]; }; then
            as_root=(sudo)
        else
            say "Missing packages: ${missing[*]}; install them as root with: $advice"
            exit 3
        fi
    fi
    say "installing ${missing[*]}"
    mkdir -p "$logs"
    # A broken package source of another program need not stop us: the installation shows whether it worked.
    "${as_root[@]}" apt-get update >"$logs/packages.log" 2>&1 || true
    if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        -o DPkg::Lock::Timeout=300 "${missing[@]}" >>"$logs/packages.log" 2>&1 </dev/null; then
        tail -n 20 "$logs/packages.log" >&2
        say "The packages could not be installed (see build/logs/packages.log); try as root: $advice"
        exit 3
    fi
}

# configure PRESET: only if there is no usable configuration; ninja notices later changes of CMake files.
configure() {
    local preset=$1 folder=$root/build/$1
    local home
    home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$folder/CMakeCache.txt" 2>/dev/null || true)
    # A tree that was moved or copied can't use its old configuration.
    [[ -z $home || $home == "$root" ]] || rm -rf "$folder"
    # Configured for playing only, before doctest was installed: configure again to find it.
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
        # The page must not change while it is built into the program. The wasm preset does not contain the page.
        [[ $preset == wasm ]] || flock --shared 8
        configure "$preset" && ninja -C "$root/build/$preset" -k 0 "${@:2}"
    ) 9>"$root/build/$preset.lock" 8>"$root/build/web.lock"
}

# --- the page -------------------------------------------------------------------------------------------------------

# npm empties node_modules before it begins, so the mark is missing if an installation did not finish.
modules_are_installed() { cmp -s "$1/package-lock.json" "$1/node_modules/.installed-lock"; }

# install_modules FOLDER: installs the npm packages of its lock file, unless they are there.
install_modules() {
    ! modules_are_installed "$1" || return 0
    say "installing the npm packages of ${1#"$root/"}"
    logged npm "The npm packages could not be installed, perhaps because there is no network" \
        npm --prefix "$1" ci --ignore-scripts --no-audit --no-fund &&
        cp "$1/package-lock.json" "$1/node_modules/.installed-lock"
}

# node_will_do COMMAND: whether this Node.js is new enough for the tools of the page.
node_will_do() {
    local major minor
    [[ $("$1" --version 2>/dev/null) =~ ^v([0-9]+)\.([0-9]+)\. ]] || return
    major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]}
    ((major == 20 && minor >= 19 || major == 22 && minor >= 13 || major >= 24))
}

# use_node: puts a Node.js that will do first in PATH. Debian 12's own is too old; then npm installs one into
# build/node.
use_node() {
    local own=$root/build/node programs
    ! node_will_do node || return 0
    mkdir -p "$own"
    cp "$root/tools/node/package.json" "$root/tools/node/package-lock.json" "$own/"
    install_modules "$own" || return
    # The package for this kind of machine.
    programs=("$own"/node_modules/node-*/bin)
    if ! node_will_do "${programs[0]}/node"; then
        # npm does not fail if the package could not be fetched, or if there is none for this kind of machine.
        rm -rf "$own"
        say "The page needs Node.js 20.19, 22.13, 24 or later, and npm could not install one. Check the network, or install it."
        return 1
    fi
    PATH=${programs[0]}:$PATH
}

# One hash over everything that the page is built from.
web_digest() {
    (
        cd "$root" && find web docs/rules protocol/schema.json protocol/generate.py build/wasm/engine-*.wasm \
            \( -path web/node_modules -o -path web/tools -o -path 'web/*/tests' -o -path web/tests \) -prune -o -type f -print0 |
            LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum
    )
}

# Whether the page of these sources is built, together with what its tests need.
web_is_built() {
    [[ -f $root/build/web/dist/index.html && $(cat "$root/build/web/made-of" 2>/dev/null) == "$(web_digest)" ]] &&
        modules_are_installed "$root/web"
}

# build_web: brings build/web/dist up to date, which is built into the program.
build_web() (
    mkdir -p "$root/build/web"
    compgen -G "$root/build/wasm/engine-*.wasm" >/dev/null || say "building the engines for the browser"
    logged web-engine "The engines for the browser do not build" build wasm vernissage engines || exit
    exec 8>"$root/build/web.lock"
    flock --shared 8
    ! web_is_built || exit 0
    # Nobody else may build the page now, or build it into a program.
    flock --nonblock 8 || { say "waiting for another build to end"; flock 8; }
    ! web_is_built || exit 0
    # In this order, because npm leaves out packages that do not fit the Node.js on which it runs.
    use_node && install_modules "$root/web" || exit
    say "building the page"
    made_of=$(web_digest)
    rm -f "$root/build/web/made-of"
    cd "$root/web" && logged web-page "The page does not build" node_modules/.bin/vite build --logLevel warn &&
        printf '%s\n' "$made_of" >"$root/build/web/made-of"
)
