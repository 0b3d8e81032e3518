import { describe, expect, it } from "vitest";
import { submitApplication } from "../../app/features/applying/apply/commands/submit-application.server";
import { hasRoomToBegin } from "../../app/features/applying/apply/queries/has-room-to-begin.server";
import { releaseApplication } from "../../app/features/applying/apply/spam/commands/release-application.server";
import { listSuspected } from "../../app/features/deciding/form-page/queries/list-suspected.server";
import type { ApplicationId, RentFormId } from "../../app/kernel/ids";
import { storeForm } from "../support/apply-visitor";
import { anAccount, bindings, countRows, testServices } from "../support/forms";
import { aReadyDraft, submitInput } from "../support/ready-draft";

const hourMs = 3_600_000;

/** An account's form that takes `limit` applications, and so many drafts of it, all begun in time. */
async function aLimitedForm(limit: number, drafts: number) {
  const services = testServices();
  const { userId, actor } = await anAccount(services);
  const form = await storeForm();
  await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ?, max_applications = ? WHERE id = ?")
    .bind(userId, limit, form.formId)
    .run();
  const ready = [];
  for (let n = 0; n < drafts; n += 1) ready.push(await aReadyDraft(services, form));
  const of = (state: string) =>
    countRows(`SELECT count(*) AS n FROM application WHERE form_id = ? AND ${state}`, form.formId);
  return { services, actor, form, ready, of };
}

type Limited = Awaited<ReturnType<typeof aLimitedForm>>;
const send = async ({ services, ready }: Limited, n: number) => {
  const one = ready[n];
  if (!one) throw new Error("No such draft");
  return submitApplication(services, submitInput(services, one));
};

describe("a form that reached its maximum", () => {
  // Red when a form takes whatever was begun before it was full.
  it("accepts two more applicants who had begun, and puts the rest on the waitlist, also when all send at once", async () => {
    const limited = await aLimitedForm(3, 9);
    limited.services.setNow(new Date(limited.services.clock.now().getTime() + 1000));
    const sent = await Promise.all(limited.ready.map((_, n) => send(limited, n)));
    expect(sent.every(({ ok }) => ok)).toBe(true);
    expect([await limited.of("is_spam = 0"), await limited.of("is_spam = 1")]).toEqual([5, 4]);
    expect(await countRows("SELECT application_count AS n FROM rent_form WHERE id = ?", limited.form.formId)).toBe(5);
    const receipts = "SELECT count(*) AS n FROM outbox WHERE kind = 'mail.application-receipt' AND ref LIKE ?";
    const waiting = await listSuspected(limited.services, limited.actor, { formId: limited.form.formId as RentFormId });
    expect(waiting?.applications.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual(
      Array(4).fill(["over-limit"]),
    );
    for (const { id } of waiting?.applications ?? []) expect(await countRows(receipts, `%${id}%`)).toBe(1);
  });

  it("lets a waitlisted one in when its landlord says so, and sending it again changes nothing", async () => {
    const limited = await aLimitedForm(1, 4);
    limited.services.setNow(new Date(limited.services.clock.now().getTime() + 1000));
    for (const n of [0, 1, 2]) await send(limited, n);
    const last = await send(limited, 3);
    expect(await send(limited, 3)).toMatchObject({
      ok: true,
      value: { isNew: false, reference: last.ok && last.value.reference },
    });
    const applicationId = limited.ready[3]?.draft.id as ApplicationId;
    const key = { formId: limited.form.formId as RentFormId, applicationId };
    expect(await releaseApplication(limited.services, limited.actor, key)).toMatchObject({ ok: true });
    expect([await limited.of("is_spam = 0"), await limited.of("is_spam = 1")]).toEqual([4, 0]);
  });

  it("accepts drafts begun before for 72 hours, and no longer", async () => {
    const limited = await aLimitedForm(1, 5);
    const { services } = limited;
    const start = services.clock.now().getTime() + 1000;
    services.setNow(new Date(start));
    await send(limited, 0);
    services.setNow(new Date(start + 72 * hourMs - 1));
    for (const n of [1, 2, 3]) expect(await send(limited, n)).toMatchObject({ ok: true });
    services.setNow(new Date(start + 72 * hourMs));
    expect(await send(limited, 4)).toMatchObject({ code: "refused" });
    expect([await limited.of("is_spam = 0"), await limited.of("is_spam = 1")]).toEqual([3, 1]);
  });
});

// Red when beginning asks for the form's state alone.
it("a form starts no more drafts while its maximum is sent or being filled in", async () => {
  const { services, form, ready } = await aLimitedForm(1, 2);
  expect(await hasRoomToBegin(services, form.urlId)).toBe(true);
  ready.push(await aReadyDraft(services, form));
  expect(await hasRoomToBegin(services, form.urlId)).toBe(false);
  services.setNow(new Date(services.clock.now().getTime() + hourMs + 1));
  expect(await hasRoomToBegin(services, form.urlId)).toBe(true);
});
