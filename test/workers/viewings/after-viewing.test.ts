import { describe, expect, it } from "vitest";
import { askAfterViewing } from "../../../app/features/applying/info-requests/commands/ask-after-viewing.server";
import { enterDoorCode, markViewing } from "../../../app/features/applying/viewings/commands/mark-viewing.server";
import { doorCode } from "../../../app/features/applying/viewings/door-code";
import { doorPurpose } from "../../../app/features/applying/viewings/rules";
import { askAfterViewing as keepForViewing } from "../../../app/features/forms/builder/after-viewing-edits";
import { deriveKey } from "../../../app/platform/crypto";
import { sendApplication } from "../../support/applications";
import { aDefinition, bindings, ids, testServices } from "../../support/forms";
import { runDue } from "../../support/run-due";
import { ask, aViewing } from "../../support/viewings";

const start = new Date("2027-03-21T09:00:00Z");
const definition = () => keepForViewing(aDefinition({ withFile: true }), true).definition;

async function aHome() {
  const services = testServices(start);
  const viewing = await aViewing(services, { rule: "order" }, 3, definition());
  const email = `ada-${ids.nodeId()}@tenant.example`;
  const booked = async () => {
    const asked = await ask(services, viewing, "Ada", email);
    if (!asked.ok) throw new Error(asked.code);
    return asked.value.id;
  };
  const apply = (of = email) => sendApplication(services, viewing.formId, { person: { email: of } });
  return { services, viewing, email, booked, apply };
}

async function askedOf(applicationId: string) {
  const { results } = await bindings.DB.prepare(
    `SELECT application.state, (SELECT count(*) FROM info_request WHERE application_id = application.id) AS requests,
      (SELECT count(*) FROM outbox WHERE kind = 'mail.info-request'
        AND ref ->> 'infoRequestId' IN (SELECT id FROM info_request WHERE application_id = application.id)) AS mails
     FROM application WHERE id = ?`,
  )
    .bind(applicationId)
    .all<{ state: string; requests: number; mails: number }>();
  const [row] = results;
  return [row?.state, row?.requests, row?.mails];
}

const notAsked = ["submitted", 0, 0];
const askedOnce = ["info_requested", 1, 1];

// Red when `mayAskOf` leaves out the mark, the address, or what was asked before.
describe("what a form keeps for those who have seen the home", () => {
  it("is asked once the landlord marks them as seen, and not before", async () => {
    const { services, viewing, booked, apply } = await aHome();
    const requestId = await booked();
    const { id } = await apply();
    await runDue(services);
    expect(await askedOf(id)).toEqual(notAsked);
    services.setNow(new Date(viewing.startsAt));
    const { formId, actor } = viewing;
    expect(await markViewing(services, actor, { formId, requestId, mark: "missed" })).toBe(true);
    await runDue(services);
    expect(await askedOf(id)).toEqual(notAsked);
    expect(await markViewing(services, actor, { formId, requestId, mark: "seen" })).toBe(true);
    await runDue(services);
    expect(await askedOf(id)).toEqual(askedOnce);
  });

  it("is asked after the code at the door", async () => {
    const { services, viewing, booked, apply } = await aHome();
    const requestId = await booked();
    const { id } = await apply();
    services.setNow(new Date(viewing.startsAt));
    const key = await deriveKey(services.config.secret, doorPurpose);
    const of = { ...viewing, requestId };
    const entered = await enterDoorCode(services, { requestId, code: await doorCode(key, of, viewing.startsAt) });
    expect(entered).toEqual({ ok: true, value: null });
    await runDue(services);
    expect(await askedOf(id)).toEqual(askedOnce);
  });

  it("is asked of who is let through without a viewing, as soon as they apply, and once however often it is tried", async () => {
    const { services, viewing, booked, apply } = await aHome();
    const requestId = await booked();
    const { formId, actor } = viewing;
    expect(await markViewing(services, actor, { formId, requestId, mark: "let-through" })).toBe(true);
    await runDue(services);
    const { id } = await apply();
    await runDue(services);
    expect(await askedOf(id)).toEqual(askedOnce);
    await Promise.all([
      askAfterViewing(services, { applicationId: id }),
      askAfterViewing(services, { viewingRequestId: requestId }),
    ]);
    expect(await askedOf(id)).toEqual(askedOnce);
  });

  it("is asked of nobody who applies from another address", async () => {
    const { services, viewing, booked, apply } = await aHome();
    const requestId = await booked();
    const { id } = await apply(`bo-${ids.nodeId()}@tenant.example`);
    const { formId, actor } = viewing;
    await markViewing(services, actor, { formId, requestId, mark: "let-through" });
    await runDue(services);
    expect(await askedOf(id)).toEqual(notAsked);
  });

  it("is asked of both at the same second once, by two marks", async () => {
    const { services, viewing, booked, apply } = await aHome();
    const requestId = await booked();
    const { id } = await apply();
    const { formId, actor } = viewing;
    await markViewing(services, actor, { formId, requestId, mark: "let-through" });
    await Promise.all([1, 2, 3].map(() => askAfterViewing(services, { viewingRequestId: requestId })));
    await runDue(services);
    expect(await askedOf(id)).toEqual(askedOnce);
  });
});
