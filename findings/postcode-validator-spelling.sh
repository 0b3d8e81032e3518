#!/usr/bin/env bash
# Versions: postcode-validator@3.10.22; Node 24, seen 2026-11-28
# Expected: one rule for how a postcode may be typed: capitals or not, with its separator or without, in every country.
# Seen: each country has its own. Small letters pass for GB and CA, not for NL and IE. Without its separator a code
# passes for BR and CA, not for PL and JP. A hyphen instead of the space fails for CA. A country that has no postcodes
# (AE, HK) raises "Invalid country code".
# Matters here: a tenant types on a phone. Whoever checks postcodes with it must write the text in capitals and add the
# separator first, and must ask whether the country is known before the check.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps postcode-validator@3.10.22

cat >run.mjs <<'CODE'
import { postcodeValidator } from "postcode-validator";
const cases = [["sw1a1aa", "GB"], ["k1a0b1", "CA"], ["1012 ab", "NL"], ["d02af30", "IE"], ["01310100", "BR"], ["00950", "PL"], ["1000001", "JP"], ["K1A-0B1", "CA"], ["", "AE"], ["", "HK"]];
for (const [text, country] of cases) {
  let answer;
  try {
    answer = postcodeValidator(text, country);
  } catch (error) {
    answer = error.message;
  }
  console.log(country, JSON.stringify(text), answer);
}
CODE

cat >seen.txt <<'SEEN'
GB "sw1a1aa" true
CA "k1a0b1" true
NL "1012 ab" false
IE "d02af30" false
BR "01310100" true
PL "00950" false
JP "1000001" false
CA "K1A-0B1" false
AE "" Invalid country code: AE
HK "" Invalid country code: HK
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
