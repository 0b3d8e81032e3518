#!/usr/bin/env bash
# Versions: papaparse@5.7.1; Node 24, seen 2026-11-29
# Expected: the `row` of an error is counted one way in one answer, so that a line of the file follows from it.
# Seen: with `header` and `skipEmptyLines`, a quotation mark is reported by the row of the file, heads and empty lines counted; a missing
# cell by its place in `data`, without both. The last row is at fault twice, as row 4 and as row 2. A break inside a cell counts nowhere.
# Matters here: an import says which line is wrong. It takes rows without `header`, keeps the empty ones and counts the breaks in cells.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps papaparse@5.7.1

cat >run.mjs <<'CODE'
import Papa from "papaparse";
const list = 'Adresse;Ort\nTorstr. 1;Berlin\n\nTorstr. 2;Berlin\n"Hof" links';
const { data, errors } = Papa.parse(list, { delimiter: ";", header: true, skipEmptyLines: true });
console.log(data.length, errors.map(({ code, row }) => `${code} ${row}`).join(", "));
CODE

cat >seen.txt <<'SEEN'
3 InvalidQuotes 4, MissingQuotes 4, TooFewFields 2
SEEN

TZ=UTC node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
