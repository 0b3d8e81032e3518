#!/usr/bin/env bash
# Versions: html-to-text@10.0.1; Node 24, seen 2026-11-28
# Expected: the text version of a mail keeps the cells of a row apart and its headings as they are written.
# Seen: "Rent" and "1,200" become "Rent1,200", and a heading becomes capitals. Tables are laid out only for selectors
# that are named dataTable; headings need uppercase: false.
# Matters here: the plain part of a receipt, which screen readers and watches show, has one unreadable word a row. Write
# both parts from one description of the mail.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps html-to-text@10.0.1

cat >run.mjs <<'CODE'
import { convert } from "html-to-text";
const html = "<h1>Your application</h1><table><tr><td>Rent</td><td>1,200</td></tr></table>";
console.log(JSON.stringify(convert(html)));
console.log(JSON.stringify(convert(html, { selectors: [{ selector: "table", format: "dataTable" }, { selector: "h1", options: { uppercase: false } }] })));
CODE

cat >seen.txt <<'SEEN'
"YOUR APPLICATION\n\nRent1,200"
"Your application\n\nRent   1,200"
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
