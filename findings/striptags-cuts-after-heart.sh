#!/usr/bin/env bash
# Versions: striptags@3.2.0; Node 24, seen 2026-11-28
# Expected: "I <3 this flat, call me" holds no tag, so nothing is stripped, as in "rent < 1200".
# Seen: striptags cuts everything after "I ".
# Matters here: tenants write hearts. Store what was typed and escape where it is shown.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps striptags@3.2.0

cat >run.mjs <<'CODE'
import striptags from "striptags";
for (const text of ["I <3 this flat, call me", "rent < 1200 is fine"]) console.log(JSON.stringify(striptags(text)));
CODE

cat >seen.txt <<'SEEN'
"I "
"rent < 1200 is fine"
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
