#!/usr/bin/env bash
# Versions: localized-address-format@1.3.3; Node 24, seen 2026-11-29
# Expected: each part that was given stands somewhere in the address.
# Seen: Japan's format has no place for the city and Germany's none for the region: what was given there is left out
# without a word, so "Chuo-ku" is missing in Tokyo. An unknown country loses the postcode.
# Matters here: forms ask for a town in every country, and most of Tokyo would have the same address. Look for each
# part in what was formatted.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps localized-address-format@1.3.3

cat >run.mjs <<'CODE'
import { formatAddress } from "localized-address-format";
const given = { name: "A. Example", addressLines: ["1-1 Ginza"], locality: "Chuo-ku", administrativeArea: "Tokyo", postalCode: "104-0061" };
for (const country of ["JP", "DE", "KR", "XX"]) {
  const lines = formatAddress({ ...given, postalCountry: country }, country === "XX" ? "latin" : "local");
  const missing = Object.values(given).flat().filter((part) => !lines.join(" ").includes(part));
  console.log(country, lines, "missing", missing);
}
CODE

cat >seen.txt <<'SEEN'
JP [ '〒104-0061', 'Tokyo', '1-1 Ginza', 'A. Example' ] missing [ 'Chuo-ku' ]
DE [ 'A. Example', '1-1 Ginza', '104-0061 Chuo-ku' ] missing [ 'Tokyo' ]
KR [ 'Tokyo Chuo-ku', '1-1 Ginza', 'A. Example', '104-0061' ] missing []
XX [ 'A. Example', '1-1 Ginza', 'Chuo-ku' ] missing [ 'Tokyo', '104-0061' ]
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
