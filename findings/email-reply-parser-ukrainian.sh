#!/usr/bin/env bash
# Versions: email-reply-parser@2.3.9; Node 24, seen 2026-11-28
# Expected: the line above a quoted mail is known in the languages that mail programs ship: German, Polish, Portuguese,
# Ukrainian.
# Seen: German, Polish and Portuguese are cut, Ukrainian stays in the visible text with the sender's address.
# Matters here: an answer by mail would show its tenant's history in a note. The sender's address stays as well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps email-reply-parser@2.3.9

cat >run.mjs <<'CODE'
import EmailReplyParser from "email-reply-parser";
const parser = new (EmailReplyParser.default ?? EmailReplyParser)();
const heads = {
  de: "Am 01.03.2027 um 10:00 schrieb Jane <jane@home.example>:",
  pl: "W dniu 1.03.2027 o 10:00 Jane <jane@home.example> pisze:",
  pt: "Em seg., 1 de mar. de 2027 às 10:00, Jane <jane@home.example> escreveu:",
  uk: "пн, 1 бер. 2027 р. о 10:00 Jane <jane@home.example> пише:",
};
for (const [language, head] of Object.entries(heads)) {
  console.log(language, JSON.stringify(parser.read("OK.\n\n" + head + "\n> Question?").getVisibleText().trim()));
}
CODE

cat >seen.txt <<'SEEN'
de "OK."
pl "OK."
pt "OK."
uk "OK.\n\nпн, 1 бер. 2027 р. о 10:00 Jane <jane@home.example> пише:"
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
