#!/usr/bin/env bash
# Versions: @internationalized/number@3.6.9, currency.js@2.0.4; Node 24, seen 2026-11-28
# Expected: an amount that cannot be one in the reader's locale is refused: "2.500,50" in en-US, "2.50" in de-DE.
# Seen: React Aria's parser reads 2.5005 and 250: separators are dropped wherever they stand. currency.js reads
# "2.500,50" as 2.5, "3k" as 3 and "1e3" as 13.
# Matters here: an income typed by a German on an American form is divided by a thousand without a word. Ask which of
# the two was meant.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps @internationalized/number@3.6.9 currency.js@2.0.4

cat >run.mjs <<'CODE'
import { NumberParser } from "@internationalized/number";
import currency from "currency.js";
for (const [text, locale] of [["2.500,50", "en-US"], ["2.50", "de-DE"], ["2.500,50", "de-DE"]]) console.log(locale, text, new NumberParser(locale).parse(text));
for (const text of ["2.500,50", "3k", "1e3"]) console.log("currency.js", text, currency(text).value);
CODE

cat >seen.txt <<'SEEN'
en-US 2.500,50 2.5005
de-DE 2.50 250
de-DE 2.500,50 2500.5
currency.js 2.500,50 2.5
currency.js 3k 3
currency.js 1e3 13
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
