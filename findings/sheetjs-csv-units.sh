#!/usr/bin/env bash
# Versions: xlsx@0.18.5; Node 24, seen 2026-11-28
# Expected: a cell of a CSV is a text or, where it is a plain number, a number.
# Seen: unit "3/4" is the serial of a day in March, rent "1.200,50" is 1.2005, "1.200" is 1.2, postcode 02139 is 2139.
# raw: true keeps the texts.
# Matters here: a landlord's list of units, read with SheetJS's defaults, has rents a thousandth of what they are.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps xlsx@0.18.5

cat >run.mjs <<'CODE'
import xlsx from "xlsx";
const read = (csv, options) => {
  const book = xlsx.read(csv, { type: "string", ...options });
  return JSON.stringify(xlsx.utils.sheet_to_json(book.Sheets[book.SheetNames[0]]));
};
const csv = "unit;zip;rent;deposit\n3/4;02139;1.200,50;1.200";
console.log(read(csv));
console.log(read(csv, { raw: true }));
CODE

cat >seen.txt <<'SEEN'
[{"unit":36954,"zip":2139,"rent":1.2005,"deposit":1.2}]
[{"unit":"3/4","zip":"02139","rent":"1.200,50","deposit":"1.200"}]
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
