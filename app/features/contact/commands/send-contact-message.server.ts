import { and, eq, gt, sql } from "drizzle-orm";
import { contactMessage } from "../../../db/schema/contact";
import type { Visitor } from "../../../kernel/actor";
import type { ContactMessageId, OutboxId } from "../../../kernel/ids";
import { err, ok, type Result } from "../../../kernel/result";
import { keyedHash, sealText } from "../../../platform/crypto";
import { insertJob } from "../../../platform/outbox.server";
import type { Services } from "../../../services";
import { contactLimits } from "../limits";
import { judgeMessage, keepMessageMs, pageLifeSeconds, repeatWindowMs, type SpamVerdict } from "../rules";
import type { ContactMessage } from "../schema";

const PAGE = "contact-page";
export const SEALED = "contact-message";

/** The signed time at which a page was made, for its form; good for a day. */
export function signContactPage({ tokens, clock, ids }: Services): Promise<string> {
  return tokens.sign(PAGE, { at: clock.now().getTime(), once: ids.nodeId() }, pageLifeSeconds);
}

/** When a page was made, milliseconds, and the word that makes it one; null when it is over a day old or not ours. */
export async function readContactPage({ tokens }: Services, signed: string) {
  const page = await tokens.verify(PAGE, signed);
  if (typeof page?.at !== "number" || typeof page.once !== "string") return null;
  return { at: page.at, once: page.once };
}

export type ContactPost = { message: ContactMessage; rendered: string; isHoneypotFilled: boolean };
export type SendContactResult = Result<
  undefined,
  "stale" | "too-many" | "blocked",
  { retryAfterSeconds?: number } | undefined
>;

/**
 * Stores a visitor's message and mails it to support; the sender gets a copy unless it looks like spam. The same words of
 * one page are one message. "stale": a page over a day old; "blocked": a rule; "too-many": of network or mailbox, hourly.
 */
export async function sendContactMessage(
  services: Services,
  visitor: Visitor,
  post: ContactPost,
): Promise<SendContactResult> {
  const page = await readContactPage(services, post.rendered);
  if (!page) return err("stale");
  const { message } = post;
  for (const [rule, key] of [
    [contactLimits.perAddress, visitor.address],
    [contactLimits.perEmail, message.email],
  ] as const) {
    const verdict = await services.rateLimit.take(rule, key);
    if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  }
  const texts = [message.name, message.company, message.subject, message.message];
  const { address } = visitor;
  const rule = await services.screen.judge({ scope: "contact", email: message.email, address, texts });
  if (rule.effect === "block") return err("blocked");
  const textHash = await hashOf(services, message.message.toLowerCase().replace(/\s+/gu, " "));
  const verdict = judgeMessage(message, {
    isHoneypotFilled: post.isHoneypotFilled,
    elapsedMs: services.clock.now().getTime() - page.at,
    equalTexts: await countEqualTexts(services, textHash),
    rule,
  });
  if (verdict.isSpam) services.screen.count("held:contact");
  await store(services, { message, verdict, textHash, once: page.once, receipt: "mail.contact-copy" });
  return ok(undefined);
}

function hashOf({ config }: Services, text: string): Promise<string> {
  return keyedHash(config.secret, SEALED, text);
}

/** The keyed hash under which a person's messages are found: when the account of that address is erased. */
export function contactEmailHash(secret: string, email: string): Promise<string> {
  return keyedHash(secret, `${SEALED}-email`, email);
}

/** Under each secret that holds: a message of before a new secret is found, too. */
export function contactEmailHashes(secrets: readonly string[], email: string): Promise<string[]> {
  return Promise.all(secrets.map((secret) => contactEmailHash(secret, email)));
}

/** At most 3: more says no more. */
async function countEqualTexts({ db, clock }: Services, textHash: string): Promise<number> {
  const since = clock.now().getTime() - repeatWindowMs;
  const rows = await db
    .select({ id: contactMessage.id })
    .from(contactMessage)
    .where(and(eq(contactMessage.textHash, textHash), gt(contactMessage.createdAt, since)))
    .limit(3);
  return rows.length;
}

type Stored = { message: ContactMessage; once: string; receipt: "mail.contact-copy" | "mail.withdrawal-receipt" };
type Judged = Stored & { verdict: SpamVerdict; textHash: string };

/** Keeps what must reach support whatever it looks like, with its receipt; `once` the same: nothing more. */
export async function storeContactMessage(services: Services, stored: Stored): Promise<void> {
  const textHash = await hashOf(services, stored.message.message);
  await store(services, { ...stored, textHash, verdict: { score: 0, reasons: [], isSpam: false } });
}

async function store(services: Services, { message, verdict, textHash, once, receipt }: Judged): Promise<void> {
  const { db, ids, config } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const id = ids.uuid<ContactMessageId>();
  const content = JSON.stringify(message);
  const ref = { contactMessageId: id };
  const isNew = sql`EXISTS (SELECT 1 FROM ${contactMessage} AS m WHERE m.id = ${id})`;
  const toSupport = ids.uuid<OutboxId>();
  const toSender = ids.uuid<OutboxId>();
  await db.batch([
    db
      .insert(contactMessage)
      .values({
        id,
        dedupeKey: await hashOf(services, `${once}:${content}`),
        sealed: await sealText(config.secret, SEALED, id, content),
        emailHash: await contactEmailHash(config.secret, message.email),
        textHash,
        isSpam: verdict.isSpam,
        score: verdict.score,
        reasons: JSON.stringify(verdict.reasons),
        createdAt: at,
        expiresAt: at + keepMessageMs,
      })
      .onConflictDoNothing({ target: contactMessage.dedupeKey }),
    insertJob(db, { id: toSupport, kind: "mail.contact", ref, dedupeKey: `contact:${id}`, now }, isNew),
    insertJob(
      db,
      { id: toSender, kind: receipt, ref, dedupeKey: `contact-copy:${id}`, now },
      verdict.isSpam ? sql`0` : isNew,
    ),
  ]);
  await services.mailQueue.notify(verdict.isSpam ? [toSupport] : [toSupport, toSender]);
}
