import { expect, it } from "vitest";
import { exampleKinds, exampleMail } from "../../../app/features/operator/mail-test/examples.server";
import { createMailer } from "../../../app/platform/mailer";
import { createCloudflareMailAdapter } from "../../../app/platform/mailer-cloudflare";

const config = {
  mailFrom: "Rentform <hello@rentform.test>",
  supportEmail: "help@rentform.test",
  baseUrl: "https://rentform.test",
};
type Taken = { from: object; replyTo?: string; headers: Record<string, string>; text: string };

/** The binding as its reference describes it (email-service/reference/headers, read 2026-11-28). */
function aBinding() {
  const taken: Taken[] = [];
  const known = ["to", "from", "subject", "html", "text", "replyTo", "headers"];
  const allowed = ["Auto-Submitted", "Content-Language", "List-Unsubscribe", "List-Unsubscribe-Post"];
  const send = async (mail: Taken) => {
    const refuse = (code: string) => Object.assign(new Error(code), { code });
    if (Object.keys(mail).some((name) => !known.includes(name))) throw refuse("E_VALIDATION_ERROR");
    for (const [name, value] of Object.entries(mail.headers)) {
      if (!allowed.includes(name)) throw refuse("E_HEADER_NOT_ALLOWED");
      if (name === "List-Unsubscribe" && !/^<https:[^>]+>$/.test(value)) throw refuse("E_HEADER_VALUE_INVALID");
    }
    taken.push(mail);
    return { messageId: "taken" };
  };
  return { taken, binding: { send } as unknown as SendEmail };
}

const examples = (["en", "es", "fr"] as const).flatMap((locale) =>
  exampleKinds(locale).map((kind) => ({ kind, locale })),
);

// Red when a mail has a header that Cloudflare does not take: it would never leave.
it.each(examples)("Cloudflare takes $kind in $locale, made by a machine, in its language", async ({ kind, locale }) => {
  const { taken, binding } = aBinding();
  const mailer = createMailer(config, createCloudflareMailAdapter(binding));
  const outcome = await mailer.send("id", { to: "ada@tenant.test", ...exampleMail(config, { kind, locale }) });
  expect(outcome).toEqual({ ok: true, messageId: "taken" });
  const [mail] = taken;
  expect(mail?.headers).toMatchObject({ "Auto-Submitted": "auto-generated", "Content-Language": locale });
  expect(mail?.replyTo).toBe(mail?.text.includes(config.supportEmail) ? config.supportEmail : undefined);
});
