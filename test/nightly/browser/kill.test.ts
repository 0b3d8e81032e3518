import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openLocalDatabase, readLocal } from "../../support/local-d1.ts";
import { type LocalPerson, readPeople } from "../../support/local-people.ts";
import {
  type KillableServer,
  prepareData,
  type SharedServer,
  startKillable,
  startServer,
  sweepUntil,
} from "../../support/server.ts";

const clients = 6;
const acknowledgedBeforeKill = 12;
const dayMs = 24 * 60 * 60 * 1000;
const landlord = "landlord@kill.example";
/** Told by an alarm that jobs were late, once the server is back. */
const operator = "admin@rentform.test";
const urlId = "killtestform";
const field = { name: "fieldname1", email: "fieldmail1" };

const en = (text: string) => ({ en: text });
const definition = {
  v: 1,
  defaultLocale: "en",
  title: en("Flat 2, 14 Maple Street"),
  property: { address: { line1: "14 Maple Street", city: "Portland", region: "OR", country: "US" } },
  sections: [
    {
      id: "sectyou001",
      title: en("About you"),
      stage: "apply",
      fields: [
        { id: field.name, kind: "name", label: en("Your name"), required: true, stage: "apply" },
        { id: field.email, kind: "email", label: en("Email"), required: true, stage: "apply", catalogueKey: "email" },
      ],
    },
  ],
  consents: [],
};

/** An open form of a guest, without a limit of applications. */
function storeForm(persistTo: string): void {
  const [formId, versionId, now] = [randomUUID(), randomUUID(), Date.now()];
  const json = JSON.stringify(definition);
  const database = openLocalDatabase(persistTo);
  database
    .prepare(
      `INSERT INTO rent_form (id, url_id, state, title, draft, published_version_id, published_at, opens_until, unlimited, created_at, updated_at)
        VALUES (?, ?, 'open', 'Flat', ?, ?, ?, ?, 1, ?, ?)`,
    )
    .run(formId, urlId, json, versionId, now, now + 30 * dayMs, now, now);
  database
    .prepare(
      "INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at) VALUES (?, ?, 1, ?, 'hash', ?)",
    )
    .run(versionId, formId, json, now);
  database
    .prepare("INSERT INTO guest_rent_form (id, form_id, email, verified_at, created_at) VALUES (?, ?, ?, ?, ?)")
    .run("a".repeat(26), formId, landlord, now, now);
  database.close();
}

/** One person with a browser: what was typed, and the cookie of the draft. */
type Applicant = { email: string; cookie: string; address: string; isAcknowledged: boolean };

async function post(server: KillableServer, applicant: Applicant, step: number, pairs: Record<string, string>) {
  return fetch(`${server.origin}/apply/${urlId}${step > 0 ? `?step=${step}` : ""}`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: server.origin, Cookie: applicant.cookie, "CF-Connecting-IP": applicant.address },
    body: new URLSearchParams(pairs),
  });
}

async function fill(server: KillableServer, applicant: Applicant): Promise<void> {
  const started = await post(server, applicant, 0, { intent: "start" });
  applicant.cookie = started.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const saved = await post(server, applicant, 1, {
    [`${field.name}.first`]: "Ada",
    [`${field.name}.last`]: "Lovelace",
    [field.email]: applicant.email,
  });
  if (saved.status !== 303) throw new Error(`The step answered ${saved.status}: ${await saved.text()}`);
}

/** Presses "Send application". Acknowledged is who was led to the success page. */
async function send(server: KillableServer, applicant: Applicant): Promise<void> {
  const page = await fetch(`${server.origin}/apply/${urlId}?step=2`, { headers: { Cookie: applicant.cookie } });
  const rendered = /name="rendered" value="([^"]*)"/.exec(await page.text())?.[1] ?? "";
  const sent = await post(server, applicant, 2, { intent: "send", rendered });
  const to = sent.headers.get("location");
  if (sent.status !== 303 || to !== `/apply/${urlId}/success`) throw new Error(`Sending answered ${sent.status} ${to}`);
  applicant.isAcknowledged = true;
}

/** Everybody applies, one after the other on each of the connections, until the server is gone. */
async function applyUntilKilled(server: KillableServer): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  let killed: Promise<void> | null = null;
  async function client(): Promise<void> {
    for (;;) {
      // Each from a network of its own: what is looked at here is not the rate limit.
      const address = `203.0.${applicants.length % 250}.7`;
      const applicant = { email: `${randomUUID()}@tenant.example`, cookie: "", address, isAcknowledged: false };
      applicants.push(applicant);
      try {
        await fill(server, applicant);
        await send(server, applicant);
      } catch (error) {
        if (killed === null) throw error;
        return;
      }
      if (applicants.filter((one) => one.isAcknowledged).length >= acknowledgedBeforeKill) killed ??= server.kill();
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  await killed;
  return applicants;
}

/** Ten minutes pass while the server is down: leases end, whatever waits is due. */
function passTime(persistTo: string): void {
  const database = openLocalDatabase(persistTo);
  database.exec(
    `UPDATE outbox SET next_at = next_at - 1200000, lease_until = lease_until - 1200000, created_at = created_at - 1200000,
      woken_at = woken_at - 1200000;
    UPDATE notification SET created_at = created_at - 1200000`,
  );
  database.close();
}

const waitingJobs = (persistTo: string) =>
  readLocal<{ n: number }>(persistTo, "SELECT count(*) AS n FROM outbox WHERE done_at IS NULL")[0]?.n ?? 0;

describe("a server killed during many submissions", () => {
  const ending: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const end of ending.splice(0).reverse()) await end();
  });

  it("has every acknowledged application once, and sends each of its mails", async () => {
    const persistTo = mkdtempSync(join(tmpdir(), "rentform-kill-"));
    ending.push(() => rmSync(persistTo, { recursive: true, force: true }));
    prepareData(persistTo);
    storeForm(persistTo);
    const first = await startKillable({ persistTo });
    ending.push(() => first.kill());
    const applicants = await applyUntilKilled(first);
    const acknowledged = applicants.filter((one) => one.isAcknowledged);
    expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedBeforeKill);
    // Red without the sweep: the local queue died with the server.
    expect(waitingJobs(persistTo)).toBeGreaterThan(0);

    passTime(persistTo);
    const second = await startKillable({ persistTo });
    ending.push(() => second.kill());
    // Those whose answer was lost press the button again; the others press it twice.
    const people = await readPeople(persistTo);
    const pressing = applicants.filter((one) => one.cookie !== "" && isFilled(people, one));
    for (const one of pressing) await send(second, one);
    // Once more, in the middle of the mails this time: what was claimed and not done comes back when its lease is over.
    await second.cron();
    await second.kill();
    expect(waitingJobs(persistTo)).toBeGreaterThan(0);

    passTime(persistTo);
    const third = await startServer({ persistTo });
    ending.push(() => third.stop());
    await sweepUntil(third, () => waitingJobs(persistTo) === 0);

    const stored = (await readPeople(persistTo)).map(({ email }) => email);
    expect(stored.sort()).toEqual(pressing.map((one) => one.email).sort());
    for (const one of acknowledged) expect(pressing).toContain(one);
    expect(partialApplications(persistTo)).toEqual([]);
    const receipts = (await everyMail(third)).filter((mail) => ![landlord, operator].includes(mail.to));
    expect(receipts.map((mail) => mail.to).sort()).toEqual(pressing.map((one) => one.email).sort());
    // The first is told alone, those that come soon after it together; each is told, whichever mail the kill fell into.
    const notices = (await everyMail(third)).filter((mail) => mail.to === landlord).map((mail) => mail.text);
    const references = readLocal<{ reference: string }>(persistTo, "SELECT reference FROM application");
    const isTold = ({ reference }: { reference: string }) => notices.some((text) => text.includes(reference));
    expect(references.filter((one) => !isTold(one))).toEqual([]);
  });
});

/** The step was saved before the server died: the check page can be reached. Others begin again; they were told nothing. */
function isFilled(people: LocalPerson[], applicant: Applicant): boolean {
  return applicant.isAcknowledged || people.some(({ email }) => email === applicant.email);
}

/** Applications that lack a part of what one batch writes, or parts without their application. */
function partialApplications(persistTo: string): unknown[] {
  return readLocal(
    persistTo,
    `SELECT sent.id FROM application AS sent
      WHERE (SELECT count(*) FROM outbox WHERE json_extract(ref, '$.applicationId') = sent.id AND done_at > 0) <> 1
        OR (SELECT count(*) FROM mail_delivery WHERE application_id = sent.id AND sent_at > 0) <> 2
        OR NOT EXISTS (SELECT 1 FROM application_data WHERE application_id = sent.id)
        OR NOT EXISTS (SELECT 1 FROM notification WHERE ref = sent.id)
      UNION ALL
      SELECT id FROM outbox WHERE kind LIKE 'mail.%'
        AND json_extract(ref, '$.applicationId') NOT IN (SELECT id FROM application)
      UNION ALL
      SELECT application_id FROM application_data WHERE application_id NOT IN (SELECT id FROM application)
      UNION ALL
      SELECT id FROM rent_form WHERE application_count <> (SELECT count(*) FROM application)`,
  );
}

async function everyMail(server: SharedServer): Promise<{ to: string; subject: string; text: string }[]> {
  return (await (await fetch(`${server.origin}/dev/mail.json`)).json()) as {
    to: string;
    subject: string;
    text: string;
  }[];
}
