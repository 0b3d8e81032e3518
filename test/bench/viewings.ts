import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { buildIfChanged, ensureLocalSecrets } from "../../scripts/lib/local-server.ts";
import { seedInto } from "../../scripts/seed/seed.ts";
import { openLocalDatabase } from "../support/local-d1.ts";
import { findDemo, signIn } from "./pages.ts";
import { startRuntime } from "./runtime.ts";

/**
 * `npm run bench:viewings`: 200 people ask for 50 places of a slot at once, over HTTP at the built Worker in workerd, from an
 * address each. Those who are to calculate first come again at once, together, when all have the answer. Prints how long answers
 * took; fails where not 50 have a place and 150 wait, or one stands there twice.
 */
const people = 200;
const places = 50;
const dayMs = 24 * 60 * 60 * 1000;

type Guest = { email: string; address: string; proof?: string };
type Answer = { guest: Guest; status: number; html: string; tookMs: number };

ensureLocalSecrets();
buildIfChanged();
const persistTo = mkdtempSync(join(tmpdir(), "rentform-bench-"));
await seedInto(persistTo);
const [formId] = findDemo(persistTo);
const { product, stop } = await startRuntime(persistTo);
try {
  const slotId = await planSlot();
  const guests = Array.from({ length: people }, (_, index) => ({
    ...{ email: `guest-${index}@tenant.example`, address: `198.${18 + (index % 2)}.${index}.7` },
  }));
  const first = await askAtOnce(slotId, guests);
  tell("first press", first);
  const asked = first.filter(({ status }) => status === 429);
  const second = await askAtOnce(slotId, await Promise.all(asked.map(solve)));
  if (second.length > 0) tell("with the calculation", second);
  check(slotId, [...first, ...second]);
} finally {
  await stop();
  rmSync(persistTo, { recursive: true, force: true });
}

/** By the landlord's own page; the id of the slot. */
async function planSlot(): Promise<string> {
  const { young } = await signIn(product);
  const post = async (fields: Record<string, string>) => {
    const answer = await fetch(`${product}/app/forms/${formId}/viewings`, {
      ...{ method: "POST", redirect: "manual", body: new URLSearchParams(fields) },
      headers: { ...(await young()), Origin: product },
    });
    if (answer.status !== 303) throw new Error(`${fields.intent} answered ${answer.status}`);
  };
  const date = new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10);
  await post({ intent: "rule", stage: "before", rule: "order" });
  await post({ intent: "slots", date, from: "10:00", minutes: "60", pause: "0", count: "1", capacity: `${places}` });
  const page = await (await fetch(`${product}/apply/demo-maple-street/viewing`)).text();
  return /name="slot"[^>]*value="([\w-]+)"/.exec(page)?.[1] ?? "";
}

function askAtOnce(slotId: string, guests: readonly Guest[]): Promise<Answer[]> {
  return Promise.all(
    guests.map(async (guest) => {
      const { email, address, proof } = guest;
      const fields = { slot: slotId, people: "2", name: "Ada Bell", email, phone: "", intent: "ask" };
      const from = performance.now();
      const { status, html } = await post(address, new URLSearchParams(proof ? { ...fields, proof } : fields));
      return { guest, status, html, tookMs: performance.now() - from };
    }),
  );
}

/** On a connection of its own, as devices have. */
function post(address: string, fields: URLSearchParams): Promise<{ status: number; html: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; html: string }>();
  const sent = request(
    `${product}/apply/demo-maple-street/viewing`,
    {
      ...{ method: "POST", agent: false },
      headers: {
        Origin: product,
        "CF-Connecting-IP": address,
        "Content-Type": "application/x-www-form-urlencoded",
      },
    },
    (answer) => text(answer).then((html) => resolve({ status: answer.statusCode ?? 0, html }), reject),
  );
  sent.on("error", reject);
  sent.end(String(fields));
  return promise;
}

/** What a device does meanwhile; it is not measured. */
async function solve({ guest, html }: Answer): Promise<Guest> {
  const asked = /data-proof="([^"]+)"/.exec(html)?.[1]?.replaceAll("&quot;", '"');
  if (!asked) throw new Error("Refused without a calculation");
  const challenge = JSON.parse(asked) as Challenge;
  return { ...guest, proof: JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }) };
}

function tell(name: string, answers: readonly Answer[]): void {
  const times = answers.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? 0);
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(
    ([status, those = []]) => `${those.length} x ${status}`,
  );
  console.log(
    `${name.padEnd(22)} ${answers.length} at once: ${statuses.join(", ")}; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`,
  );
}

function check(slotId: string, answers: readonly Answer[]): void {
  const database = openLocalDatabase(persistTo);
  const found = database
    .prepare(
      `SELECT count(place) AS booked, count(DISTINCT place) AS places, max(place) AS last, count(*) - count(place) AS waiting,
        count(DISTINCT email_hash) AS people, count(DISTINCT number) AS numbers, count(hash) AS hashed,
        count(place) FILTER (WHERE number > ${places}) AS outOfTurn FROM viewing_request WHERE slot_id = ?`,
    )
    .get(slotId);
  database.close();
  const told = (words: string) => answers.filter(({ html }) => html.includes(words)).length;
  const said = { given: told("You have a place"), waits: told("You are on the waiting list") };
  console.log(JSON.stringify({ ...found, ...said }));
  const waiting = people - places;
  const wanted = {
    ...{ booked: places, places, last: places, waiting, people, numbers: people, hashed: people, outOfTurn: 0 },
    ...{ given: places, waits: waiting },
  };
  if (JSON.stringify({ ...found, ...said }) === JSON.stringify(wanted)) return;
  console.error(`Not as it should be: ${JSON.stringify(wanted)}`);
  process.exitCode = 1;
}
