#!/usr/bin/env bash
# Versions: date-holidays@3.37.0; Node 24, seen 2026-11-28
# Expected: isHoliday says whether offices are closed: true on 3 October in Germany, false on Mother's Day.
# Seen: it answers with a list for Mother's Day, Valentine's Day and the like as well, which is true in a condition;
# each entry has a type (public, observance).
# Matters here: a deadline that is moved past holidays is moved past the 14th of February. Whoever counts working days
# filters by type public and bank.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps date-holidays@3.37.0

cat >run.mjs <<'CODE'
import Holidays from "date-holidays";
const cases = [["DE", "2026-10-03T12:00:00+02:00"], ["DE", "2027-05-09T12:00:00+02:00"], ["US", "2027-02-14T12:00:00-05:00"]];
for (const [country, at] of cases) {
  const found = new Holidays(country).isHoliday(new Date(at));
  console.log(country, at.slice(0, 10), Boolean(found), found && found.map(({ type }) => type).join());
}
CODE

cat >seen.txt <<'SEEN'
DE 2026-10-03 true public
DE 2027-05-09 true observance
US 2027-02-14 true observance
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
