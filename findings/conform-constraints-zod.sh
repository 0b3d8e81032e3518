#!/usr/bin/env bash
# Versions: @conform-to/zod@1.21.1, @conform-to/react@1.21.1, @conform-to/dom@1.21.1, react@19.2.0, react-dom@19.2.0,
# zod@4.6.7; Node 24, seen 2026-11-28
# Expected: getZodConstraint gives required, minLength, maxLength, min, max and step, as its documentation lists; a date
# of 30 February is refused.
# Seen: required is all that is left with this zod: no length, bound or step. parseWithZod takes "2027-02-30" for
# z.date() as 2 March, and "1" as a day of 2001.
# Matters here: inputs lose maxlength, so a text is refused only after it was sent. Give the limits by hand and read
# dates as text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps @conform-to/zod@1.21.1 @conform-to/react@1.21.1 @conform-to/dom@1.21.1 react@19.2.0 react-dom@19.2.0 zod@4.6.7

cat >run.mjs <<'CODE'
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
const schema = z.object({ name: z.string().min(2).max(5), rent: z.number().min(1).max(9).multipleOf(0.5), from: z.date() });
console.log(JSON.stringify(getZodConstraint(schema)));
for (const text of ["2027-02-30", "1"]) {
  const data = new FormData();
  data.set("from", text);
  console.log(text, parseWithZod(data, { schema: z.object({ from: z.date() }) }).value?.from?.getFullYear());
}
CODE

cat >seen.txt <<'SEEN'
{"name":{"required":true},"rent":{"required":true},"from":{"required":true}}
2027-02-30 2027
1 2001
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
