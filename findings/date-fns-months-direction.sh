#!/usr/bin/env bash
# Versions: date-fns@4.4.0, temporal-polyfill@1.0.8; Node 24, seen 2026-11-28
# Expected: the months from A to B are those from B to A with the other sign.
# Seen: from 31 January to 28 February date-fns counts one month, back again none. Temporal counts none in either
# direction (28 days).
# Matters here: a remaining term and an elapsed term of one lease differ by a month in February, by the order of two
# arguments.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps date-fns@4.4.0 temporal-polyfill@1.0.8

cat >run.mjs <<'CODE'
import { differenceInMonths } from "date-fns";
import { Temporal } from "temporal-polyfill";
const [start, end] = [new Date(2027, 0, 31), new Date(2027, 1, 28)];
console.log("date-fns", differenceInMonths(end, start), Math.abs(differenceInMonths(start, end)));
const [first, last] = [Temporal.PlainDate.from("2027-01-31"), Temporal.PlainDate.from("2027-02-28")];
console.log("temporal", first.until(last, { largestUnit: "month" }).months, Math.abs(last.until(first, { largestUnit: "month" }).months));
CODE

cat >seen.txt <<'SEEN'
date-fns 1 0
temporal 0 0
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
