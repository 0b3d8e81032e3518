import { askingOf } from "../../app/features/applying/answering/asking";
import { askedAs } from "../../app/features/applying/applications/asked-form";
import { findMemberById } from "../../app/features/applying/applications/household/queries/find-members.server";
import { findDraft, type Seat } from "../../app/features/applying/applications/queries/find-draft.server";
import { saveDraft, startDraft } from "../../app/features/applying/apply/commands/save-draft.server";
import { submitApplication } from "../../app/features/applying/apply/commands/submit-application.server";
import { inviteHousehold } from "../../app/features/applying/apply/household/commands/invite-household.server";
import { openPart } from "../../app/features/applying/apply/household/commands/send-part.server";
import { unsuspected } from "../../app/features/applying/apply/spam/score";
import type { RawAnswers } from "../../app/features/forms/form-model/answers";
import { summaryColumns } from "../../app/features/forms/form-model/contact";
import { evaluateAll, rawOf } from "../../app/features/forms/form-model/journey";
import { namedPeople } from "../../app/features/forms/form-model/member-part";
import type { ApplicationId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { aPublishedForm, bindings, ids, testServices } from "./forms";
import { householdForm, named } from "./household-form";

export async function answered(
  services: Services,
  urlId: string,
  asked: { token: string; seat: Seat; raw: RawAnswers },
) {
  const published = await services.publishedForms.findInDatabase(urlId);
  const find = async () => published && (await findDraft(services, published.formId, asked.token, asked.seat));
  const empty = await find();
  if (!published || !empty) throw new Error("No such draft");
  const form = askedAs(published, empty.part?.role ?? null);
  await saveDraft(
    services,
    { form, token: asked.token, draft: empty },
    { change: (before) => ({ ...before, ...asked.raw }) },
  );
  const draft = await find();
  if (!draft) throw new Error("No such draft");
  const asking = askingOf(services, form, draft);
  const { cleaned, errors, visibleSections } = evaluateAll(asking, rawOf(asking, draft));
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const application = { v: 1 as const, answers: cleaned, consents: [], locale: "en", visibleSections };
  return { form, draft, application, columns: summaryColumns(form.definition, cleaned), documentCount: 0 };
}

export const rawOfPerson = (first: string, email: string, income: string): RawAnswers => ({
  [`${named.name}.first`]: [first],
  [`${named.name}.last`]: ["Bell"],
  [named.email]: [email],
  [`${named.income}.amount`]: [income],
  [`${named.income}.period`]: ["month"],
  [`consent.${named.truth}`]: ["yes"],
});

export type Member = { id: ApplicationId; role: string };

/** What a lead has filled in who names a co-applicant and a guarantor; nobody was asked yet. */
export async function aLeadDraft() {
  const services = testServices();
  const owner = await aPublishedForm(services, { definition: householdForm() });
  const form = await services.publishedForms.findInDatabase(owner.urlId);
  if (!form) throw new Error("No such form");
  const { token } = await startDraft(services, form, "fr");
  const mark = ids.nodeId();
  const lead = await answered(services, owner.urlId, {
    token,
    seat: "lead",
    raw: {
      ...rawOfPerson("Ada", `ada-${mark}@tenant.example`, "3000"),
      [`${named.adults}.0.${named.adultName}.first`]: ["Bo"],
      [`${named.adults}.0.${named.adultName}.last`]: ["Bell"],
      [`${named.adults}.0.${named.adultEmail}`]: [`bo-${mark}@tenant.example`],
      [`${named.suretyName}.first`]: ["Gus"],
      [`${named.suretyName}.last`]: ["Rant"],
      [named.suretyEmail]: [`gus-${mark}@tenant.example`],
    },
  });
  return { services, owner, mark, lead, people: namedPeople(lead.form.definition, lead.application.answers) };
}

/** A sent application whose lead named a co-applicant and a guarantor. `isUnsent`: they were asked before it was sent. */
export async function aHousehold(options: { isSpam?: boolean; isUnsent?: boolean } = {}) {
  const { services, owner, mark, lead, people } = await aLeadDraft();
  const spam = options.isSpam ? { ...unsuspected, score: 50, isSpam: true } : unsuspected;
  const sent = options.isUnsent
    ? await inviteHousehold(services, lead.draft, { leadName: lead.columns.name, people })
    : await submitApplication(services, { ...lead, spam });
  if (!sent.ok) throw new Error(sent.code);
  const { results } = await bindings.DB.prepare(
    "SELECT id, role FROM application_member WHERE application_id = ? ORDER BY role",
  )
    .bind(lead.draft.id)
    .all<Member>();
  const [bo, gus] = results;
  if (!bo || !gus) throw new Error("Nobody was named");
  return { services, owner, mark, lead, bo, gus };
}

export async function partOf(services: Services, urlId: string, member: Member, income: string) {
  const link = await findMemberById(services, member.id);
  const form = await services.publishedForms.findInDatabase(urlId);
  if (!link || !form) throw new Error("No such member");
  const { definition } = askedAs(form, link.role);
  const { token } = await openPart(services, link, { form, definition, locale: "en" });
  return answered(services, urlId, { token, seat: "part", raw: rawOfPerson("Own", "own@tenant.example", income) });
}
