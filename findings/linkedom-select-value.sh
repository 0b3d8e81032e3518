#!/usr/bin/env bash
# Versions: linkedom@0.18.15, jsdom@31.0.1; Node 24, seen 2026-11-28
# Expected: the value of a select is that of its selected option, in each DOM for Node.
# Seen: jsdom says "2", linkedom "": a select has no value of its own there, and inputs have no checkValidity.
# Matters here: linkedom is chosen for Workers because it is small. A test of a form that runs on it passes with every
# choice lost.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps linkedom@0.18.15 jsdom@31.0.1

cat >run.mjs <<'CODE'
import { JSDOM } from "jsdom";
import { parseHTML } from "linkedom";
const html = "<html><body><form><select name=a><option>1</option><option selected>2</option></select><input name=b required></form></body></html>";
for (const [name, document] of [["jsdom", new JSDOM(html).window.document], ["linkedom", parseHTML(html).document]]) {
  const select = document.querySelector("select");
  console.log(name, JSON.stringify(select.value), select.querySelector("[selected]").textContent, typeof document.querySelector("input").checkValidity);
}
CODE

cat >seen.txt <<'SEEN'
jsdom "2" 2 function
linkedom "" 2 undefined
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
