import type { Landlord } from "../../../../kernel/actor";
import { err } from "../../../../kernel/result";
import type { Services } from "../../../../services";
import { type SaveDraftResult, saveDraft } from "../../rent-forms/commands/save-draft.server";
import type { FormKey } from "../../rent-forms/queries/find-editable-form.server";
import { lawfulDraft, type Reasons } from "../lawful-draft";
import { readFormLaw } from "../queries/find-law-change.server";

/** Makes the working copy lawful for today and the days ahead. `rev`: that the page showed, else "conflict". */
export async function draftLawfulForm(
  services: Services,
  actor: Landlord,
  { rev, reasons, ...key }: FormKey & { rev: number; reasons: Reasons },
): Promise<SaveDraftResult> {
  const read = await readFormLaw(services, actor, key);
  if (!read) return err("not-found", undefined);
  const { form, packs } = read;
  const definition = lawfulDraft(form.definition, packs, reasons, services.ids);
  return saveDraft(services, actor, { formId: form.formId, rev, definition });
}
