#!/usr/bin/env bash
# Versions: dayjs@1.11.23, luxon@3.7.2; Node 24, seen 2026-11-29
# Expected: noon of 27 March 2027 in Berlin and one day is noon of the 28th there, which is 10:00 UTC: the clocks went
# forward in between.
# Seen: Day.js says 12:00+01:00, an offset that Berlin has no more on that noon: the instant is 11:00 UTC, an hour
# late. In autumn it is an hour early. Luxon gives 10:00 and 11:00.
# Matters here: an answer that is due "tomorrow noon" is due at one. Add days to the calendar day, then look the
# offset up.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps dayjs@1.11.23 luxon@3.7.2

cat >run.mjs <<'CODE'
import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { DateTime } from "luxon";
dayjs.extend(utc);
dayjs.extend(timezone);
const zone = "Europe/Berlin";
for (const day of ["2027-03-27", "2027-10-30"]) {
  const next = dayjs.tz(`${day} 12:00`, zone).add(1, "day");
  console.log("dayjs", next.format(), next.toISOString());
  const right = DateTime.fromISO(`${day}T12:00`, { zone }).plus({ days: 1 });
  console.log("luxon", right.toISO(), right.toUTC().toISO());
}
CODE

cat >seen.txt <<'SEEN'
dayjs 2027-03-28T12:00:00+01:00 2027-03-28T11:00:00.000Z
luxon 2027-03-28T12:00:00.000+02:00 2027-03-28T10:00:00.000Z
dayjs 2027-10-31T12:00:00+02:00 2027-10-31T10:00:00.000Z
luxon 2027-10-31T12:00:00.000+01:00 2027-10-31T11:00:00.000Z
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
