import { expect, it } from "vitest";
import { fieldFromCatalogue } from "../../app/features/forms/form-model/catalogue";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../app/kernel/ids";
import { adminAccount, demoAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import { enterAsDemo } from "../support/account-page.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { expectNoWider } from "../support/landlord-page.ts";
import { openLocalDatabase, readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("own demo");
const ids = createIdMaker();

/** A live form of the demo as it was published before its place had rules about two of its questions. */
function publishedBeforeTheRules(): string {
  const [form] = readLocal<{ id: string; definition: string }>(
    server.persistTo,
    `SELECT f.id, v.definition FROM rent_form AS f JOIN rent_form_version AS v ON v.id = f.published_version_id
     JOIN user AS u ON u.id = f.landlord_id WHERE f.state = 'open' AND u.email = ? ORDER BY f.application_count DESC LIMIT 1`,
    demoAccount.email,
  );
  if (!form) throw new Error("The demo has no open form");
  const before = JSON.parse(form.definition) as FormDefinition;
  const [first, ...rest] = before.sections;
  if (!first) throw new Error("The form is empty");
  const asked = ["citizenship", "evicted"].map((key) => fieldFromCatalogue(key, ids, "en").field);
  const address = { line1: "18 Olive Avenue", city: "Fresno", region: "CA", postcode: "93701", country: "US" };
  const definition = JSON.stringify({
    ...before,
    property: { ...before.property, address, chosenSubplace: undefined },
    sections: [{ ...first, fields: [...first.fields, ...asked] }, ...rest],
  });
  const database = openLocalDatabase(server.persistTo);
  database
    .prepare(
      `INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at, law_check)
       SELECT ?, form_id, max(number) + 1, ?, 'before', max(published_at) + 1, max(law_check) FROM rent_form_version WHERE form_id = ?`,
    )
    .run("before-the-rules", definition, form.id);
  database
    .prepare("UPDATE rent_form SET draft = ?, draft_rev = draft_rev + 1, published_version_id = ? WHERE id = ?")
    .run(definition, "before-the-rules", form.id);
  database.exec("DELETE FROM law_walk");
  database.close();
  return form.id;
}

/** The admin sees what will be told, and sends it without waiting for the day to pass. */
async function adminSends(): Promise<void> {
  const { page, context, problems } = await visit(browser, { viewport: desktop });
  const answer = await page.request.post(`${server.origin}/api/auth/sign-in/email`, {
    headers: { Origin: server.origin },
    data: { email: adminAccount.email, password: seedPassword },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`${server.origin}/admin/law`);
  await page.getByRole("heading", { name: "California, United States" }).waitFor();
  await expectNoWider(page, "admin");
  await page.getByRole("button", { name: /^Hold back/ }).click();
  await page.getByText("No one is told.").waitFor();
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoWider(page, "admin on a phone");
  await page.getByRole("button", { name: /^Send now/ }).click();
  await page.getByText("The first email goes out within a minute.").waitFor();
  expect(problems).toEqual([]);
  await context.close();
}

/** The mail on a page of its own, as a program shows it. */
async function lookAtMail(html: string, heading: string): Promise<void> {
  const { page, context } = await visit(browser, { viewport: desktop });
  await page.setContent(html);
  await page.getByRole("heading", { name: heading }).waitFor();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    for (const dark of [false, true]) {
      await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
      await expectNoWider(page, "mail");
    }
  }
  await context.close();
}

it("a landlord is notified of a law that affects a published form, and changes the form with two presses", async () => {
  const formId = publishedBeforeTheRules();
  await expect
    .poll(async () => {
      await server.cron();
      return readLocal<{ n: number }>(
        server.persistTo,
        "SELECT count(*) AS n FROM form_law WHERE form_id = ? AND announce_at IS NOT NULL",
        formId,
      )[0]?.n;
    })
    .toBe(1);
  await adminSends();
  await server.cron();
  const mail = await server.mail(demoAccount.email, ({ subject }) => subject.includes("of your form need"));
  expect(mail.subject).toBe("2 questions of your form need a change: California, United States");
  expect(mail.text).toContain("may not be asked in California, United States anymore.");
  const link = mail.text.split(/\s+/).find((word) => word.endsWith(`/app/forms/${formId}/law`));
  if (!link) throw new Error("The email has no link");

  await lookAtMail(mail.html, mail.subject);
  const { page, problems } = await visit(browser, { viewport: desktop });
  await enterAsDemo(page, server);
  await page.goto(`${server.origin}/app/forms/${formId}`);
  await page.getByText("2 questions can’t stay as they are.").waitFor();
  await page.goto(`${server.origin}${new URL(link).pathname}`);
  await page.getByRole("heading", { name: /may not be asked in California/ }).waitFor();
  await page.getByLabel("What should happen to it?").selectOption({ index: 2 });
  await page.getByRole("button", { name: "Put this into my draft" }).click();
  await page.getByRole("button", { name: "Publish this version" }).waitFor();
  await page.getByText(/stays, with your reason/).waitFor();
  const [draft] = readLocal<{ draft: string }>(server.persistTo, "SELECT draft FROM rent_form WHERE id = ?", formId);
  expect(draft?.draft).not.toContain('"catalogueKey":"citizenship"');
  await page.getByRole("button", { name: "Publish this version" }).click();
  await page.getByRole("status").getByText("Anyone who started before keeps the earlier questions.").waitFor();

  // Nothing is said twice, and what was sent on the older version stays on it.
  await server.cron();
  expect((await server.mails(demoAccount.email)).filter(({ subject }) => subject === mail.subject)).toHaveLength(1);
  await page.goto(`${server.origin}/app/forms/${formId}`);
  await page.getByRole("link", { name: /^Versions/ }).waitFor();
  expect(await page.getByText("The law for your form is changing").count()).toBe(0);
  expect(problems).toEqual([]);
});

/** Three applications of the demo, as sent for a home whose place came to forbid some of their questions: Victoria, pets. */
function sentBeforeTheRules(): { formId: string; applicationIds: string[] } {
  const sent = readLocal<{ id: string; formId: string; versionId: string; definition: string }>(
    server.persistTo,
    `SELECT a.id, a.form_id AS formId, a.version_id AS versionId, v.definition FROM application AS a
     JOIN rent_form_version AS v ON v.id = a.version_id JOIN user AS u ON u.id = a.landlord_id
     WHERE u.email = ? AND a.has_pets = 1 AND a.is_spam = 0 AND a.is_archived = 0 ORDER BY a.form_id, a.version_id, a.id`,
    demoAccount.email,
  );
  const ofOne = sent.filter(({ versionId }) => versionId === sent[0]?.versionId).slice(0, 3);
  const [first] = ofOne;
  if (!first || ofOne.length < 2) throw new Error("The demo has no two applications with pets");
  const before = JSON.parse(first.definition) as FormDefinition;
  const address = { line1: "5 Acland Street", city: "St Kilda", region: "VIC", postcode: "3182", country: "AU" };
  const definition = JSON.stringify({
    ...before,
    property: { ...before.property, address, chosenSubplace: undefined },
  });
  const database = openLocalDatabase(server.persistTo);
  database
    .prepare(
      `INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at, law_check)
       SELECT ?, form_id, max(number) + 1, ?, 'victoria', max(published_at) + 1, max(law_check) FROM rent_form_version WHERE form_id = ?`,
    )
    .run("in-victoria", definition, first.formId);
  for (const { id } of ofOne)
    database.prepare("UPDATE application SET version_id = ? WHERE id = ?").run("in-victoria", id);
  database.close();
  return { formId: first.formId, applicationIds: ofOne.map(({ id }) => id) };
}

// Red when the page of an application forgets `unlawful.fieldIds`, or the comparison takes the facts as they were sent.
it("answers to newly forbidden questions are marked, and left out of list and comparison", async () => {
  const { formId, applicationIds } = sentBeforeTheRules();
  const { page, problems } = await visit(browser, { viewport: desktop });
  await enterAsDemo(page, server);
  await page.goto(`${server.origin}/app/forms/${formId}?applicationId=${applicationIds[0]}`);
  const mark = page.getByText("This may no longer be asked here.").first();
  await mark.waitFor();
  const compared = applicationIds.join(",");
  await page.goto(`${server.origin}/app/applicants/compare?ids=${compared}`);
  await page.getByText("Left out by law").first().waitFor();
  expect(await page.getByText("Left out by law").count()).toBeGreaterThanOrEqual(applicationIds.length);
  await page.goto(`${server.origin}/app/applicants?form=${formId}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // What else is on it is review.test.ts's, and of the next exports.test.ts's.
  await expectNoWider(page, "inbox");
  await page.goto(`${server.origin}/app/exports`);
  await page.getByRole("heading", { name: "Exports" }).waitFor();
  await expectNoWider(page, "exports");
  const sheet = await page.request.get(`${server.origin}/app/exports/law.pdf?year=2026`);
  expect(sheet.headers()["content-type"]).toBe("application/pdf");
  expect(problems).toEqual([]);
});
