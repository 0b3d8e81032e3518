#!/usr/bin/env bash
# Versions: chrono-node@2.10.3; Node 24, seen 2026-11-29
# Expected: "5 de diciembre de 10 a 12" is 5 December from 10 to 12, as "de 10:00 a 12:00" is, or its hours are not read.
# Seen: the first hour is the year: 5 December 2010, though only days to come were asked for.
# Matters here: so people write the hours of an open day. A day that lies years back must be asked about, never taken.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps chrono-node@2.10.3

cat >run.mjs <<'CODE'
import { es } from "chrono-node";
const today = new Date("2026-11-27T09:00:00Z");
for (const text of ["5 de diciembre de 10 a 12", "5 de diciembre de 10:00 a 12:00", "5 de diciembre"]) {
  const [found] = es.parse(text, today, { forwardDate: true });
  console.log(`${text} -> ${found.start.date().toISOString()} ${found.end?.date().toISOString() ?? "no end"}`);
}
CODE

cat >seen.txt <<'SEEN'
5 de diciembre de 10 a 12 -> 2010-12-05T12:00:00.000Z no end
5 de diciembre de 10:00 a 12:00 -> 2026-12-05T10:00:00.000Z no end
5 de diciembre -> 2026-12-05T12:00:00.000Z no end
SEEN

TZ=UTC node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
