#!/usr/bin/env bash
# Versions: fast-xml-parser@5.12.1; Node 24, seen 2026-11-29
# Expected: the text of an element is trimmed at its two ends, as `trimValues` says; what stands within it stays.
# Seen: the text before a CDATA section is trimmed by itself, so that two words become one. Beside a comment the space stays, and
# so it does with trimValues: false.
# Matters here: agents' software wraps what holds an ampersand in CDATA, also within a text. An importer sets trimValues: false
# and trims the whole.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps fast-xml-parser@5.12.1

cat >run.mjs <<'CODE'
import { XMLParser } from "fast-xml-parser";
const texts = ["<ort>Frankfurt <![CDATA[am Main]]></ort>", "<ort>Frankfurt <!-- Hessen -->am Main</ort>"];
for (const options of [{}, { trimValues: false }])
  console.log(JSON.stringify(texts.map((text) => new XMLParser(options).parse(text).ort)));
CODE

cat >seen.txt <<'SEEN'
["Frankfurtam Main","Frankfurt am Main"]
["Frankfurt am Main","Frankfurt am Main"]
SEEN

TZ=UTC node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
