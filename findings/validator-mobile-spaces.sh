#!/usr/bin/env bash
# Versions: validator@13.15.35; Node 24, seen 2026-11-28
# Expected: isMobilePhone takes a number as people of its country write it, as it takes "(415) 555-2671" for en-US.
# Seen: spaces and brackets pass for en-US, but no space passes for fr-FR and de-DE, where nobody writes a number
# without them. Digits alone pass for all three.
# Matters here: a check by one locale's habit refuses a whole country's way of writing. Reading the number for its
# country (libphonenumber) is the way out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps validator@13.15.35

cat >run.mjs <<'CODE'
import validator from "validator";
const cases = [["(415) 555-2671", "en-US"], ["06 12 34 56 78", "fr-FR"], ["0612345678", "fr-FR"], ["0151 23456789", "de-DE"], ["015123456789", "de-DE"]];
for (const [text, locale] of cases) console.log(locale, text, validator.isMobilePhone(text, locale));
CODE

cat >seen.txt <<'SEEN'
en-US (415) 555-2671 true
fr-FR 06 12 34 56 78 false
fr-FR 0612345678 true
de-DE 0151 23456789 false
de-DE 015123456789 true
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
