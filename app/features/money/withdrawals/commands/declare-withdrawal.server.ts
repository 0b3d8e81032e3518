import type { Visitor } from "../../../../kernel/actor";
import type { PageLocale } from "../../../../kernel/page-locale";
import { err, ok, type Result } from "../../../../kernel/result";
import type { RateRule } from "../../../../platform/rate-limit";
import { readContactPage, storeContactMessage } from "../../../../platform/support-messages.server";
import type { Services } from "../../../../services";
import type { Declared } from "../schema";
import { sayDeclaration } from "../words";

const hour = 3600;
const limits = {
  perAddress: { action: "withdraw-address", limit: 10, windowSeconds: hour },
  perEmail: { action: "withdraw-email", limit: 5, windowSeconds: hour },
} as const satisfies Record<string, RateRule>;

/** `userId`: the account that was signed in, or null. `rendered`: the signed time of the page that was confirmed. `language`: of that page. */
export type DeclaredBy = { visitor: Visitor; userId: string | null; rendered: string; language: PageLocale };

/**
 * Keeps a withdrawal or cancellation, once, mails it and its receipt. Answers the time that counts (ms). "stale": a page
 * over a day old; "too-many": of network or mailbox, hourly.
 */
export async function declareWithdrawal(
  services: Services,
  declared: Declared,
  { visitor, userId, rendered, language }: DeclaredBy,
): Promise<Result<{ at: number }, "stale" | "too-many">> {
  const page = await readContactPage(services, rendered);
  if (!page) return err("stale");
  for (const [rule, key] of [
    [limits.perAddress, visitor.address],
    [limits.perEmail, declared.email],
  ] as const) {
    if (!(await services.rateLimit.take(rule, key)).allowed) return err("too-many");
  }
  const { name, email, declaration, details } = declared;
  const account = userId ? `Signed in as account ${userId}.` : "Not signed in: check who it is before you act.";
  const at = services.clock.now().getTime();
  const message = {
    name,
    email,
    company: "",
    subject: declaration === "withdraw" ? "Withdrawal from a contract" : "Cancellation of a contract (§ 312k BGB)",
    // Without the time, which stands in the row: the same declaration confirmed twice is one.
    message: [sayDeclaration(declared, language), details, account].filter(Boolean).join("\n\n"),
    language,
  };
  await storeContactMessage(services, { message, once: page.once, receipt: "mail.withdrawal-receipt" });
  return ok({ at });
}
