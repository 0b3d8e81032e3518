#!/usr/bin/env bash
# Versions: postal-codes-js@2.5.2, postcode-validator@3.10.22; Node 24, seen 2026-11-29
# Expected: codes that a country has used for years are valid: Argentina C1425DKC (since 1999), Taiwan 100001 (six
# digits since 2020), Viet Nam 10000 (five digits since 2018).
# Seen: all three are refused, and Kosovo's 10000 raises an error, for its code XK is unknown. Their older forms 1425,
# 100 and 100000 pass. postcode-validator takes all of the new ones, but no 1425.
# Matters here: a tenant is told that the right postcode of home is wrong. A shape that is not surely known must let
# everything through.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps postal-codes-js@2.5.2 postcode-validator@3.10.22

cat >run.mjs <<'CODE'
import codes from "postal-codes-js";
import { postcodeValidator } from "postcode-validator";
const tried = (check) => {
  try {
    return check();
  } catch (error) {
    return error.message;
  }
};
for (const [country, code] of [
  ["AR", "C1425DKC"],
  ["AR", "1425"],
  ["TW", "100001"],
  ["TW", "100"],
  ["VN", "10000"],
  ["VN", "100000"],
  ["XK", "10000"],
]) {
  console.log(country, code, tried(() => codes.validate(country, code)), tried(() => postcodeValidator(code, country)));
}
CODE

cat >seen.txt <<'SEEN'
AR C1425DKC Postal code C1425DKC is not valid for country AR true
AR 1425 true false
TW 100001 Postal code 100001 is not valid for country TW true
TW 100 true true
VN 10000 Postal code 10000 is not valid for country VN true
VN 100000 true true
XK 10000 Unknown alpha2/alpha3 country code: XK true
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
