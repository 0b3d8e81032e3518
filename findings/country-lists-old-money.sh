#!/usr/bin/env bash
# Versions: world-countries@5.1.0, country-data-list@1.6.3, country-to-currency@3.0.1, currency-codes@2.2.0; Node 24,
# seen 2026-11-29
# Expected: lists of countries that came out in these years agree on their money: the euro in Bulgaria (since January
# 2026), XCG in Curacao (since March 2025), SLE in Sierra Leone (since 2022); Belarus' rouble has two decimals since
# 2016.
# Seen: country-to-currency alone has all three. world-countries and country-data-list say BGN, ANG and SLL; the
# latter counts no decimals for BYN. currency-codes, made from the list of ISO, does not know XCG.
# Matters here: the rent of a home in Sofia would be asked in a currency that no bank pays any more. A list is as
# young as its last look at the table of ISO 4217.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps world-countries@5.1.0 country-data-list@1.6.3 country-to-currency@3.0.1 currency-codes@2.2.0

cat >run.mjs <<'CODE'
import * as countryData from "country-data-list";
import toCurrency from "country-to-currency";
import currencyCodes from "currency-codes";
import worldCountries from "world-countries";
const table = toCurrency.default ?? toCurrency;
for (const country of ["BG", "CW", "SL", "BY"]) {
  const world = Object.keys(worldCountries.find(({ cca2 }) => cca2 === country).currencies);
  console.log(country, "country-to-currency", table[country], "| world-countries", ...world, "| country-data-list", ...countryData.countries[country].currencies);
}
console.log("decimals of BYN", countryData.currencies.BYN.decimals, currencyCodes.code("BYN").digits);
console.log("XCG", currencyCodes.code("XCG")?.currency ?? "unknown");
CODE

cat >seen.txt <<'SEEN'
BG country-to-currency EUR | world-countries BGN | country-data-list BGN
CW country-to-currency XCG | world-countries ANG | country-data-list ANG
SL country-to-currency SLE | world-countries SLL | country-data-list SLL
BY country-to-currency BYN | world-countries BYN | country-data-list BYN
decimals of BYN 0 2
XCG unknown
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
