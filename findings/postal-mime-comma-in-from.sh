#!/usr/bin/env bash
# Versions: postal-mime@4.0.0, mailparser@3.14.2; Node 24, seen 2026-11-28
# Expected: From: Doe, Jane <jane@home.example> without quotes, as office programs write it, gives jane@home.example
# with one name or in a list of two.
# Seen: mailparser gives the address with the name "Doe, Jane". postal-mime's from is the name "Doe" with an empty
# address; the address is found in the raw header alone.
# Matters here: an answer that comes by mail cannot be matched with its tenant. Cloudflare's Email Workers documentation
# uses postal-mime.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps postal-mime@4.0.0 mailparser@3.14.2

cat >run.mjs <<'CODE'
import { simpleParser } from "mailparser";
import PostalMime from "postal-mime";
const mail = ["From: Doe, Jane <jane@home.example>", "Subject: Saturday", "", "Yes"].join("\r\n");
console.log("mailparser", JSON.stringify((await simpleParser(mail)).from.value));
const parsed = await PostalMime.parse(mail);
console.log("postal-mime", JSON.stringify(parsed.from), parsed.headers.find(({ key }) => key === "from").value);
CODE

cat >seen.txt <<'SEEN'
mailparser [{"address":"jane@home.example","name":"Doe, Jane"}]
postal-mime {"address":"","name":"Doe"} Doe, Jane <jane@home.example>
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
