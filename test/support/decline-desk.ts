import type { RawAnswers } from "../../app/features/forms/form-model/answers";
import type { Property } from "../../app/features/forms/form-model/schema";
import type { ApplicationId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { anAccountForm } from "./account-forms";
import { aSentApplication } from "./applications";
import { anAccount, aPublishedForm } from "./forms";
import { ruled, ruledForm } from "./ruled-form";

type Options = { property?: Partial<Property>; applicants?: readonly Record<string, string>[] };

/** What somebody answers who fits every rule of `ruledForm`; `typed`: other answers by control name. */
function fitting(typed: Record<string, string>): RawAnswers {
  const answers: Record<string, string> = {
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

async function applicants(services: Services, formId: string, { applicants = [{}] }: Options) {
  const ids: ApplicationId[] = [];
  for (const typed of applicants) {
    ids.push((await aSentApplication(services, { formId }, { raw: fitting(typed), papers: [] })).id as ApplicationId);
  }
  return { ids, id: ids[0] as ApplicationId };
}

/** An account with a form whose rules are published (`ruledForm`), and whoever applied to it: one who fits, unless said. */
export async function aRuledDesk(services: Services, options: Options = {}) {
  const { actor, userId } = await anAccount(services);
  const form = await anAccountForm(services, actor, ruledForm(options.property));
  return { actor, userId, ...form, ...(await applicants(services, form.formId, options)) };
}

/** The same for a guest and a manage link. */
export async function aRuledGuestDesk(services: Services, options: Options = {}) {
  const form = await aPublishedForm(services, { definition: ruledForm(options.property) });
  const { ids, id } = await applicants(services, form.formId, options);
  return { ...form, ids, id, key: { guestRentFormId: form.guestRentFormId, applicationId: id } };
}
