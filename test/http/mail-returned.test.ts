import { describe, expect, it } from "vitest";
import { mailLinks } from "../../app/kernel/links";
import { recipientHash } from "../../app/platform/mail-block.server";
import { aNewMember, db } from "../support/accounts";
import { Applicant, bindings, get, post, storeForm } from "../support/apply-visitor";
import { countRows, ids, mintToken, testServices } from "../support/forms";

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

/** What comes after a `?` or a `#` apart. */
const seen = (response: Response) => [response.status, response.headers.get("location")?.replace(/.*\?/, "")];

describe("a bounced mail", () => {
  // Through the real queue: the local mail service tells of its bounce, the consumer of the built Worker records it.
  it("is shown to the account, which may retry, and after a complaint may ask support", async () => {
    const email = `bounce-${ids.nodeId().toLowerCase()}@tenant.test`;
    const { browser, userId } = await aNewMember({ email });
    const hash = await recipientHash(testServices().config.secret, email);
    const blocks = () => countRows("SELECT count(*) AS n FROM mail_block WHERE recipient_hash = ?", hash);
    await expect.poll(blocks).toBe(1);
    const profile = async (query = "") => (await browser.call(`/app/settings/profile${query}`)).text();
    expect(await profile()).toContain("Email to your address came back");
    const notice = "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND kind = 'mail-returned'";
    await expect.poll(() => countRows(notice, userId)).toBe(1);
    expect(await (await browser.call("/app/notifications")).text()).toContain("Email to your own address came back");
    const again = await browser.call("/app/settings/profile", form({ intent: "mail-again" }));
    expect(seen(again)).toEqual([303, "done=mail-again#mail"]);
    expect([await blocks(), await profile("?done=mail-again")]).toEqual([0, expect.stringContaining("We write to")]);
    await db
      .prepare("INSERT INTO mail_block (recipient_hash, reason, created_at) VALUES (?, 'complaint', 1)")
      .bind(hash)
      .run();
    expect(await profile()).toContain("was reported as spam");
    await browser.call("/app/settings/profile", form({ intent: "mail-again" }));
    expect(await blocks()).toBe(1);
  });

  it.each([
    ["en", "Our email to you came back", "We are writing to you again"],
    ["es", "No pudimos entregarle un correo", "Le escribimos de nuevo"],
    ["fr", "Un e-mail n’a pas pu vous être remis", "Nous vous écrivons de nouveau"],
  ])("is shown to the applicant in %s, who retries without JavaScript", async (locale, says, done) => {
    const { formId, urlId } = await storeForm();
    const tenant = new Applicant(urlId);
    await tenant.fillAll();
    await tenant.send();
    const row = await bindings.DB.prepare("SELECT id FROM application WHERE form_id = ?")
      .bind(formId)
      .first<{ id: string }>();
    const id = row?.id ?? "";
    await bindings.DB.batch([
      bindings.DB.prepare("UPDATE application SET locale = ? WHERE id = ?").bind(locale, id),
      bindings.DB.prepare(
        `INSERT INTO mail_delivery (id, application_id, kind, reader, attempts, attempted_at, sent_at, failed_at, error)
          VALUES (?, ?, 'mail.message', 'applicant', 1, 9e12, 1, 2, 'bounced')`,
      ).bind(crypto.randomUUID(), id),
    ]);
    const link = `/apply/${urlId}/status/${await mintToken(testServices(), mailLinks.applicationStatus, id)}`;
    const html = await (await get(link)).text();
    expect([html.includes(says), html.includes(`${link}/correct`)]).toEqual([true, true]);
    const tried = await post(link, form({ intent: "mail-again" }));
    expect(seen(tried)).toEqual([303, "said=mail-again"]);
    expect(await (await get(`${link}?said=mail-again`)).text()).toContain(done);
    expect(seen(await post(link, form({ intent: "mail-again" })))).toEqual([303, "said=mail-refused"]);
    expect((await post(`${link}x`, form({ intent: "mail-again" }))).status).toBe(404);
    expect((await post(link, form({ intent: "mail-more" }))).status).toBe(400);
  });
});
