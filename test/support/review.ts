import type { ApplicationState } from "../../app/db/schema/applications";
import { indexApplication } from "../../app/features/applying/applications/commands/index-application.server";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import type { AccountLandlord } from "../../app/kernel/actor";
import type { ApplicationId, RentFormId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { anAccountForm } from "./account-forms";
import { aSentApplication, type Sending } from "./applications";
import { aDefinition, anAccount, aPublishedForm, bindings } from "./forms";

export type Desk = {
  actor: AccountLandlord;
  userId: string;
  email: string;
  formId: RentFormId;
  urlId: string;
  definition: FormDefinition;
  /** Newest last. */
  applicationIds: ApplicationId[];
};

/** A landlord with one form and some applications to it, a minute apart. */
export async function aDesk(
  services: Services,
  options: { applications?: number; definition?: FormDefinition; sending?: Sending } = {},
): Promise<Desk> {
  const { actor, userId, email } = await anAccount(services);
  const definition = options.definition ?? aDefinition({ withFile: true });
  const form = await anAccountForm(services, actor, definition);
  const desk = { actor, userId, email, ...form, definition };
  const applicationIds: ApplicationId[] = [];
  for (let index = 0; index < (options.applications ?? 1); index += 1) {
    const at = services.clock.now().getTime() - 60_000 * (100 - index);
    applicationIds.push(await anApplicationTo(services, desk, at, options.sending));
  }
  return { ...desk, applicationIds };
}

/** One more application to a desk's form, sent at that time, and found by its words as soon as its job has run. */
export async function anApplicationTo(
  services: Services,
  { formId }: Pick<Desk, "formId">,
  at: number,
  sending: Sending = {},
): Promise<ApplicationId> {
  const { id } = await aSentApplication(services, { formId }, { ...sending, at });
  await indexApplication(services, id);
  return id;
}

/** A guest with one form and some applications to it, the last sent last. */
export async function aGuestDesk(services: Services, options: { applications?: number; email?: string } = {}) {
  const definition = aDefinition({ withFile: true });
  const form = await aPublishedForm(services, { definition, ...(options.email && { email: options.email }) });
  const applicationIds: ApplicationId[] = [];
  for (let index = 0; index < (options.applications ?? 1); index += 1)
    applicationIds.push((await aSentApplication(services, form)).id);
  const [id] = applicationIds as [ApplicationId];
  return { ...form, definition, applicationIds, id, key: { guestRentFormId: form.guestRentFormId, applicationId: id } };
}

export type ApplicationRow = {
  state: ApplicationState;
  first_viewed_at: number | null;
  decided_at: number | null;
  decline_reason: string | null;
  is_archived: number;
  is_starred: number;
  is_let: number;
  person: string | null;
  updated_at: number;
};

export async function applicationRow(id: string): Promise<ApplicationRow> {
  const row = await bindings.DB.prepare("SELECT * FROM application WHERE id = ?").bind(id).first<ApplicationRow>();
  if (!row) throw new Error("No such application");
  return row;
}

export async function putState(id: string, state: ApplicationState): Promise<void> {
  await bindings.DB.prepare("UPDATE application SET state = ?, is_let = 0 WHERE id = ?").bind(state, id).run();
}

/** "from>to" of an application's traces, oldest first. */
export async function tracesOf(id: string): Promise<{ action: string; detail: string | null }[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT action, detail FROM audit WHERE target_id = ? AND action <> 'application.submit' ORDER BY at, rowid",
  )
    .bind(id)
    .all<{ action: string; detail: string | null }>();
  return results;
}
