#!/usr/bin/env bash
# Versions: tz-lookup@6.1.25; Node 24, seen 2026-11-28
# Expected: Ciudad Juarez is in America/Ciudad_Juarez, a zone of its own since November 2022, and Kyiv in Europe/Kyiv.
# Seen: Juarez is placed in America/Ojinaga, which has been an hour ahead since then; Kyiv gets the older spelling,
# which is only a name.
# Matters here: a viewing in Juarez would be printed an hour late. A zone that is derived from a map needs a map as
# young as the clock's rules.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps tz-lookup@6.1.25

cat >run.mjs <<'CODE'
import lookup from "tz-lookup";
const winter = new Date("2026-12-01T18:00:00Z");
const at = (zone) => new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(winter);
const juarez = lookup(31.69, -106.42);
console.log("Juarez", juarez, at(juarez), "and its own zone", at("America/Ciudad_Juarez"));
console.log("Kyiv", lookup(50.45, 30.52));
CODE

cat >seen.txt <<'SEEN'
Juarez America/Ojinaga 12:00 and its own zone 11:00
Kyiv Europe/Kiev
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
