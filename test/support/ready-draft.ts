import { askingOf } from "../../app/features/applying/answering/asking";
import { addDocument } from "../../app/features/applying/answering/commands/add-document.server";
import { type Draft, findDraft } from "../../app/features/applying/applications/queries/find-draft.server";
import { saveDraft, startDraft } from "../../app/features/applying/apply/commands/save-draft.server";
import type { SubmitInput } from "../../app/features/applying/apply/commands/submit-application.server";
import { unsuspected } from "../../app/features/applying/apply/spam/score";
import { summaryColumns } from "../../app/features/forms/form-model/contact";
import { evaluateAll, rawOf } from "../../app/features/forms/form-model/journey";
import type { PublishedForm } from "../../app/features/forms/form-model/published-form";
import { makePersonKeys } from "../../app/platform/people/person-keys.server";
import type { Services } from "../../app/services";
import { asked, everyKind, typedSteps } from "./apply-form";
import { bindings, type StoredForm } from "./apply-visitor";

export type ReadyDraft = { form: PublishedForm; draft: Draft; token: string };

/** A draft with everything answered and one document, of a form with every kind of question. */
export async function aReadyDraft(
  services: Services,
  stored: Pick<StoredForm, "urlId">,
  changes: Record<string, string> = {},
  fileName = "payslip.pdf",
): Promise<ReadyDraft> {
  const form = await services.publishedForms.findInDatabase(stored.urlId);
  if (!form) throw new Error("No such form");
  // Somebody has applied to its landlord before: the first to do so makes the key, one round trip and three rows more.
  await makePersonKeys(services, [form.formId]);
  const { token } = await startDraft(services, form, "en");
  const empty = await findDraft(services, form.formId, token);
  if (!empty) throw new Error("No such draft");
  const raw: Record<string, string[]> = {};
  for (const [name, value] of [...typedSteps.flat(), ...Object.entries(changes)]) if (value) raw[name] = [value];
  raw[`consent.${asked.truth}`] = ["yes"];
  await saveDraft(services, { form, token, draft: empty }, { change: () => raw });
  const { plan } = askingOf(services, form, empty);
  const file = { path: asked.payslips, name: fileName, bytes: new TextEncoder().encode(`%PDF-1.4 ${fileName}`) };
  const added = await addDocument(services, { plan, draft: empty }, file);
  if (!added.ok) throw new Error(added.code);
  const draft = await findDraft(services, form.formId, token);
  if (!draft) throw new Error("No such draft");
  return { form, draft, token };
}

/** Makes a published form ask every kind of question, past the limits of a guest's form: as a version of its own. */
export async function askEverything(formId: string): Promise<void> {
  const versionId = crypto.randomUUID();
  await bindings.DB.batch([
    bindings.DB.prepare(
      "INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at) VALUES (?, ?, 2, ?, 'hash', 2)",
    ).bind(versionId, formId, JSON.stringify(everyKind())),
    bindings.DB.prepare("UPDATE rent_form SET published_version_id = ? WHERE id = ?").bind(versionId, formId),
  ]);
}

/** What its sending hands to `submitApplication`. */
export function submitInput(services: Services, { form, draft }: ReadyDraft): SubmitInput {
  const asking = askingOf(services, form, draft);
  const { cleaned, errors, visibleSections } = evaluateAll(asking, rawOf(asking, draft));
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return {
    form,
    draft,
    application: { v: 1, answers: cleaned, consents: [], locale: "en", visibleSections },
    columns: summaryColumns(form.definition, cleaned),
    documentCount: draft.documents.length,
    spam: unsuspected,
  };
}
