#!/usr/bin/env bash
# Versions: @cantoo/pdf-lib@2.11.1; Node 24, seen 2026-11-28
# Expected: drawing a letter that Helvetica's encoding lacks raises an error, as pdf-lib did, from which the fork comes.
# Seen: "Łódź" is drawn and the file saved without an error; the page's stream holds question marks in place of the
# letters.
# Matters here: a Polish tenant's name is wrong on a document that a landlord signs. Embed a face and look for the
# letter before drawing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps @cantoo/pdf-lib@2.11.1

cat >run.mjs <<'CODE'
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { inflateSync } from "node:zlib";
const document = await PDFDocument.create();
const page = document.addPage();
page.drawText("Łódź", { font: await document.embedFont(StandardFonts.Helvetica) });
const bytes = Buffer.from(await document.save({ useObjectStreams: false }));
const start = bytes.indexOf("stream", 0, "latin1");
const streams = [...bytes.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
  try { return inflateSync(Buffer.from(body, "latin1")).toString("latin1"); } catch { return body; }
});
console.log("error", false, "glyphs", streams.join("").match(/<([0-9A-F]+)> Tj/)?.[1]);
CODE

cat >seen.txt <<'SEEN'
error false glyphs 3FF3643F
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
