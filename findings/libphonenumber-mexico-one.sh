#!/usr/bin/env bash
# Versions: libphonenumber-js@1.13.16; Node 24, seen 2026-11-28
# Expected: "+52 1 55 1234 5678" is read as +52 55 1234 5678: the 1 for mobiles was given up in 2019, and contacts and
# messengers still show it, as they show Argentina's 9.
# Seen: the 1 stays in the number, which is then neither valid nor possible. Other relics are forgiven: Argentina's 15
# becomes 9, Russia's 8 after +7 and a 0 after +84, +62 and +234 disappear.
# Matters here: a Mexican tenant who copies the number from a messenger is told that it is wrong. Take the 1 away before
# reading.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps libphonenumber-js@1.13.16

cat >run.mjs <<'CODE'
import parse from "libphonenumber-js/min";
for (const [text, country] of [["+52 1 55 1234 5678", "US"], ["11 15 1234 5678", "AR"], ["+7 8 912 345 67 89", "US"], ["+84 0901 234 567", "US"], ["+62 0812 3456 7890", "US"]]) {
  const number = parse(text, country);
  console.log(text, "->", number.number, number.isPossible(), number.isValid());
}
CODE

cat >seen.txt <<'SEEN'
+52 1 55 1234 5678 -> +5215512345678 false false
11 15 1234 5678 -> +5491112345678 true true
+7 8 912 345 67 89 -> +79123456789 true true
+84 0901 234 567 -> +84901234567 true true
+62 0812 3456 7890 -> +6281234567890 true true
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
