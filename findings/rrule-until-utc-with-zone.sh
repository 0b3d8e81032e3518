#!/usr/bin/env bash
# Versions: rrule@2.8.1; Node 24, seen 2026-11-29
# Expected: UNTIL is the last moment, itself included (RFC 5545 3.3.10, where it must be UTC beside a start with a
# zone): three Saturdays at ten o'clock in Berlin until 08:00 UTC on 3 April, which is ten o'clock there, are three.
# Seen: two. UNTIL in UTC is compared with the clock time of the place, so whoever lives east of Greenwich loses the
# last day. West of it days too late are taken: New York gets one more.
# Matters here: calendar programs write exactly this for a series of viewings. Count the days (COUNT), or compare the
# instants.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps rrule@2.8.1

cat >run.mjs <<'CODE'
import rrule from "rrule";
const dates = (zone, until) =>
  rrule
    .rrulestr(`DTSTART;TZID=${zone}:20270320T100000\nRRULE:FREQ=WEEKLY;UNTIL=${until}`)
    .all()
    .map((date) => date.toISOString());
console.log("Berlin until its last start", dates("Europe/Berlin", "20270403T080000Z"));
console.log("New York until an hour before the third", dates("America/New_York", "20270403T130000Z"));
CODE

cat >seen.txt <<'SEEN'
Berlin until its last start [ '2027-03-20T09:00:00.000Z', '2027-03-27T09:00:00.000Z' ]
New York until an hour before the third [
  '2027-03-20T14:00:00.000Z',
  '2027-03-27T14:00:00.000Z',
  '2027-04-03T14:00:00.000Z'
]
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
