#!/usr/bin/env bash
# Versions: accept-language-parser@1.5.0, negotiator@1.1.0; Node 24, seen 2026-11-28
# Expected: a reader who sends "de-AT,en;q=0.5" to a site in en and de reads German: the Austrian asked for German
# first.
# Seen: pick gives en, for es-419 (which Chrome in Latin America sends) and zh-Hant-TW likewise; only loose: true gives
# de, es and zh-Hant. negotiator gives de and es, but en for zh-Hant-TW.
# Matters here: the default answers whoever names a region in his second language. Compare the first part of the tag, or
# say loose.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps accept-language-parser@1.5.0 negotiator@1.1.0

cat >run.mjs <<'CODE'
import parser from "accept-language-parser";
import Negotiator from "negotiator";
const cases = [["de-AT,en;q=0.5", ["en", "de"]], ["es-419,en;q=0.5", ["en", "es"]], ["zh-Hant-TW,en;q=0.5", ["en", "zh-Hant"]]];
for (const [header, offered] of cases) {
  const negotiated = new Negotiator({ headers: { "accept-language": header } }).language(offered);
  console.log(header, parser.pick(offered, header), parser.pick(offered, header, { loose: true }), negotiated);
}
CODE

cat >seen.txt <<'SEEN'
de-AT,en;q=0.5 en de de
es-419,en;q=0.5 en es es
zh-Hant-TW,en;q=0.5 en zh-Hant en
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
