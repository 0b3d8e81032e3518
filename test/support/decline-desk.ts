import { askingOf, rawOf } from "../../app/features/answering/queries/draft-view.server";
import { evaluateAll } from "../../app/features/applications/journey";
import { findDraft } from "../../app/features/applications/queries/find-draft.server";
import { unsuspected } from "../../app/features/applications/spam/score";
import { saveDraft, startDraft } from "../../app/features/apply/commands/save-draft.server";
import { submitApplication } from "../../app/features/apply/commands/submit-application.server";
import type { RawAnswers } from "../../app/features/form-model/answers";
import { summaryColumns } from "../../app/features/form-model/contact";
import type { FormDefinition, Property } from "../../app/features/form-model/schema";
import type { ApplicationId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { anAccountForm } from "./account-forms";
import { anAccount, aPublishedForm } from "./forms";
import { ruled, ruledForm } from "./ruled-form";

/** What somebody answers who fits every rule of `ruledForm`; `typed`: other answers by control name. */
export function fitting(typed: Record<string, string> = {}): RawAnswers {
  const answers: Record<string, string> = {
    [`${ruled.name}.first`]: "Ada",
    [`${ruled.name}.last`]: "Bell",
    [ruled.email]: `ada-${crypto.randomUUID()}@tenant.example`,
    [`${ruled.income}.amount`]: "5280",
    [`${ruled.income}.period`]: "month",
    [`${ruled.moveIn}.day`]: "10",
    [`${ruled.moveIn}.month`]: "1",
    [`${ruled.moveIn}.year`]: "2027",
    [ruled.pets]: "no",
    [ruled.smoking]: "no",
    ...typed,
  };
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, [value]]));
}

/** Somebody applies, as the pages of a form let them. */
export async function apply(
  services: Services,
  urlId: string,
  typed: Record<string, string> = {},
): Promise<ApplicationId> {
  const form = await services.publishedForms.findInDatabase(urlId);
  if (!form) throw new Error("No such form");
  const { token } = await startDraft(services, form, "en");
  const find = async () => {
    const draft = await findDraft(services, form.formId, token);
    if (!draft) throw new Error("No such draft");
    return draft;
  };
  await saveDraft(services, { form, token, draft: await find() }, { change: () => fitting(typed) });
  const draft = await find();
  const asking = askingOf(services, form, draft);
  const { cleaned, errors, visibleSections } = evaluateAll(asking, rawOf(asking, draft));
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const sent = await submitApplication(services, {
    form,
    draft,
    application: { v: 1, answers: cleaned, consents: [], locale: "en", visibleSections },
    columns: summaryColumns(form.definition, cleaned),
    documentCount: 0,
    spam: unsuspected,
  });
  if (!sent.ok) throw new Error(sent.code);
  return draft.id;
}

/** An account with a form whose rules are published (`ruledForm`), and whoever applied to it. */
export async function aRuledDesk(
  services: Services,
  options: { property?: Partial<Property>; applicants?: readonly Record<string, string>[] } = {},
) {
  const { actor, userId } = await anAccount(services);
  const form = await anAccountForm(services, actor, ruledForm(options.property));
  const ids: ApplicationId[] = [];
  for (const typed of options.applicants ?? [{}]) ids.push(await apply(services, form.urlId, typed));
  return { actor, userId, ...form, ids, id: ids[0] as ApplicationId };
}

/** The same for a guest and a manage link. */
export async function aRuledGuestDesk(
  services: Services,
  options: { property?: Partial<Property>; applicants?: readonly Record<string, string>[] } = {},
) {
  const definition: FormDefinition = ruledForm(options.property);
  const form = await aPublishedForm(services, { definition });
  const ids: ApplicationId[] = [];
  for (const typed of options.applicants ?? [{}]) ids.push(await apply(services, form.urlId, typed));
  const id = ids[0] as ApplicationId;
  return { ...form, ids, id, key: { guestRentFormId: form.guestRentFormId, applicationId: id } };
}
