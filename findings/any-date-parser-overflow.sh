#!/usr/bin/env bash
# Versions: any-date-parser@2.2.4; Node 24, seen 2026-11-28
# Expected: "31.02.2027" and "32.01.2027" are no dates: invalid.
# Seen: it is read as 3 March 2027 in each language tried. Day 32 of January becomes the 2nd.
# Matters here: a typing error in a move-in date becomes another day in silence. Parse year, month and day, then check
# that the day exists.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps any-date-parser@2.2.4

cat >run.mjs <<'CODE'
import parser from "any-date-parser";
for (const [text, locale] of [["31.02.2027", "de-DE"], ["31/02/2027", "fr-FR"], ["02/31/2027", "en-US"], ["32.01.2027", "de-DE"]]) {
  const date = parser.fromString(text, locale);
  console.log(locale, text, Number.isNaN(Number(date)) ? "invalid" : date.toISOString().slice(0, 10));
}
CODE

cat >seen.txt <<'SEEN'
de-DE 31.02.2027 2027-03-03
fr-FR 31/02/2027 2027-03-03
en-US 02/31/2027 2027-03-03
de-DE 32.01.2027 2027-01-02
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
