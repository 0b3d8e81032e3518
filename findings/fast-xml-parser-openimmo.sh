#!/usr/bin/env bash
# Versions: fast-xml-parser@5.12.1; Node 24, seen 2026-11-28
# Expected: the text of an element is its text: "01067" and "+4935112345" stay, &#223; becomes the letter.
# Seen: by default a text that looks like a number is one: the postcode of Dresden is 1067, the telephone loses its
# plus, unit "1e3" is 1000. Numeric references stay as they are written until htmlEntities is set. One element is an
# object, two are an array.
# Matters here: OpenImmo files hold all of these. An importer sets parseTagValue: false and htmlEntities: true, and
# names the elements that repeat.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps fast-xml-parser@5.12.1

cat >run.mjs <<'CODE'
import { XMLParser } from "fast-xml-parser";
const xml = "<geo><plz>01067</plz><tel>+4935112345</tel><unit>1e3</unit><ort>Gro&#223;enhain</ort></geo>";
console.log(JSON.stringify(new XMLParser().parse(xml)));
console.log(JSON.stringify(new XMLParser({ parseTagValue: false, htmlEntities: true }).parse(xml)));
console.log(JSON.stringify([new XMLParser().parse("<a><i>x</i></a>").a.i, new XMLParser().parse("<a><i>x</i><i>y</i></a>").a.i]));
CODE

cat >seen.txt <<'SEEN'
{"geo":{"plz":1067,"tel":4935112345,"unit":1000,"ort":"Gro&#223;enhain"}}
{"geo":{"plz":"01067","tel":"+4935112345","unit":"1e3","ort":"Großenhain"}}
["x",["x","y"]]
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
