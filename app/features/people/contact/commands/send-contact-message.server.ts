import { and, eq, gt } from "drizzle-orm";
import { contactMessage } from "../../../../db/schema/contact";
import type { Visitor } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import type { ContactMessage } from "../../../../platform/support-messages.server";
import { contactTextHash, readContactPage, storeJudgedMessage } from "../../../../platform/support-messages.server";
import type { Services } from "../../../../services";
import { contactLimits } from "../limits";
import { judgeMessage, repeatWindowMs } from "../rules";

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
  const textHash = await contactTextHash(services.config.secret, message.message.toLowerCase().replace(/\s+/gu, " "));
  const verdict = judgeMessage(message, {
    isHoneypotFilled: post.isHoneypotFilled,
    elapsedMs: services.clock.now().getTime() - page.at,
    equalTexts: await countEqualTexts(services, textHash),
    rule,
  });
  if (verdict.isSpam) services.screen.count("held:contact");
  await storeJudgedMessage(services, { message, verdict, textHash, once: page.once, receipt: "mail.contact-copy" });
  return ok(undefined);
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
