#!/usr/bin/env bash
# Versions: @sindresorhus/slugify@3.0.1, slugify@1.6.9; Node 24, seen 2026-11-29
# Expected: "Þór" and "Ægir" become "thor" and "aegir": a name is one word.
# Seen: they become "t-hor" and "a-egir": letters are replaced first ("THor"), then the words of camel case are
# parted, so each name with a capital Æ, Þ, Œ or Đ is broken. So are "McDonald" and "4B". With decamelize: false all
# stay whole.
# Matters here: a link that is made of a street or a name has odd hyphens, and two ways of writing one name are two
# links.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps @sindresorhus/slugify@3.0.1 slugify@1.6.9

cat >run.mjs <<'CODE'
import slugify from "@sindresorhus/slugify";
for (const name of ["Þór", "Ægir", "Œuvre", "McDonald", "Unit 4B", "THOR"]) console.log(name, slugify(name), slugify(name, { decamelize: false }));
CODE

cat >seen.txt <<'SEEN'
Þór t-hor thor
Ægir a-egir aegir
Œuvre o-euvre oeuvre
McDonald mc-donald mcdonald
Unit 4B unit-4-b unit-4b
THOR thor thor
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
