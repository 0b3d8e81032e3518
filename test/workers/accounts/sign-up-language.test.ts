import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { accountMail, user } from "../../../app/db/schema/accounts";
import { pendingSignUp } from "../../../app/db/schema/takeover";
import { findLetter } from "../../../app/platform/auth/account-mail.server";
import { anEmail, testServices } from "../../support/forms";

// Red when the page's language is not written down: whoever signed up on a German page got English mails.
it("a sign-up's mail and the account it makes are in the language of the page", async () => {
  const services = testServices();
  const email = anEmail();
  const password = "correct horse battery staple";
  const page = (cookie = "") =>
    new Request("http://localhost:8787/sign-up", { headers: { Cookie: `rf-language=de; ${cookie}` } });
  const asked = await services.auth.post(page(), "/sign-up/email", { name: "Dana", email, password });
  expect(asked.status).toBe(200);
  const [letter] = await services.db
    .select({ id: accountMail.id })
    .from(accountMail)
    .innerJoin(pendingSignUp, eq(pendingSignUp.id, accountMail.userId))
    .where(eq(pendingSignUp.email, email));
  const found = await findLetter(services, letter?.id ?? "");
  expect(found?.language).toBe("de");
  const link = found && "link" in found.letter ? found.letter.link : "";
  const token = new URL(link).searchParams.get("token") ?? new URL(link).pathname.split("/").at(-1);
  const confirmed = await services.auth.post(page(), "/confirm-address", { token, password });
  expect(confirmed.status).toBe(200);
  expect(await services.db.select({ language: user.language }).from(user).where(eq(user.email, email))).toEqual([
    { language: "de" },
  ]);
});
