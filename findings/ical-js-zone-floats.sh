#!/usr/bin/env bash
# Versions: ical.js@2.2.1, node-ical@0.27.2; Node 24, seen 2026-11-29
# Expected: TZID=Europe/Berlin without a VTIMEZONE is ten o'clock in Berlin, since that is the name of an IANA zone,
# or it is an error.
# Seen: ical.js calls the time floating and turns it into ten o'clock of the machine; node-ical finds the zone.
# Matters here: feeds of several agencies leave the VTIMEZONE out. An importer on a server in UTC would show each
# viewing an hour or two late. This product writes UTC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps ical.js@2.2.1 node-ical@0.27.2

cat >run.mjs <<'CODE'
import ICAL from "ical.js";
import nodeIcal from "node-ical";
process.env.TZ = "America/New_York";
const text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20270301T000000Z\r\nDTSTART;TZID=Europe/Berlin:20270329T100000\r\nSUMMARY:Viewing\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
const { startDate } = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent"));
console.log("ical.js", startDate.zone.tzid, startDate.toJSDate().toISOString());
console.log("node-ical", Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === "VEVENT").start.toISOString());
CODE

cat >seen.txt <<'SEEN'
ical.js floating 2027-03-29T14:00:00.000Z
node-ical 2027-03-29T08:00:00.000Z
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
