#!/usr/bin/env bash
# Versions: parse-address@1.1.2; Node 24, seen 2026-11-28
# Expected: the house number of "20 1/2 Maple St" is "20 1/2", or the address is refused.
# Seen: the half is dropped without a word: number "20", which is another house. A half that follows the unit stays out
# as well.
# Matters here: rear houses and upper units of older American homes have such numbers. An importer of addresses must
# compare what was parsed with what was typed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps parse-address@1.1.2

cat >run.mjs <<'CODE'
import parser from "parse-address";
for (const text of ["20 1/2 Maple St, Boston, MA 02139", "20 Maple St Apt 4B, Boston, MA 02139", "45-17 21st St, Queens, NY 11101"]) {
  console.log(JSON.stringify(parser.parseLocation(text)));
}
CODE

cat >seen.txt <<'SEEN'
{"number":"20","street":"Maple","type":"St","city":"Boston","state":"MA","zip":"02139"}
{"number":"20","street":"Maple","type":"St","sec_unit_type":"Apt","sec_unit_num":"4B","city":"Boston","state":"MA","zip":"02139"}
{"number":"45-17","street":"21st","type":"St","city":"Queens","state":"NY","zip":"11101"}
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
