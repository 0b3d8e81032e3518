#!/usr/bin/env bash
# Versions: ical-generator@11.1.2; Node 24, seen 2026-11-28
# Expected: an event with start: 10:00 UTC and timezone: Europe/Berlin is written as 11:00 Berlin time.
# Seen: the machine's own clock time is written under the zone's name: 10:00 of Berlin on a server in UTC, which is
# another moment. An end before its start is exchanged with it, without an error.
# Matters here: a viewing is an hour early for every guest. Write UTC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps ical-generator@11.1.2

cat >run.mjs <<'CODE'
import ical from "ical-generator";
process.env.TZ = "UTC";
const write = (options) => {
  const calendar = ical();
  calendar.createEvent({ summary: "Viewing", ...options });
  return calendar.toString().match(/DT(START|END).*/g).map((line) => line.trim()).join(" ");
};
const [ten, eleven] = [new Date("2027-03-01T10:00:00Z"), new Date("2027-03-01T11:00:00Z")];
console.log(write({ start: ten, end: eleven, timezone: "Europe/Berlin" }));
console.log(write({ start: eleven, end: ten }));
CODE

cat >seen.txt <<'SEEN'
DTSTART;TZID=Europe/Berlin:20270301T100000 DTEND;TZID=Europe/Berlin:20270301T110000
DTSTART:20270301T100000Z DTEND:20270301T110000Z
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
