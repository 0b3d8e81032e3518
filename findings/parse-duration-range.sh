#!/usr/bin/env bash
# Versions: parse-duration@2.1.9; Node 24, seen 2026-11-28
# Expected: "6-12 months" is refused, or is read as 6 or as 12.
# Seen: "6-12 months" is 18 months: the two numbers are added. "6 to 12 months" is 12.
# Matters here: listings write lease terms as ranges. A term must be two numbers with a question for each.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps parse-duration@2.1.9

cat >run.mjs <<'CODE'
import parse from "parse-duration";
for (const text of ["6-12 months", "6 to 12 months", "1 year 6 months"]) console.log(text, "=", parse(text, "month"));
CODE

cat >seen.txt <<'SEEN'
6-12 months = 18
6 to 12 months = 12
1 year 6 months = 18
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
