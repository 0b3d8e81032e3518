#!/usr/bin/env bash
# Versions: ics@3.12.0; Node 24, seen 2026-11-28
# Expected: start: [2027, 3, 1, 10, 0] is ten o'clock where the event is: a floating time, "DTSTART:20270301T100000";
# lines are folded at 75 octets, as RFC 5545 3.1 says.
# Seen: the time is taken for one of the machine's zone and written in UTC, so two servers make two times;
# startOutputType "local" gives the floating one. Folding counts characters: a line of German text has 81 octets.
# Matters here: an invitation made on a Worker (UTC) is an hour off in Berlin. Write an instant in UTC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps ics@3.12.0

cat >run.mjs <<'CODE'
import { createEvent } from "ics";
const make = (options) => createEvent({ start: [2027, 3, 1, 10, 0], duration: { minutes: 15 }, title: "Viewing", ...options }).value;
for (const zone of ["UTC", "Europe/Berlin"]) {
  process.env.TZ = zone;
  console.log(zone, make().match(/DTSTART.*/)[0].trim());
}
console.log("local", make({ startOutputType: "local" }).match(/DTSTART.*/)[0].trim());
const lines = make({ title: "Wohnungsbesichtigung Größe ".repeat(8) }).split("\r\n");
console.log("longest line in octets", Math.max(...lines.map((line) => Buffer.byteLength(line))));
CODE

cat >seen.txt <<'SEEN'
UTC DTSTART:20270301T100000Z
Europe/Berlin DTSTART:20270301T090000Z
local DTSTART:20270301T100000
longest line in octets 81
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
