// Ten lines by which anybody recomputes a printed record: `node recompute.mjs < record.txt`. It knows nothing of Rentform's code.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const sha = (text) => createHash("sha256").update(text).digest("hex");
const lines = readFileSync(0, "utf8").split("\n");
const all = (word) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.split(" ").slice(1));
const [form, rule, commitment, seed, drawnAt] = ["form", "rule", "commitment", "seed", "drawn"].map(
  (word) => all(word)[0][0],
);
const gone = all("cancelled")
  .filter((one) => one[1] <= drawnAt)
  .map((one) => one[0]);
const chain = all("request").reduce(
  (hash, request) => sha(`${hash} ${request.slice(0, 5).join(" ")}`),
  sha(`${form} ${rule} ${commitment}`),
);
const drawn = (slot) =>
  all("request")
    .filter((one) => one[3] === slot && one[2] <= drawnAt && !gone.includes(one[1]))
    .map((one) => one[1])
    .sort((a, b) => (sha(`${seed} ${a}`) < sha(`${seed} ${b}`) ? -1 : 1));
const places = all("slot").map(([slot, , capacity]) => [slot, drawn(slot).slice(0, Number(capacity))]);
console.log(JSON.stringify({ chain, isSeedKept: sha(seed) === commitment, places: Object.fromEntries(places) }));
