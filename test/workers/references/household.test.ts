import { describe, expect, it } from "vitest";
import { findStatus } from "../../../app/features/applying/applicant/queries/find-status.server";
import { sealContact } from "../../../app/features/applying/applications/household/member";
import type { MemberLink } from "../../../app/features/applying/applications/household/queries/find-members.server";
import { sealApplication } from "../../../app/features/applying/applications/stored-application";
import { erasePart } from "../../../app/features/applying/apply/household/commands/send-part.server";
import { findReferenceByToken } from "../../../app/features/applying/references/commands/answer-reference.server";
import { loggedReferences } from "../../../app/features/applying/references/reference-log";
import type { ApplicationId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { bindings, mintToken, testServices } from "../../support/forms";
import { at, refereeAnswers } from "../../support/referee-form";
import { asked } from "../../support/reference-mails";
import { aRefereeDesk, ask, openKey, type RefereeDesk, requestsOf } from "../../support/references";

const start = new Date("2026-11-21T09:00:00Z");

/** A co-applicant who has sent the own part, and named a landlord in it. */
async function aCoApplicant(services: ReturnType<typeof testServices>, desk: RefereeDesk): Promise<ApplicationId> {
  const id = crypto.randomUUID() as ApplicationId;
  const lead = await openKey(services, desk.applicationId);
  const person = { name: { first: "Bo", last: "Bell" }, email: "bo@tenant.example" };
  const contact = await sealContact(lead, id, { ...person, leadName: "Ada Lovelace" });
  const { wrapped, key } = await services.dataKeys.create(id);
  const data = await sealApplication(key, {
    v: 1,
    signed: { at: start.toISOString(), hash: "0".repeat(64) },
    answers: { ...refereeAnswers(`-${id}`), [at.name]: { first: "Bo", last: "Bell" } },
    consents: [{ id: at.mayContact, text: "May be asked", accepted: true }],
    locale: "en",
    visibleSections: desk.definition.sections.map((section) => section.id),
  });
  await bindings.DB.batch([
    bindings.DB.prepare(
      "INSERT INTO application_key (application_id, key_id, wrapped_key, created_at) VALUES (?, ?, ?, ?)",
    ).bind(id, wrapped.keyId, wrapped.wrappedKey, +start),
    bindings.DB.prepare("INSERT INTO application_data (application_id, data) VALUES (?, ?)").bind(id, data),
    bindings.DB.prepare(
      `INSERT INTO application_member (id, application_id, form_id, role, contact, email_hash, invited_at, completed_at,
        version_id, created_at)
        SELECT ?1, id, form_id, 'co_applicant', ?2, ?1, ?3, ?3, version_id, ?3 FROM application WHERE id = ?4`,
    ).bind(id, contact, +start, desk.applicationId),
  ]);
  return id;
}

describe("a referee named by a co-applicant", () => {
  it("is asked about the co-applicant, and the lead reads that somebody was asked, not who", async () => {
    const services = testServices(start);
    const desk = await aRefereeDesk(services);
    const memberId = await aCoApplicant(services, desk);
    const { mail, open } = await asked(services, desk, { path: `${memberId}/${at.landlord}` });
    expect(mail.to).toBe(`grace-${memberId}@owner.example`);
    expect(mail.text).toContain("Bo Bell");
    expect(mail.text).not.toContain("Lovelace");
    expect(open.contact.applicant).toBe("Bo Bell");
    const token = await mintToken(services, mailLinks.applicationStatus, desk.applicationId);
    const status = await findStatus(services, token);
    expect(loggedReferences(status?.content?.references ?? [])).toMatchObject([{ name: null, outcome: "open" }]);
  });

  // Red when reference_request is left out of erasePartStatements.
  it("is no longer asked once the co-applicant has withdrawn the part, and the answer is deleted", async () => {
    const services = testServices(start);
    const desk = await aRefereeDesk(services);
    const memberId = await aCoApplicant(services, desk);
    const path = `${memberId}/${at.landlord}`;
    const { token } = await asked(services, desk, { path });
    const own = await asked(services, desk);
    await erasePart(services, { memberId, applicationId: desk.applicationId } as MemberLink);
    expect(await findReferenceByToken(services, token)).toBeNull();
    expect((await findReferenceByToken(services, own.token))?.state).toBe("open");
    expect((await requestsOf(desk.applicationId)).map((request) => request.path)).toEqual([at.landlord]);
    expect(await ask(services, desk, { path })).toMatchObject({ ok: false, code: "not-found" });
  });
});
