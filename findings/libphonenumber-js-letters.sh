#!/usr/bin/env bash
# Versions: libphonenumber-js@1.13.16, google-libphonenumber@3.2.47; Node 24, seen 2026-11-29
# Expected: "1-800-FLOWERS" is read as its digits, as in the library that the port is made of, or it is refused as a
# whole.
# Seen: the original reads +1 800 356 9377. The port stops at the first letter and gives the number +1 1800, which is
# valid nowhere; with an extension behind it there is no number at all.
# Matters here: agencies in North America print such numbers, and a referee's number is what a tenant copies. Letters
# between digits are asked back, not cut.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps libphonenumber-js@1.13.16 google-libphonenumber@3.2.47

cat >run.mjs <<'CODE'
import google from "google-libphonenumber";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
const util = google.PhoneNumberUtil.getInstance();
for (const text of ["1-800-FLOWERS", "(800) 356-9377", "1-800-FLOWERS x12"]) {
  const port = parsePhoneNumberFromString(text, "US");
  console.log(text, "| original", util.format(util.parse(text, "US"), 0), "| port", port?.number, port?.isValid(), port?.ext ?? "no extension");
}
CODE

cat >seen.txt <<'SEEN'
1-800-FLOWERS | original +18003569377 | port +11800 false no extension
(800) 356-9377 | original +18003569377 | port +18003569377 true no extension
1-800-FLOWERS x12 | original +18003569377 | port undefined undefined no extension
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
