#!/usr/bin/env bash
# Versions: spacetime@7.15.0; Node 24, seen 2026-11-29
# Expected: noon on the days when clocks change has the new offset: Berlin on 28 March 2027 +02:00, as New York has
# -04:00 on 14 March.
# Seen: Berlin keeps +01:00 for the whole 28 March and is right from the 29th on; New York is right.
# Matters here: viewings are on weekends, and clocks change on Sundays: an afternoon of viewings is an hour off in all
# of central Europe.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps spacetime@7.15.0

cat >run.mjs <<'CODE'
import spacetime from "spacetime";
for (const [zone, day] of [
  ["Europe/Berlin", "2027-03-28"],
  ["Europe/Berlin", "2027-03-29"],
  ["America/New_York", "2027-03-14"],
]) {
  const noon = spacetime(`${day}T12:00:00`, zone);
  console.log(zone, noon.iso(), new Date(noon.epoch).toISOString());
}
CODE

cat >seen.txt <<'SEEN'
Europe/Berlin 2027-03-28T12:00:00.000+01:00 2027-03-28T11:00:00.000Z
Europe/Berlin 2027-03-29T12:00:00.000+02:00 2027-03-29T10:00:00.000Z
America/New_York 2027-03-14T12:00:00.000-04:00 2027-03-14T16:00:00.000Z
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
