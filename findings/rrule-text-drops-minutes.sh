#!/usr/bin/env bash
# Versions: rrule@2.8.1; Node 24, seen 2026-11-29
# Expected: the text of a rule that begins at 10:30 says 10:30, and "every Saturday at 10:30" is read as half past
# ten.
# Seen: both directions lose the minutes: the text says "at 10", and the rule that is read has BYHOUR=10 alone, which
# begins at the minute of its start.
# Matters here: a landlord reads "every week on Saturday at 10" for viewings that begin at half past. Write the time
# beside the text, from the rule itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps rrule@2.8.1

cat >run.mjs <<'CODE'
import rrule from "rrule";
const { RRule } = rrule;
const rule = new RRule({ freq: RRule.WEEKLY, byweekday: [RRule.SA], byhour: [10], byminute: [30] });
console.log(rule.toString());
console.log(rule.toText());
console.log(RRule.fromText("every saturday at 10:30").toString());
CODE

cat >seen.txt <<'SEEN'
RRULE:FREQ=WEEKLY;BYDAY=SA;BYHOUR=10;BYMINUTE=30
every week on Saturday at 10
RRULE:FREQ=WEEKLY;BYDAY=SA;BYHOUR=10
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
