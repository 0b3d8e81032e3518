#!/usr/bin/env bash
# Versions: @guidepup/virtual-screen-reader@0.33.0, jsdom@31.0.1; Node 24, seen 2026-11-29
# Expected: what stands in a closed details element is not spoken, a required field is said to be required whatever
# its type, and a meter ends at 1 where nothing else is said.
# Seen: closed details are read to the end, "required" is said of a text field and not of a date or a file, and the
# meter's end is 100.
# Matters here: a test that listens to it finds words that nobody hears, and misses that a date must be given. Such
# tests need a browser's own tree.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps @guidepup/virtual-screen-reader@0.33.0 jsdom@31.0.1

cat >run.mjs <<'CODE'
import { JSDOM } from "jsdom";
const { window } = new JSDOM("<body></body>", { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document });
for (const name of ["Node", "Element", "HTMLElement", "MutationObserver", "Event", "KeyboardEvent", "MouseEvent", "getComputedStyle", "HTMLInputElement", "CSS"]) {
  if (window[name]) globalThis[name] = window[name];
}
const { virtual } = await import("@guidepup/virtual-screen-reader");
for (const html of [
  "<details><summary>Why</summary><p>Unheard</p></details>",
  "<input aria-label=Name required>",
  "<input type=date aria-label=Day required>",
  "<input type=file aria-label=Payslip required>",
  '<meter value=0.5 aria-label="Share"></meter>',
]) {
  document.body.innerHTML = html;
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== "end of document") await virtual.next();
  console.log((await virtual.spokenPhraseLog()).slice(1, -1).join(" / "));
  await virtual.stop();
}
CODE

cat >seen.txt <<'SEEN'
group / Why / paragraph / Unheard / end of paragraph / end of group
textbox, Name, required
Day
Payslip
meter, Share, 0.5, min value 0, max value 100, 0.5
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
