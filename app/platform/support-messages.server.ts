import { sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { contactMessage } from "../db/schema/contact";
import { dayMs } from "../kernel/durations";
import type { ContactMessageId, IdMaker, OutboxId } from "../kernel/ids";
import type { Clock } from "./clock";
import { keyedHash, sealText } from "./crypto";
import type { MailQueue } from "./mail-queue";
import { insertJob } from "./outbox.server";
import type { SignedTokens } from "./tokens";

// Messages to support: of the contact page and of the page on which a contract is withdrawn.

const PAGE = "contact-page";
export const SEALED = "contact-message";

/** How long a message is kept, answered or held as spam. */
export const keepMessageMs = 180 * dayMs;
/** A page that was shown longer ago is shown again, with what was typed. */
const pageLifeSeconds = 24 * 60 * 60;

/** `language`: of the page it was written on, for the mail to its writer. */
export type ContactMessage = {
  name: string;
  email: string;
  company: string;
  subject: string;
  message: string;
  language?: string | undefined;
};
export type MessageVerdict = { score: number; reasons: readonly string[]; isSpam: boolean };

/** The signed time at which a page was made, for its form; good for a day. */
export function signContactPage({
  tokens,
  clock,
  ids,
}: {
  tokens: SignedTokens;
  clock: Clock;
  ids: IdMaker;
}): Promise<string> {
  return tokens.sign(PAGE, { at: clock.now().getTime(), once: ids.nodeId() }, pageLifeSeconds);
}

/** When a page was made, milliseconds, and the word that makes it one; null when it is over a day old or not ours. */
export async function readContactPage({ tokens }: { tokens: SignedTokens }, signed: string) {
  const page = await tokens.verify(PAGE, signed);
  if (typeof page?.at !== "number" || typeof page.once !== "string") return null;
  return { at: page.at, once: page.once };
}

/** The keyed hash under which a person's messages are found: when the account of that address is erased. */
export function contactEmailHash(secret: string, email: string): Promise<string> {
  return keyedHash(secret, `${SEALED}-email`, email);
}

/** Under each secret that holds: a message of before a new secret is found, too. */
export function contactEmailHashes(secrets: readonly string[], email: string): Promise<string[]> {
  return Promise.all(secrets.map((secret) => contactEmailHash(secret, email)));
}

/** The keyed hash of a message's text, for finding equal ones. */
export function contactTextHash(secret: string, text: string): Promise<string> {
  return keyedHash(secret, SEALED, text);
}

type Parts = { db: Database; ids: IdMaker; clock: Clock; config: { secret: string }; mailQueue: MailQueue };
type Receipt = "mail.contact-copy" | "mail.withdrawal-receipt";
type Stored = { message: ContactMessage; once: string; receipt: Receipt };
type Judged = Stored & { verdict: MessageVerdict; textHash: string };

/** Keeps what must reach support whatever it looks like, with its receipt; `once` the same: nothing more. */
export async function storeContactMessage(parts: Parts, stored: Stored): Promise<void> {
  const textHash = await contactTextHash(parts.config.secret, stored.message.message);
  await storeJudgedMessage(parts, { ...stored, textHash, verdict: { score: 0, reasons: [], isSpam: false } });
}

/** The same for a message that was judged: of spam the sender gets no receipt. */
export async function storeJudgedMessage(
  parts: Parts,
  { message, verdict, textHash, once, receipt }: Judged,
): Promise<void> {
  const { db, ids, clock, config, mailQueue } = parts;
  const now = clock.now();
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
        dedupeKey: await keyedHash(config.secret, SEALED, `${once}:${content}`),
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
  await mailQueue.notify(verdict.isSpam ? [toSupport] : [toSupport, toSender]);
}
