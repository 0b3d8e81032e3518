#!/usr/bin/env bash
# Versions: chrono-node@2.10.3; Node 24, seen 2026-11-29
# Expected: "29.11. um 14 Uhr" is 29 November at 14:00, as "29. November um 14 Uhr" is.
# Seen: day and month in figures are passed over, and the time alone is read: today at 14:00. With the year they are read.
# Matters here: so people write the time of a viewing in a message. A time that was read must be shown back with its day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps chrono-node@2.10.3

cat >run.mjs <<'CODE'
import { de } from "chrono-node";
const today = new Date("2026-11-27T09:00:00Z");
for (const text of ["29.11. um 14 Uhr", "29.11.2026 um 14 Uhr", "29. November um 14 Uhr"]) {
  const [found] = de.parse(text, today, { forwardDate: true });
  console.log(`${text} -> "${found.text}" ${found.start.date().toISOString()}`);
}
CODE

cat >seen.txt <<'SEEN'
29.11. um 14 Uhr -> "um 14 Uhr" 2026-11-27T14:00:00.000Z
29.11.2026 um 14 Uhr -> "29.11.2026 um 14 Uhr" 2026-11-29T14:00:00.000Z
29. November um 14 Uhr -> "29. November um 14 Uhr" 2026-11-29T14:00:00.000Z
SEEN

TZ=UTC node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
