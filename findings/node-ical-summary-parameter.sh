#!/usr/bin/env bash
# Versions: node-ical@0.27.2; Node 24, seen 2026-11-28
# Expected: summary is a string for each event.
# Seen: it is a string until the property has a parameter: SUMMARY;LANGUAGE=de gives { params, val }. LOCATION and
# DESCRIPTION do the same.
# Matters here: Outlook writes LANGUAGE beside each text, so whoever reads a landlord's calendar prints [object Object]
# for his German neighbours.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps node-ical@0.27.2

cat >run.mjs <<'CODE'
import ical from "node-ical";
const event = (line) => ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", "DTSTART:20270301T090000Z", line, "END:VEVENT", "END:VCALENDAR", ""].join("\r\n");
for (const line of ["SUMMARY:Besichtigung", "SUMMARY;LANGUAGE=de:Besichtigung", "LOCATION;LANGUAGE=de:Hof"]) {
  const found = Object.values(ical.sync.parseICS(event(line))).find(({ type }) => type === "VEVENT");
  console.log(line, JSON.stringify(found.summary ?? found.location));
}
CODE

cat >seen.txt <<'SEEN'
SUMMARY:Besichtigung "Besichtigung"
SUMMARY;LANGUAGE=de:Besichtigung {"params":{"LANGUAGE":"de"},"val":"Besichtigung"}
LOCATION;LANGUAGE=de:Hof {"params":{"LANGUAGE":"de"},"val":"Hof"}
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
