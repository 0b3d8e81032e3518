import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { openLocalDatabase, readLocal } from "../../support/local-d1.ts";
import { type SharedServer, startKillable, startServer, sweepUntil } from "../../support/server.ts";

const email = "buyer@kill.example";
const password = "correct horse battery staple";
/** Told all at once: enough that some are between their row and their effect. */
const purchases = 5;
const ending: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

function post(server: SharedServer, path: string, fields: Record<string, string>, cookie = ""): Promise<Response> {
  const headers = { Origin: server.origin, Cookie: cookie };
  return fetch(server.origin + path, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(fields),
  });
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

async function signUp(server: SharedServer): Promise<string> {
  const made = await post(server, "/sign-up", { name: "Dana", email, password });
  const { text } = await server.mail(email, ({ subject }) => subject.startsWith("Confirm your email address"));
  const link = /https?:\/\/\S+verify-email\S+/.exec(text)?.[0] ?? "";
  const { pathname, search } = new URL(link);
  return cookiesOf(await post(server, pathname + search, {}, cookiesOf(made)));
}

/** Begun and paid, and nobody told: the stand-in holds its events back. */
async function pay(server: SharedServer, cookie: string): Promise<void> {
  const fields = { intent: "buy", pack: "3", currency: "USD" };
  const begun = await post(server, "/app/settings/billing", fields, cookie);
  const paid = await post(server, new URL(begun.headers.get("location") ?? "").pathname, { outcome: "pay" });
  expect([begun.status, paid.status]).toEqual([303, 303]);
}

async function eventsOf(server: SharedServer): Promise<string[]> {
  const told = (await (await fetch(`${server.origin}/dev/stripe.json`)).json()) as {
    event: { id: string; type: string }[];
  };
  return told.event.filter(({ type }) => type === "checkout.session.completed").map(({ id }) => id);
}

const count = (persistTo: string, sql: string) => readLocal<{ n: number }>(persistTo, sql)[0]?.n ?? -1;
const unhandled = "SELECT count(*) AS n FROM stripe_event WHERE handled_at IS NULL";

/** Ten minutes pass while the server is down: leases end, whatever waits is due. */
function passTime(persistTo: string): void {
  const database = openLocalDatabase(persistTo);
  database.exec(
    "UPDATE outbox SET next_at = next_at - 1200000, lease_until = lease_until - 1200000, created_at = created_at - 1200000, woken_at = woken_at - 1200000",
  );
  database.close();
}

// Red when receiveEvent keeps the event without its job, or an effect is written in another batch than the event's end.
it("every payment is granted once although the server is killed between storing and applying its event", async () => {
  const persistTo = mkdtempSync(join(tmpdir(), "rentform-kill-money-"));
  ending.push(() => rmSync(persistTo, { recursive: true, force: true }));
  const first = await startKillable({ persistTo });
  ending.push(() => first.kill());
  const cookie = await signUp(first);
  await post(first, "/dev/stripe", { do: "hold" });
  for (let one = 0; one < purchases; one += 1) await pay(first, cookie);
  const events = await eventsOf(first);
  expect(events).toHaveLength(purchases);

  // Told all at once; the first answer is the moment of the power cut.
  const tellings = events.map((id) => post(first, "/dev/stripe", { do: "resend", id }).catch(() => null));
  await Promise.race(tellings);
  await first.kill();
  await Promise.all(tellings);
  expect(count(persistTo, unhandled)).toBeGreaterThan(0);

  passTime(persistTo);
  const second = await startServer({ persistTo });
  ending.push(() => second.stop());
  // Stripe tells again whatever it got no answer to, and something twice.
  for (const id of events) await post(second, "/dev/stripe", { do: "twice", id });
  const entries = "SELECT count(*) AS n FROM credit_entry WHERE kind = 'purchase'";
  await sweepUntil(second, () => count(persistTo, entries) === purchases && count(persistTo, unhandled) === 0);
  expect(readLocal(persistTo, "SELECT count(*) AS n, sum(amount) AS credits FROM credit_entry")).toEqual([
    { n: purchases, credits: purchases * 3 },
  ]);
  expect(count(persistTo, "SELECT count(*) AS n FROM purchase WHERE state = 'paid'")).toBe(purchases);
  expect(count(persistTo, "SELECT count(*) AS n FROM notification WHERE kind = 'credits'")).toBe(purchases);
  const page = await (await fetch(`${second.origin}/app/settings/billing`, { headers: { Cookie: cookie } })).text();
  expect(page).toMatch(new RegExp(`id="credit-balance"[^>]*>${purchases * 3}<`));
});
