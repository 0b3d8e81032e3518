#!/usr/bin/env bash
# Versions: jsvat@2.5.4; Node 24, seen 2026-11-29
# Expected: numbers of businesses in the European system have the prefix XI in Northern Ireland since 2021, beside GB.
# Seen: XI is no country: the number of a trader that is valid behind GB is unknown behind XI.
# Matters here: an agency in Belfast could not buy with its number. A prefix that a check does not know is no proof
# that the number is wrong.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps jsvat@2.5.4

cat >run.mjs <<'CODE'
import * as jsvat from "jsvat";
for (const number of ["GB980780684", "XI980780684", "EL094259216", "CHE-123.456.788 MWST"]) {
  const { isValid, country } = jsvat.checkVAT(number, jsvat.countries);
  console.log(number, isValid, country?.name ?? "no country");
}
CODE

cat >seen.txt <<'SEEN'
GB980780684 true United Kingdom
XI980780684 false no country
EL094259216 true Greece
CHE-123.456.788 MWST true Switzerland
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
