#!/usr/bin/env bash
# Versions: papaparse@5.7.1; Node 24, seen 2026-11-29
# Expected: a line break ends a row, whichever of the three kinds it is, or an error says that they are mixed.
# Seen: the kind of most lines is taken for all. A row that ends otherwise goes on into the next: two homes are one row of three
# cells, and no error says so. With one kind alone there are three rows.
# Matters here: agents paste rows of another program below their own list, and a home would be lost without a word. An importer
# makes all line ends one before it parses.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps papaparse@5.7.1

cat >run.mjs <<'CODE'
import Papa from "papaparse";
const list = "Adresse;Ort\r\nTorstr. 1;Berlin\nTorstr. 2;Berlin\r\nTorstr. 3;Berlin\r\n";
for (const text of [list, list.replaceAll("\r\n", "\n")]) {
  const { data, errors } = Papa.parse(text, { delimiter: ";", skipEmptyLines: true });
  console.log(data.length - 1, JSON.stringify(data[1]), errors.length);
}
CODE

cat >seen.txt <<'SEEN'
2 ["Torstr. 1","Berlin\nTorstr. 2","Berlin"] 0
3 ["Torstr. 1","Berlin"] 0
SEEN

TZ=UTC node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
