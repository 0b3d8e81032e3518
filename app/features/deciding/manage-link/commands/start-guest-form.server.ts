import { eq, type SQL, sql } from "drizzle-orm";
import { guestRentForm, rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import type { Visitor } from "../../../../kernel/actor";
import { mailboxOf } from "../../../../kernel/email";
import { createIdMaker, type GuestRentFormId, type OutboxId, type RentFormId } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
import { err, ok, type Result } from "../../../../kernel/result";
import { networkOf } from "../../../../platform/client-address";
import { deriveKey, sha256Hex } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { checkPublishing } from "../../../forms/rent-forms/commands/check-publishing.server";
import { entitlementsFor } from "../../../forms/rent-forms/entitlements";
import { hashDefinition } from "../../../forms/rent-forms/hash-definition";
import { type Refusal, titleOf } from "../../../forms/rent-forms/publishable";
import { guestLimits } from "../../decision/rules/guest-limits";
import type { ResendConfirmation, StartGuestForm } from "../schema";

export type StartGuestFormResult = Result<
  { email: string },
  "too-many" | "refused" | "blocked",
  { retryAfterSeconds?: number; refusals?: Refusal[] } | undefined
>;

/**
 * Stores a visitor's form and mails the link that publishes it; sent again it follows, and only the newest address can
 * publish. "blocked": by an admin's rule. The answer tells nothing of what is stored.
 */
export async function startGuestForm(
  services: Services,
  visitor: Visitor,
  input: StartGuestForm,
): Promise<StartGuestFormResult> {
  const { startPerAddress, startPerNetwork, startPerEmail } = guestLimits;
  const network = networkOf(visitor.address);
  for (const [rule, key] of [
    [startPerAddress, visitor.address] as const,
    ...(network ? [[startPerNetwork, network] as const] : []),
  ]) {
    const verdict = await services.rateLimit.take(rule, key);
    if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  }
  const { email } = input;
  const rule = await services.screen.judge({ scope: "form", email, address: visitor.address });
  if (rule.effect === "block") return err("blocked", undefined);
  // After the address was counted: the reader of a landlord's words takes 100 ms for the largest form.
  const entitlements = entitlementsFor({ plan: "guest", unlimited: false });
  const { refused } = await checkPublishing(services, input.definition, entitlements);
  if (refused.length > 0) return err("refused", { refusals: refused });
  const byMailbox = await services.rateLimit.take(startPerEmail, mailboxOf(input.email));
  if (!byMailbox.allowed) return err("too-many", { retryAfterSeconds: byMailbox.retryAfterSeconds });
  const jobId = await writePendingForm(services, input);
  await services.mailQueue.notify([jobId], "urgent");
  return ok({ email: input.email });
}

/** The ids of a draft's form, from its id under the secret: a repeated send meets its rows, and nobody can go back. */
export async function idsOfDraft(
  secret: string,
  draftId: string,
): Promise<{ formId: RentFormId; guestId: GuestRentFormId }> {
  const blocks = await Promise.all([0, 1, 2].map((block) => deriveKey(secret, `guest-draft:${draftId}:${block}`)));
  const bytes = new Uint8Array(blocks.flatMap((block) => [...block]));
  let used = 0;
  const maker = createIdMaker((length) => {
    used += length;
    return bytes.slice(used - length, used);
  });
  return { formId: maker.uuid<RentFormId>(), guestId: maker.guestRentFormId() };
}

async function writePendingForm(services: Services, input: StartGuestForm): Promise<OutboxId> {
  const { db, ids } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const { formId, guestId } = await idsOfDraft(services.config.secret, input.draftId);
  const unsubscribedAt = input.notify ? null : at;
  const jobId = ids.uuid<OutboxId>();
  const content = await sha256Hex(`${await hashDefinition(input.definition)}:${input.notify}:${input.email}`);
  await db.batch([
    db.run(sql`INSERT INTO ${rentForm} (id, url_id, state, plan, title, draft, created_at, updated_at)
      VALUES (${formId}, ${ids.urlId()}, 'pending_verification', 'guest', ${titleOf(input.definition)},
        ${JSON.stringify(input.definition)}, ${at}, ${at})
      ON CONFLICT (id) DO UPDATE SET draft = excluded.draft, title = excluded.title, draft_rev = draft_rev + 1,
        updated_at = excluded.updated_at
      WHERE state = 'pending_verification' AND draft <> excluded.draft`),
    db.run(sql`UPDATE ${linkToken} SET expires_at = ${at} WHERE ref = ${guestId} AND purpose = ${mailLinks.verifyForm.purpose}
      AND EXISTS (SELECT 1 FROM ${guestRentForm} AS g WHERE g.id = ${guestId} AND g.email <> ${input.email} AND g.verified_at IS NULL)`),
    db.run(sql`INSERT INTO ${guestRentForm} (id, form_id, email, unsubscribed_at, language, created_at)
      VALUES (${guestId}, ${formId}, ${input.email}, ${unsubscribedAt}, ${input.language ?? null}, ${at})
      ON CONFLICT (id) DO UPDATE SET email = excluded.email, unsubscribed_at = excluded.unsubscribed_at,
        language = coalesce(excluded.language, language)
      WHERE verified_at IS NULL`),
    insertJob(
      db,
      {
        id: jobId,
        kind: "mail.guest-confirm",
        ref: { guestRentFormId: guestId },
        dedupeKey: `guest-confirm:${guestId}:${content}`,
        now,
      },
      isPending(guestId),
    ),
  ]);
  return jobId;
}

/** SQL: the guest's form still waits for its confirmation. */
function isPending(guestId: SQL | string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${guestRentForm} AS g JOIN ${rentForm} AS f ON f.id = g.form_id
    WHERE g.id = ${guestId} AND g.verified_at IS NULL AND f.state = 'pending_verification')`;
}

/** Statement: mails about the form are in this language from now on; null keeps the one that is there. */
export function keepLanguage(db: Services["db"], guestId: GuestRentFormId, language: PageLocale | null) {
  return db
    .update(guestRentForm)
    .set({ language: sql`coalesce(${language}, ${guestRentForm.language})` })
    .where(eq(guestRentForm.id, guestId));
}

export type ResendResult = Result<undefined, "too-many", { retryAfterSeconds: number } | undefined>;

/** Mails the confirming link again, three times an hour, in the language of the page. By the browser's draft or an old link; always succeeds. */
export async function resendConfirmation(
  services: Services,
  input: ResendConfirmation,
  language: PageLocale | null = null,
): Promise<ResendResult> {
  const guestId = await findGuestToRemind(services, input);
  if (guestId === null) return ok(undefined);
  const verdict = await services.rateLimit.take(guestLimits.resendPerForm, guestId);
  if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  const now = services.clock.now();
  const jobId = services.ids.uuid<OutboxId>();
  const { db } = services;
  const job = { id: jobId, kind: "mail.guest-confirm", ref: { guestRentFormId: guestId } } as const;
  await db.batch([
    keepLanguage(db, guestId, language),
    insertJob(db, { ...job, dedupeKey: `guest-confirm:${jobId}`, now }, isPending(guestId)),
  ]);
  await services.mailQueue.notify([jobId], "urgent");
  return ok(undefined);
}

async function findGuestToRemind(services: Services, input: ResendConfirmation): Promise<GuestRentFormId | null> {
  if ("draftId" in input) return (await idsOfDraft(services.config.secret, input.draftId)).guestId;
  const hash = await sha256Hex(input.token);
  const [row] = await services.db
    .select({ ref: linkToken.ref })
    .from(linkToken)
    .where(sql`${linkToken.hash} = ${hash} AND ${linkToken.purpose} = ${mailLinks.verifyForm.purpose}`);
  return (row?.ref as GuestRentFormId | undefined) ?? null;
}
