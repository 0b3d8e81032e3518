import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { createForm } from "../../../app/features/forms/rent-forms/commands/create-form.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import type { RentFormId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { aMember, db, type Member } from "../../support/accounts";
import { aDefinition } from "../../support/forms";

export type AccountForm = { formId: RentFormId; urlId: string };
export type LandlordWithForms = Member & { actor: AccountLandlord };

/** A confirmed account, signed in in a browser, with the actor that commands take. */
export async function aLandlord(): Promise<LandlordWithForms> {
  const member = await aMember();
  const row = await db
    .prepare("SELECT token FROM session WHERE user_id = ?")
    .bind(member.userId)
    .first<{ token: string }>();
  return { ...member, actor: { kind: "account", sessionToken: row?.token ?? "" } };
}

/** One form of the account: a draft, or open to tenants. */
export async function aFormOf(
  services: Services,
  actor: AccountLandlord,
  options: { definition?: FormDefinition; isDraft?: boolean } = {},
): Promise<AccountForm> {
  const made = await createForm(services, actor, { definition: options.definition ?? aDefinition() });
  if (!made.ok) throw new Error(made.code);
  const { formId, rev } = made.value;
  if (!options.isDraft) {
    const published = await publishForm(services, actor, { formId, rev });
    if (!published.ok) throw new Error(JSON.stringify(published));
  }
  const row = await db.prepare("SELECT url_id FROM rent_form WHERE id = ?").bind(formId).first<{ url_id: string }>();
  return { formId, urlId: row?.url_id ?? "" };
}
