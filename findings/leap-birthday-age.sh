#!/usr/bin/env bash
# Versions: dayjs@1.11.23, date-fns@4.4.0, luxon@3.7.2, temporal-polyfill@1.0.8; Node 24, seen 2026-11-28
# Expected: four libraries agree on how many whole years lie between 29 February 2008 and 28 February 2026: 17.
# Seen: Day.js and Luxon say 18, date-fns and Temporal 17.
# Matters here: "at least 18" is asked of each adult of a household; by two of the four somebody born on a leap day is
# of age on 28 February, by the others on 1 March. The law of the place decides which is right, not the library.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps dayjs@1.11.23 date-fns@4.4.0 luxon@3.7.2 temporal-polyfill@1.0.8

cat >run.mjs <<'CODE'
import { differenceInYears } from "date-fns";
import dayjs from "dayjs";
import { DateTime } from "luxon";
import { Temporal } from "temporal-polyfill";
const [born, day] = ["2008-02-29", "2026-02-28"];
console.log("dayjs", dayjs(day).diff(born, "year"));
console.log("date-fns", differenceInYears(new Date(2026, 1, 28), new Date(2008, 1, 29)));
console.log("luxon", Math.floor(DateTime.fromISO(day).diff(DateTime.fromISO(born), "years").years));
console.log("temporal", Temporal.PlainDate.from(born).until(day, { largestUnit: "year" }).years);
CODE

cat >seen.txt <<'SEEN'
dayjs 18
date-fns 17
luxon 18
temporal 17
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
