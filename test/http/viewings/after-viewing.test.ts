import { expect, it } from "vitest";
import { askAfterViewing } from "../../../app/features/applying/info-requests/commands/ask-after-viewing.server";
import { askAfterViewing as keepForViewing } from "../../../app/features/forms/builder/after-viewing-edits";
import { mailLinks } from "../../../app/kernel/links";
import { sendApplication } from "../../support/applications";
import { bindings, get, post } from "../../support/apply-visitor";
import { aDefinition, ids, mintToken, testServices } from "../../support/forms";
import { ask, aViewingOf } from "../../support/viewings";
import { aFormOf, aLandlord } from "../forms/landlord";

const textOf = async (answer: Response) => (await answer.text()).replaceAll(/<!-- -->/g, "");

// Red when the start page leaves out `viewingWords.later`, or the landlord's press asks nothing.
it("a tenant applies without documents, is told why, and is asked for them once the landlord has let them through", async () => {
  const services = testServices();
  const landlord = await aLandlord();
  const { definition } = keepForViewing(aDefinition({ withFile: true }), true);
  const form = await aFormOf(services, landlord.actor, { definition });
  const { formId, urlId } = form;
  const { slotId } = await aViewingOf(services, { ...form, actor: landlord.actor }, { rule: "order" });
  const email = `ada-${ids.nodeId()}@tenant.example`;
  const booked = await ask(services, { formId, slotId }, "Ada", email);
  if (!booked.ok) throw new Error(booked.code);
  const start = await textOf(await get(`/apply/${urlId}`));
  expect(start).toContain("are asked for only once you have seen the home");
  expect(start).not.toContain("Proof of income");
  const { id } = await sendApplication(services, formId, { person: { email } });
  const status = `/apply/${urlId}/status/${await mintToken(services, mailLinks.applicationStatus, id)}`;
  expect(await textOf(await get(status))).not.toContain("Proof of income");
  expect((await get(`${status}/more`)).status).not.toBe(200);
  const pressed = await landlord.browser.call(
    `/app/forms/${formId}/viewings`,
    new URLSearchParams({ intent: "mark", requestId: booked.value.id, mark: "let-through" }),
  );
  expect(pressed.headers.get("location")).toContain("done=marked");
  // As the job does that was written with the mark.
  await askAfterViewing(services, { viewingRequestId: booked.value.id });
  const asked = await textOf(await get(status));
  expect(asked).toContain("Proof of income");
  expect(asked).toContain(`href="${status}/more"`);
  expect(await textOf(await get(`${status}/more`))).toContain("Proof of income");
});

// Red when the place of the page is of nobody in particular: then the typed address counts, and nothing is asked.
it("who is invited on the status page books with the contact of the application, and is asked after the viewing", async () => {
  const services = testServices();
  const landlord = await aLandlord();
  const { definition } = keepForViewing(aDefinition({ withFile: true }), true);
  const form = await aFormOf(services, landlord.actor, { definition });
  const { formId, urlId } = form;
  const { slotId } = await aViewingOf(services, { ...form, actor: landlord.actor, stage: "after" }, { rule: "order" });
  const email = `ada-${ids.nodeId()}@tenant.example`;
  const { id } = await sendApplication(services, formId, { person: { email } });
  await bindings.DB.prepare("UPDATE application SET state = 'shortlisted' WHERE id = ?").bind(id).run();
  const status = `/apply/${urlId}/status/${await mintToken(services, mailLinks.applicationStatus, id)}`;
  const asking = await textOf(await get(`${status}/viewing`));
  expect(asking).toContain(email);
  expect(asking).not.toMatch(/<input[^>]*name="(name|email|phone)"/);
  const posted = { slot: slotId, people: "2", intent: "ask" };
  const elsewhere = { name: "Bo", email: "bo@other.example", phone: "+15035550100" };
  const booked = await post(`${status}/viewing`, new URLSearchParams({ ...posted, ...elsewhere }));
  const given = await textOf(booked);
  expect([booked.status, given.includes("You have a place"), given.includes(email)]).toEqual([200, true, true]);
  expect(given).toContain(`href="${status}"`);
  const own = await textOf(await get(status));
  expect([own.includes("You have a place"), own.includes("Choose a time")]).toEqual([true, false]);
  const again = await post(`${status}/viewing`, new URLSearchParams(posted));
  expect([again.status, (await textOf(again)).includes("This address has a booking already")]).toEqual([409, true]);
  const mailed = await post(`${status}/viewing`, new URLSearchParams({ intent: "again" }));
  expect([mailed.status, (await textOf(mailed)).includes("The link is on its way")]).toEqual([200, true]);
  const request = await bindings.DB.prepare("SELECT id FROM viewing_request WHERE form_id = ?")
    .bind(formId)
    .first<{ id: string }>();
  const requestId = request?.id ?? "";
  await landlord.browser.call(
    `/app/forms/${formId}/viewings`,
    new URLSearchParams({ intent: "mark", requestId, mark: "let-through" }),
  );
  await askAfterViewing(services, { viewingRequestId: requestId });
  expect(await textOf(await get(`${status}/more`))).toContain("Proof of income");
  expect(await textOf(await get(status))).not.toMatch(/You have a place|Choose a time/);
});

it("a form that keeps nothing for a viewing says no word of it", async () => {
  const services = testServices();
  const { actor } = await aLandlord();
  const { urlId } = await aFormOf(services, actor, { definition: aDefinition({ withFile: true }) });
  const start = await textOf(await get(`/apply/${urlId}`));
  expect(start).toContain("Proof of income");
  expect(start).not.toContain("are asked for only once");
});
