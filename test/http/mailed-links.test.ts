import { expect, it } from "vitest";
import { mailLinks } from "../../app/kernel/links";
import { mintLinkToken } from "../../app/platform/link-tokens.server";
import { asked } from "../support/apply-form";
import { bindings, get, origin, post } from "../support/apply-visitor";
import { ids, testServices } from "../support/forms";
import { send } from "../support/requests";
import { sent } from "../support/sent-application";

/** An application whose applicant has opened no link yet, and its status page by the link of a mail. */
async function mailedLink() {
  const email = `${ids.nodeId().toLowerCase()}@tenant.example`;
  const { form, id, link: shown } = await sent({ changes: { [asked.email]: email } });
  const services = testServices();
  const key = { ref: id, mailbox: await services.mailBudget.keyOf(email) };
  const token = await mintLinkToken(services, { ...mailLinks.applicationStatus, ...key });
  const isKnown = () => services.mailBudget.isKnown(email);
  return { id, shown, link: `/apply/${form.urlId}/status/${token}`, isKnown };
}

const opened = () => new URLSearchParams({ intent: "opened" });

// Red when pressedLinks counts a GET, or a post without Origin.
it("a mailed link opened by a mail scanner confirms no mailbox", async () => {
  const { link, isKnown } = await mailedLink();
  const html = await (await get(link)).text();
  expect(html).toMatch(/<script[^>]*opened-/);
  await send(origin + link, { method: "POST", body: opened(), redirect: "manual" });
  expect(await isKnown()).toBe(false);
});

it("a post from the page of a mailed link confirms its mailbox, and the page no longer asks", async () => {
  const { link, isKnown } = await mailedLink();
  expect((await post(link, opened())).headers.get("location")).toBe(link);
  await expect.poll(isKnown).toBe(true);
  expect(await (await get(link)).text()).not.toMatch(/<script[^>]*opened-/);
});

it("a post from a page reached by a link on the receipt confirms no mailbox", async () => {
  const { shown, isKnown } = await mailedLink();
  expect(await (await get(shown)).text()).not.toMatch(/<script[^>]*opened-/);
  expect((await post(shown, opened())).status).toBe(303);
  expect(await isKnown()).toBe(false);
});

// Red when the button is left out: without script nothing else says whose the address is.
it("a held letter is released by a button of the page, without JavaScript", async () => {
  const { id, link, shown } = await mailedLink();
  await bindings.DB.prepare(
    `INSERT INTO mail_delivery (id, application_id, kind, reader, attempts, attempted_at, error)
      VALUES (?, ?, 'mail.message', 'applicant', 1, 1, 'strangers-of-day')`,
  )
    .bind(crypto.randomUUID(), id)
    .run();
  const html = await (await get(link)).text();
  expect(html).toContain('value="opened"');
  const page = await (await get(shown)).text();
  expect(page).toContain("An email to you is waiting");
  expect(page).not.toContain('value="opened"');
});
