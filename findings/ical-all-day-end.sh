#!/usr/bin/env bash
# Versions: ical-generator@11.1.2, ics@3.12.0; Node 24, seen 2026-11-28
# Expected: an all-day event from 1 to 2 March spans both days, so DTEND is the 3rd (RFC 5545: the end is exclusive).
# Seen: both write DTEND as given, 20270302: calendars show the first day alone. Both leave it to the caller, whose
# dates people read as inclusive.
# Matters here: an open weekend of viewings ends on Saturday. Whoever writes all-day events adds a day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps ical-generator@11.1.2 ics@3.12.0

cat >run.mjs <<'CODE'
import ical from "ical-generator";
import { createEvent } from "ics";
const calendar = ical();
calendar.createEvent({ start: new Date("2027-03-01T00:00:00Z"), end: new Date("2027-03-02T00:00:00Z"), allDay: true, summary: "Open days" });
console.log("ical-generator", calendar.toString().match(/DTEND.*/)[0].trim());
console.log("ics", createEvent({ start: [2027, 3, 1], end: [2027, 3, 2], title: "Open days" }).value.match(/DTEND.*/)[0].trim());
CODE

cat >seen.txt <<'SEEN'
ical-generator DTEND;VALUE=DATE:20270302
ics DTEND;VALUE=DATE:20270302
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
