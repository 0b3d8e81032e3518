#!/usr/bin/env bash
# Versions: humanize-duration@3.35.1; Node 24, seen 2026-11-29
# Expected: 365 days are "1 year" and 30 days "1 month", or the units are said to be exact and both stay days.
# Seen: a year is 365.25 days and a month a twelfth of it: 365 days are "11 months, 4 weeks, 2 days, 4 hours, 30
# minutes", 30 days "4 weeks, 2 days", 31 days "1 month, 13 hours, 30 minutes". Rounded to one unit 365 days are a
# year, and 30 days 4 weeks.
# Matters here: how long papers are kept is said in days and months: a page would promise hours that nobody meant. Say
# the unit in which the rule was made.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps humanize-duration@3.35.1

cat >run.mjs <<'CODE'
import humanize from "humanize-duration";
const day = 86_400_000;
for (const days of [30, 31, 60, 365, 366, 730]) console.log(days, humanize(days * day), "|", humanize(days * day, { largest: 1, round: true }));
CODE

cat >seen.txt <<'SEEN'
30 4 weeks, 2 days | 4 weeks
31 1 month, 13 hours, 30 minutes | 1 month
60 1 month, 4 weeks, 1 day, 13 hours, 30 minutes | 2 months
365 11 months, 4 weeks, 2 days, 4 hours, 30 minutes | 1 year
366 1 year, 18 hours | 1 year
730 1 year, 11 months, 4 weeks, 1 day, 22 hours, 30 minutes | 2 years
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
