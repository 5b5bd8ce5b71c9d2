#!/bin/sh
# The steps of the image on Debian 13, which are also those of a machine without containers (docs/deploy.md).
#
#   image.sh tools              what building needs: Node and npm
#   image.sh build SOURCE OUT   installs, builds, and writes the release to OUT: dist, its packages, the probe
#   image.sh runtime            what running needs: Node, certificates, the user hapju, the data folder /data
#
# The first and the last need root.
set -eu

install_packages() {
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    apt-get -qq -y --no-install-recommends install "$@"
    apt-get clean
    rm -rf /var/lib/apt/lists/*
}

tools() {
    install_packages ca-certificates nodejs npm
}

build() {
    source=$1
    out=$2
    cd "$source"
    npm ci --ignore-scripts
    npm run build
    mkdir -p "$out"
    cp -R dist node_modules package.json package-lock.json deploy/probe.mjs "$out"
    cd "$out"
    # The pages are built: their packages stay behind, and those that only build or test.
    node "$source/deploy/keepServerPackages.mjs"
    npm prune --omit=dev --ignore-scripts
    # TypeScript is an optional peer of valibot; Debian's npm installs the builds for Alpine too.
    rm -rf node_modules/typescript node_modules/@typescript node_modules/@img/*musl* node_modules/@node-rs/*musl*
    find node_modules -type f \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) \
        -delete
    rm -f package-lock.json dist/manifest.json dist/built-at
}

runtime() {
    install_packages ca-certificates nodejs
    rm -rf /usr/share/doc/* /usr/share/man/* /usr/share/locale/*
    useradd --uid 10001 --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin hapju
    install -d -o hapju -g hapju -m 0700 /data
}

step=${1:-}
case $step in
    tools | runtime) "$step" ;;
    build) build "${2:?SOURCE}" "${3:?OUT}" ;;
    *)
        sed -n 's/^# \{0,1\}//p' "$0" | head -n 7
        exit 1
        ;;
esac
