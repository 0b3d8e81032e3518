#!/usr/bin/env bash
# Versions: vcf@2.1.2; Node 24, seen 2026-11-29
# Expected: the parts of a vCard are given as they were meant: "\," is a comma and "\n" a new line (RFC 2426 5).
# Seen: values keep their backslashes, those of structured parts too, so that a part may hold a semicolon that looks
# like the end of it.
# Matters here: phones share a landlord as such a card: the street of "Am Markt 3, rear" gets a backslash, and a note
# of two lines is one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps vcf@2.1.2

cat >run.mjs <<'CODE'
import vCard from "vcf";
const card = [
  "BEGIN:VCARD",
  "VERSION:3.0",
  "FN:Anna Example",
  "ADR;type=HOME:;;Am Markt 3\\, rear;Berlin;;10117;Germany",
  "NOTE:First line\\nSecond line",
  "END:VCARD",
  "",
].join("\r\n");
const read = new vCard().parse(card);
for (const name of ["adr", "note"]) console.log(name, JSON.stringify(read.get(name).valueOf()));
CODE

cat >seen.txt <<'SEEN'
adr ";;Am Markt 3\\, rear;Berlin;;10117;Germany"
note "First line\\nSecond line"
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
