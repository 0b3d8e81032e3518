import { describe, expect, it } from "vitest";
import { requestManageLink } from "../../../app/features/deciding/manage-link/commands/request-manage-link.server";
import {
  resendConfirmation,
  startGuestForm,
} from "../../../app/features/deciding/manage-link/commands/start-guest-form.server";
import { verifyAndPublish } from "../../../app/features/deciding/manage-link/commands/verify-and-publish.server";
import { startGuestFormSchema } from "../../../app/features/deciding/manage-link/schema";
import { mailLinks } from "../../../app/kernel/links";
import {
  aDefinition,
  anEmail,
  aPublishedForm,
  aStartedForm,
  bindings,
  countRows,
  formRow,
  ids,
  mintToken,
  testServices,
} from "../../support/forms";

const dayMs = 24 * 60 * 60 * 1000;
const visitor = () => ({ kind: "visitor", address: ids.nodeId() }) as const;
const mails = (guestId: string) =>
  countRows("SELECT count(*) AS n FROM outbox WHERE kind = 'mail.guest-confirm' AND ref LIKE ?", `%${guestId}%`);

describe("startGuestForm", () => {
  it("stores one pending form and one mail for a double click", async () => {
    const services = testServices();
    const input = { draftId: crypto.randomUUID(), email: anEmail(), notify: true, definition: aDefinition() };
    const answers = await Promise.all([1, 2, 3].map(() => startGuestForm(services, visitor(), input)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await countRows("SELECT count(*) AS n FROM guest_rent_form WHERE email = ?", input.email)).toBe(1);
    const started = await aStartedForm(services, input);
    expect((await formRow(started.formId)).state).toBe("pending_verification");
    expect((await formRow(started.formId)).draft_rev).toBe(1);
    expect(await mails(started.guestRentFormId)).toBe(1);
  });

  it("replaces content and address while the form is pending", async () => {
    const services = testServices();
    const first = await aStartedForm(services);
    const second = await aStartedForm(services, {
      draftId: first.draftId,
      definition: aDefinition({ title: "The garden flat" }),
    });
    expect(second.formId).toBe(first.formId);
    expect(await formRow(first.formId)).toMatchObject({ title: "The garden flat", draft_rev: 2 });
    expect(await verifyAndPublish(services, { token: first.verifyToken })).toMatchObject({ code: "expired" });
    expect(await verifyAndPublish(services, { token: second.verifyToken })).toMatchObject({ ok: true });
  });

  it("changes nothing once the form is published", async () => {
    const services = testServices();
    const form = await aPublishedForm(services);
    const before = await formRow(form.formId);
    const again = {
      draftId: form.draftId,
      email: anEmail(),
      notify: false,
      definition: aDefinition({ title: "Other" }),
    };
    expect(await startGuestForm(services, visitor(), again)).toMatchObject({ ok: true });
    expect(await formRow(form.formId)).toEqual(before);
    expect(await countRows("SELECT count(*) AS n FROM guest_rent_form WHERE email = ?", again.email)).toBe(0);
  });

  it("accepts three own questions and refuses four", async () => {
    const services = testServices();
    const input = { draftId: crypto.randomUUID(), email: anEmail(), notify: true };
    const three = { ...input, definition: aDefinition({ custom: 3 }) };
    const four = { ...input, definition: aDefinition({ custom: 4 }) };
    expect(await startGuestForm(services, visitor(), three)).toMatchObject({ ok: true });
    expect(await startGuestForm(services, visitor(), four)).toMatchObject({
      code: "refused",
      detail: { refusals: [{ code: "too-many-custom-questions", limit: 3, count: 4 }] },
    });
  });

  it("refuses the sixth start for an address in an hour, and says how long to wait", async () => {
    const services = testServices();
    const email = anEmail();
    const start = () =>
      startGuestForm(services, visitor(), {
        draftId: crypto.randomUUID(),
        email,
        notify: true,
        definition: aDefinition(),
      });
    for (let n = 0; n < 5; n += 1) expect((await start()).ok).toBe(true);
    const sixth = await start();
    expect(sixth).toMatchObject({ ok: false, code: "too-many" });
    if (!sixth.ok) expect(sixth.detail?.retryAfterSeconds).toBeGreaterThan(0);
    services.setNow(new Date(services.clock.now().getTime() + 3_600_000));
    expect((await start()).ok).toBe(true);
  });

  it.each(["a\r\nBcc: x@evil.example", "a@b", "", "a b@c.example", `${"a".repeat(250)}@c.example`])(
    "refuses the address %j",
    (email) => {
      const input = { draftId: crypto.randomUUID(), email, definition: aDefinition() };
      expect(startGuestFormSchema.safeParse(input).success).toBe(false);
    },
  );

  it("stores an address trimmed, in lower case and with its domain in ASCII", () => {
    const input = { draftId: crypto.randomUUID(), email: "  Anna@Bücher.example ", definition: aDefinition() };
    expect(startGuestFormSchema.parse(input).email).toBe("anna@xn--bcher-kva.example");
  });
});

const languageOf = async (guestId: string) =>
  (await bindings.DB.prepare("SELECT language FROM guest_rent_form WHERE id = ?").bind(guestId).first())?.language;

// Red when a page's language is not written down: mails about the form were in English, whatever its landlord reads.
it("mails about a guest's form are in the language of the page it was last sent, or a link was asked for, from", async () => {
  const services = testServices();
  const { draftId, email, guestRentFormId, verifyToken } = await aStartedForm(services);
  expect(await languageOf(guestRentFormId)).toBeNull();
  const input = { draftId, email, notify: true, definition: aDefinition(), language: "de" as const };
  await startGuestForm(services, visitor(), input);
  expect(await languageOf(guestRentFormId)).toBe("de");
  await resendConfirmation(services, { token: verifyToken }, "fr");
  expect(await languageOf(guestRentFormId)).toBe("fr");
  await requestManageLink(services, { token: verifyToken }, "es");
  expect(await languageOf(guestRentFormId)).toBe("es");
  await requestManageLink(services, { token: verifyToken });
  expect(await languageOf(guestRentFormId)).toBe("es");
});

describe("resendConfirmation", () => {
  it("mails three times an hour for one form, by its draft id or an old link", async () => {
    const services = testServices();
    const form = await aStartedForm(services);
    expect(await resendConfirmation(services, { draftId: form.draftId })).toMatchObject({ ok: true });
    expect(await resendConfirmation(services, { token: form.verifyToken })).toMatchObject({ ok: true });
    expect(await resendConfirmation(services, { draftId: form.draftId })).toMatchObject({ ok: true });
    expect(await resendConfirmation(services, { draftId: form.draftId })).toMatchObject({ code: "too-many" });
    expect(await mails(form.guestRentFormId)).toBe(4);
  });

  it("succeeds and mails nothing for an unknown draft and for a published form", async () => {
    const services = testServices();
    const form = await aPublishedForm(services);
    const sent = await mails(form.guestRentFormId);
    expect(await resendConfirmation(services, { draftId: crypto.randomUUID() })).toMatchObject({ ok: true });
    expect(await resendConfirmation(services, { draftId: form.draftId })).toMatchObject({ ok: true });
    expect(await mails(form.guestRentFormId)).toBe(sent);
  });
});

describe("verifyAndPublish", () => {
  it("publishes the form for 30 days with version 1, a refreshed cache and a mail", async () => {
    const services = testServices();
    const form = await aStartedForm(services);
    const result = await verifyAndPublish(services, { token: form.verifyToken });
    expect(result).toMatchObject({ ok: true, value: { formId: form.formId } });
    const row = await formRow(form.formId);
    const now = services.clock.now().getTime();
    expect(row).toMatchObject({ state: "open", published_at: now, opens_until: now + 30 * dayMs });
    expect(await services.publishedForms.find(String(row.url_id))).toMatchObject({ versionNumber: 1, state: "open" });
    const jobs = "SELECT count(*) AS n FROM outbox WHERE kind = ? AND ref LIKE ?";
    expect(await countRows(jobs, "mail.form-live", `%${form.formId}%`)).toBe(1);
    expect(await countRows(jobs, "cache.refresh-form", `%${form.formId}%`)).toBe(1);
  });

  it("publishes once for ten requests at the same time", async () => {
    const services = testServices();
    const form = await aStartedForm(services);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => verifyAndPublish(services, { token: form.verifyToken })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === "used")).toHaveLength(9);
    expect(await countRows("SELECT count(*) AS n FROM rent_form_version WHERE form_id = ?", form.formId)).toBe(1);
    expect(await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ?", form.formId)).toBe(1);
    const lives = "SELECT count(*) AS n FROM outbox WHERE kind = 'mail.form-live' AND ref LIKE ?";
    expect(await countRows(lives, `%${form.formId}%`)).toBe(1);
  });

  it("distinguishes unknown, expired and used links, and invalidates every older link", async () => {
    const services = testServices();
    const form = await aStartedForm(services);
    const older = await mintToken(services, mailLinks.verifyForm, form.guestRentFormId);
    const manage = await mintToken(services, mailLinks.manageForm, form.guestRentFormId);
    expect(await verifyAndPublish(services, { token: ids.token() })).toMatchObject({ code: "unknown" });
    expect(await verifyAndPublish(services, { token: manage })).toMatchObject({ code: "unknown" });
    services.setNow(new Date(services.clock.now().getTime() + 7 * dayMs));
    expect(await verifyAndPublish(services, { token: form.verifyToken })).toMatchObject({ code: "expired" });
    const fresh = await mintToken(services, mailLinks.verifyForm, form.guestRentFormId);
    expect(await verifyAndPublish(services, { token: fresh })).toMatchObject({ ok: true });
    expect(await verifyAndPublish(services, { token: fresh })).toMatchObject({ code: "used" });
    expect(await verifyAndPublish(services, { token: older })).toMatchObject({ code: "used" });
  });

  it("keeps one open form for an address, and closes the first one when the guest confirms that", async () => {
    const services = testServices();
    const first = await aPublishedForm(services);
    const second = await aStartedForm(services, { email: first.email });
    const stranger = await aPublishedForm(services);
    const { verifyToken: token } = second;
    expect(await verifyAndPublish(services, { token })).toMatchObject({ code: "other-open" });
    expect(await verifyAndPublish(services, { token, closeOther: stranger.formId })).toMatchObject({
      code: "other-open",
    });
    expect(await verifyAndPublish(services, { token, closeOther: first.formId })).toMatchObject({ ok: true });
    expect((await formRow(first.formId)).state).toBe("closed");
    expect((await formRow(second.formId)).state).toBe("open");
    expect((await formRow(stranger.formId)).state).toBe("open");
    expect(await services.publishedForms.findInDatabase(first.urlId)).toMatchObject({ state: "closed" });
  });

  it("opens only one of two forms of one address confirmed at the same time", async () => {
    const services = testServices();
    const email = anEmail();
    const forms = [await aStartedForm(services, { email }), await aStartedForm(services, { email })];
    const answers = await Promise.all(forms.map(({ verifyToken: token }) => verifyAndPublish(services, { token })));
    expect(answers.map((answer) => (answer.ok ? "ok" : answer.code)).sort()).toEqual(["ok", "other-open"]);
  });
});
