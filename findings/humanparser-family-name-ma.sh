#!/usr/bin/env bash
# Versions: humanparser@2.7.0; Node 24, seen 2026-11-28
# Expected: "Jack Ma" has the first name Jack and the family name Ma.
# Seen: "Ma" is taken for the degree M.A.: the family name is empty and the suffix is "Ma". "An Do" keeps its family
# name, although D.O. is a degree too.
# Matters here: a name that is split for a letter or for sorting loses a real family name. A form that asks for given
# and family name needs no splitting.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps humanparser@2.7.0

cat >run.mjs <<'CODE'
import human from "humanparser";
for (const name of ["Jack Ma", "An Do", "Tom Esq"]) {
  const { firstName, lastName, suffix } = human.parseName(name);
  console.log(JSON.stringify({ name, firstName, lastName, suffix }));
}
CODE

cat >seen.txt <<'SEEN'
{"name":"Jack Ma","firstName":"Jack","lastName":"","suffix":"Ma"}
{"name":"An Do","firstName":"An","lastName":"Do"}
{"name":"Tom Esq","firstName":"Tom","lastName":"Esq"}
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
