#!/usr/bin/env bash
# Versions: human-interval@2.0.1, parse-duration@2.1.9; Node 24, seen 2026-11-29
# Expected: "a month" is about thirty days, "half a year" about half of 365, or both are refused (NaN, as "soon" is).
# Seen: "a month", "half a year" and "a year and a half" are 0, without an error. "one month" is 30 days. "1 1/2
# years" is one year.
# Matters here: a notice period of "a month" would be none at all. A term is a number with a unit beside its box; what
# is left over is asked back.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps human-interval@2.0.1 parse-duration@2.1.9

cat >run.mjs <<'CODE'
import humanInterval from "human-interval";
const days = (text) => `${text}: ${humanInterval(text) / 86_400_000}`;
for (const text of ["one month", "a month", "half a year", "a year and a half", "1 1/2 years", "1.5 years", "soon"]) console.log(days(text));
CODE

cat >seen.txt <<'SEEN'
one month: 30
a month: 0
half a year: 0
a year and a half: 0
1 1/2 years: 365
1.5 years: 547.5
soon: NaN
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
