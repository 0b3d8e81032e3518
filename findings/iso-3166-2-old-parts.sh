#!/usr/bin/env bash
# Versions: iso-3166-2@1.0.0; Node 24, seen 2026-11-29
# Expected: codes of parts of countries are those of ISO 3166-2 of these years: PL-14 for Mazowieckie (since 2018),
# FR-75C for Paris (since 2021), FR-IDF for its region (since 2016), KZ-10 for Abai (since 2022).
# Seen: none of the four is known. PL-MZ and FR-75, which were withdrawn, are.
# Matters here: whoever keeps the region of a home by such codes cannot read what address services send, and sends
# what they refuse.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps iso-3166-2@1.0.0

cat >run.mjs <<'CODE'
import iso from "iso-3166-2";
for (const code of ["PL-14", "PL-MZ", "FR-75C", "FR-75", "FR-IDF", "KZ-10", "US-CA"]) console.log(code, iso.subdivision(code)?.name ?? "unknown");
CODE

cat >seen.txt <<'SEEN'
PL-14 unknown
PL-MZ Mazowieckie
FR-75C unknown
FR-75 Paris
FR-IDF unknown
KZ-10 unknown
US-CA California
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
