import { sql } from "drizzle-orm";
import { startGuestForm } from "../../app/features/deciding/manage-link/commands/start-guest-form.server";
import { verifyAndPublish } from "../../app/features/deciding/manage-link/commands/verify-and-publish.server";
import { appealForm } from "../../app/features/forms/rent-forms/commands/appeal-form.server";
import { lookAtAccount } from "../../app/features/forms/screening/commands/look-at-account.server";
import { reportForm } from "../../app/features/forms/screening/commands/report-form.server";
import { createIdMaker, type RentFormId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { sha256Hex } from "../../app/platform/crypto";
import { mintLinkToken } from "../../app/platform/link-tokens.server";
import type { Services } from "../../app/services";
import type { Env } from "../../workers/env";
import { createServices } from "../../workers/services";

/** What a morning's operator finds: all of it made by the product's own commands, but for the job that no retry could save. */
export type Desk = { phishing: string; wronglyHeld: string; deadJob: string; confirmingLink: string };

const ids = createIdMaker();
const en = (text: string) => ({ en: text });
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

function definition(title: string, intro: string) {
  const field = (kind: string, label: string, catalogueKey: string) => ({
    ...{ id: ids.nodeId(), kind, label: en(label), required: true, stage: "apply", catalogueKey },
  });
  return {
    v: 1,
    defaultLocale: "en",
    title: en(title),
    intro: en(intro),
    property: { address: { line1: `${title.length} Maple Street`, city: "Portland", region: "OR", country: "US" } },
    landlord: { name: "Maya Okafor" },
    sections: [
      {
        id: ids.nodeId(),
        title: en("About you"),
        stage: "apply",
        fields: [field("name", "Your name", "legalName"), field("email", "Email", "email")],
      },
    ],
    consents: [],
  };
}

/** A form of a guest, and the link that confirms its address. */
async function start(services: Services, email: string, title: string, intro: string) {
  const started = await startGuestForm(
    services,
    { kind: "visitor", address: ids.nodeId() },
    { draftId: crypto.randomUUID(), email, notify: true, definition: definition(title, intro) as never },
  );
  if (!started.ok) throw new Error(started.code);
  const [row] = await services.db.all<{ id: string; formId: RentFormId }>(
    sql`SELECT id, form_id AS "formId" FROM guest_rent_form WHERE email = ${email}`,
  );
  if (!row) throw new Error("No form");
  return { formId: row.formId, token: await mintLinkToken(services, { ...mailLinks.verifyForm, ref: row.id }) };
}

async function publish(services: Services, email: string, title: string, intro: string) {
  const { formId, token } = await start(services, email, title, intro);
  const published = await verifyAndPublish(services, { token });
  if (!published.ok) throw new Error(published.code);
  return { ...published.value, formId };
}

/** Six accounts of one network within a minute: the sixth brings them into the queue. */
async function addAccounts(env: Env, services: Services): Promise<void> {
  for (let n = 1; n <= 6; n += 1) {
    const [userId, email, now] = [crypto.randomUUID(), `flood${n}@mailbox.test`, Date.now()];
    await env.DB.prepare(
      "INSERT INTO user (id, name, email, email_verified, created_at, updated_at) VALUES (?, 'Flood', ?, 1, ?, ?)",
    )
      .bind(userId, email, now, now)
      .run();
    await lookAtAccount(services, { userId, email, address: "198.18.0.9", deviceHash: null });
  }
}

/**
 * Fills the desk: a phishing form that somebody paid for, a harmless one whose uploads three reports locked and its landlord's appeal,
 * accounts of one hand, a dead job.
 */
export async function fillDesk(env: Env): Promise<Desk> {
  const services = createServices(env, () => undefined, { log: quiet });
  const phishing = await publish(
    services,
    "agent@mailbox.test",
    "Sunny two-room flat",
    "The owner is abroad. Please pay the fee to reserve the apartment. Write to me on WhatsApp.",
  );
  const harmless = await publish(
    services,
    "pat@landlord.test",
    "Room in a shared house",
    "Quiet, near the university.",
  );
  const say = (formId: RentFormId, address: string, code: "money" | "not-theirs" | "other", text: string) =>
    reportForm(services, { formId, address, isProven: true, report: { code, email: "", text } });
  await say(phishing.formId, "198.51.100.7", "money", "He asked me to wire 400 pounds before I could see it.");
  await say(harmless.formId, "203.0.113.9", "not-theirs", "I think this is not hers");
  await say(harmless.formId, "192.0.2.50", "other", "");
  await say(harmless.formId, "198.18.7.50", "other", "");
  const actor = { kind: "guest", manageHashes: [await sha256Hex(harmless.manageToken)] } as const;
  const text = "This is my own house. I have let rooms here for ten years; please look again.";
  const appealed = await appealForm(services, actor, { formId: harmless.formId, text });
  if (!appealed.ok) throw new Error(`The appeal was refused: ${appealed.code}`);
  await addAccounts(env, services);
  const [deadJob, now] = [crypto.randomUUID(), Date.now()];
  await env.DB.prepare(
    `INSERT INTO outbox (id, kind, ref, lane, attempts, next_at, due_at, created_at, dead_at, last_error)
      VALUES (?1, 'cache.refresh-form', ?2, 'urgent', 10, ?3, ?3, ?4, ?3, 'E_KV')`,
  )
    .bind(deadJob, JSON.stringify({ formId: phishing.formId }), now, now - 3_600_000)
    .run();
  const waiting = await start(services, "new@landlord.test", "Flat above the bakery", "Two rooms.");
  const confirmingLink = `/verify-form?token=${waiting.token}`;
  return { confirmingLink, phishing: phishing.formId, wronglyHeld: harmless.formId, deadJob };
}
