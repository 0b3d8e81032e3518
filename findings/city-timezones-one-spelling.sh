#!/usr/bin/env bash
# Versions: city-timezones@1.3.4; Node 24, seen 2026-11-29
# Expected: a town is found by the name that its people write and by the one without accents: Zurich and Zürich, São
# Paulo and Sao Paulo.
# Seen: each has one spelling, and which one differs: Zürich and Reykjavík only with the accent, Sao Paulo and Geneva
# only without. Köln, München and Den Haag are unknown, as are New York City and Bangalore.
# Matters here: the zone of a home's viewing would be that of the server for half of Switzerland. Look a town up
# without its accents, and let "unknown" be said.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps city-timezones@1.3.4

cat >run.mjs <<'CODE'
import cities from "city-timezones";
const found = (name) => cities.lookupViaCity(name).map(({ iso2, timezone }) => `${iso2} ${timezone}`);
for (const name of ["Zürich", "Zurich", "São Paulo", "Sao Paulo", "Reykjavík", "Reykjavik", "Genève", "Geneva", "Köln", "Cologne", "Den Haag", "The Hague", "New York", "New York City", "Bengaluru", "Bangalore"]) {
  console.log(name, found(name).join(", ") || "unknown");
}
CODE

cat >seen.txt <<'SEEN'
Zürich CH Europe/Zurich
Zurich unknown
São Paulo unknown
Sao Paulo BR America/Sao_Paulo
Reykjavík IS Atlantic/Reykjavik
Reykjavik unknown
Genève unknown
Geneva CH Europe/Zurich
Köln unknown
Cologne DE Europe/Berlin
Den Haag unknown
The Hague NL Europe/Amsterdam
New York US America/New_York
New York City unknown
Bengaluru IN Asia/Kolkata
Bangalore unknown
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
