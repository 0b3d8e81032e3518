import { expect, it } from "vitest";
import { sweepPurges } from "../../../workers/jobs/sweeps/form-life";
import { aBrowser, aMember, aPassword, db } from "../../support/accounts";
import { aDefinition, aPublishedForm, testServices } from "../../support/forms";
import { fillForm } from "../../support/many-applications";

const page = "/account-deleted";
const title = "The flat above the bakery";

/** Somebody who has just deleted the account, whose form had 2,600 applications. */
async function whoDeleted() {
  const member = await aMember();
  const form = await aPublishedForm(testServices(), { definition: aDefinition({ title }) });
  await db
    .prepare("UPDATE rent_form SET landlord_id = ?, application_count = 2600 WHERE id = ?")
    .bind(member.userId, form.formId)
    .run();
  await fillForm(form.formId, 2600);
  const fields = new URLSearchParams({ intent: "delete-account", password: aPassword });
  const answer = await member.browser.call("/app/settings/profile", fields);
  return { ...member, answer };
}

// Red where the post leads home: what is still being erased is said nowhere.
it("after deleting an account, the browser sees the progress of its erasure without a session, until all is erased", async () => {
  const { browser, email, answer } = await whoDeleted();
  expect(answer.headers.get("location")).toBe(page);
  expect(browser.jar.cookies.has("rf.session_token")).toBe(false);
  const begun = await browser.call(page);
  expect([begun.status, begun.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const shown = await begun.text();
  expect(shown).toContain("2,000 of about 2,600");
  for (const word of [title, email, "Maya", "Ann Example"]) expect(shown).not.toContain(word);
  await sweepPurges(testServices());
  const ended = await (await browser.call(page)).text();
  expect(ended).toContain("Everything is deleted");
  expect(ended).not.toContain("<progress");
});

// Red where the cookie's value is read without its signature.
it("the progress of an erasure is not shown to a browser that deleted no account, whatever its cookie says", async () => {
  const { browser, userId } = await whoDeleted();
  const signed = browser.jar.cookies.get("rf-erasure") ?? "";
  const [head, , signature] = signed.split(".");
  const claims = btoa(JSON.stringify({ account: userId, applications: 1 })).replaceAll("=", "");
  for (const cookie of ["", "x", `${head}.${claims}.${signature}`]) {
    const stranger = aBrowser();
    if (cookie) stranger.jar.cookies.set("rf-erasure", cookie);
    expect((await stranger.call(page)).headers.get("location")).toBe("/");
  }
});
