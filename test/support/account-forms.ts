import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { createForm } from "../../app/features/forms/rent-forms/commands/create-form.server";
import { publishForm } from "../../app/features/forms/rent-forms/commands/publish-form.server";
import type { AccountLandlord } from "../../app/kernel/actor";
import type { RentFormId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { aDefinition } from "./forms";

/** A draft of an account. */
export async function anAccountDraft(
  services: Services,
  actor: AccountLandlord,
  definition: FormDefinition = aDefinition(),
): Promise<RentFormId> {
  const made = await createForm(services, actor, { definition });
  if (!made.ok) throw new Error(made.code);
  return made.value.formId;
}

/** A form of an account that tenants can see, and its public id. */
export async function anAccountForm(
  services: Services,
  actor: AccountLandlord,
  definition: FormDefinition = aDefinition(),
): Promise<{ formId: RentFormId; urlId: string }> {
  const formId = await anAccountDraft(services, actor, definition);
  const published = await publishForm(services, actor, { formId, rev: 1 });
  if (!published.ok) throw new Error(JSON.stringify(published));
  return { formId, urlId: published.value.urlId };
}
