#!/usr/bin/env bash
# Versions: papaparse@5.7.1; Node 24, seen 2026-11-29
# Expected: each row holds one semicolon and the first line no comma, so semicolons part the columns, with or without a line
# break at the end.
# Seen: with the break no separator is found (an error beside the rows says so), and the list is parted at the decimal commas.
# Without it, or with skipEmptyLines, semicolons are found.
# Matters here: spreadsheets end a file with a line break, and a list of homes may have two columns. The first line holds names
# and no numbers: ask it for the separator.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps papaparse@5.7.1

cat >run.mjs <<'CODE'
import Papa from "papaparse";
const list = "Adresse;Miete\nHauptstr. 1;1200,50\nMarkt 2;980,00";
for (const [text, options] of [[list, {}], [`${list}\n`, {}], [`${list}\n`, { skipEmptyLines: true }]]) {
  const { meta, data, errors } = Papa.parse(text, options);
  console.log(meta.delimiter, JSON.stringify(data[1]), errors.map(({ code }) => code).join());
}
CODE

cat >seen.txt <<'SEEN'
; ["Hauptstr. 1","1200,50"] 
, ["Hauptstr. 1;1200","50"] UndetectableDelimiter
; ["Hauptstr. 1","1200,50"] 
SEEN

TZ=UTC node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
