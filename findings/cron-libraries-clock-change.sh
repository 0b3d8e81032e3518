#!/usr/bin/env bash
# Versions: croner@11.0.1, cron-parser@5.10.6; Node 24, seen 2026-11-29
# Expected: two libraries for the same five fields agree on the night when clocks go forward: "30 2 * * *" in Berlin
# has no half past two on 28 March 2027, and both run at half past three, or both leave the night out; "*/30 2 * * *"
# does as the other line does.
# Seen: croner runs "30 2" at 03:00, cron-parser at 03:30. For "*/30 2" croner leaves the night out, cron-parser runs
# twice from 03:00 on.
# Matters here: a nightly erasure that is due by one of them comes at another moment, or a day late. Due times of this
# product are rows with an instant.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps croner@11.0.1 cron-parser@5.10.6

cat >run.mjs <<'CODE'
import { Cron } from "croner";
import { CronExpressionParser } from "cron-parser";
const zone = "Europe/Berlin";
const from = new Date("2027-03-27T12:00:00Z");
for (const line of ["30 2 * * *", "*/30 2 * * *"]) {
  console.log(line, "croner", new Cron(line, { timezone: zone }).nextRuns(3, from).map((date) => date.toISOString()));
  const times = CronExpressionParser.parse(line, { currentDate: from, tz: zone });
  console.log(line, "cron-parser", [1, 2, 3].map(() => times.next().toISOString()));
}
CODE

cat >seen.txt <<'SEEN'
30 2 * * * croner [
  '2027-03-28T01:00:00.000Z',
  '2027-03-29T00:30:00.000Z',
  '2027-03-30T00:30:00.000Z'
]
30 2 * * * cron-parser [
  '2027-03-28T01:30:00.000Z',
  '2027-03-29T00:30:00.000Z',
  '2027-03-30T00:30:00.000Z'
]
*/30 2 * * * croner [
  '2027-03-29T00:00:00.000Z',
  '2027-03-29T00:30:00.000Z',
  '2027-03-30T00:00:00.000Z'
]
*/30 2 * * * cron-parser [
  '2027-03-28T01:00:00.000Z',
  '2027-03-28T01:30:00.000Z',
  '2027-03-29T00:00:00.000Z'
]
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
