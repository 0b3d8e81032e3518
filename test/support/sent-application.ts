import { mailLinks } from "../../app/kernel/links";
import { Applicant, bindings, type StoredForm, storeForm } from "./apply-visitor";
import { mintToken, testServices } from "./forms";

export type Sent = {
  form: StoredForm;
  id: string;
  reference: string;
  /** Path of the status page. */
  link: string;
};

/** An application with one paper, sent without JavaScript, and its status link. `changes`: other answers by control name. */
export async function sent(options: { form?: StoredForm; changes?: Record<string, string> } = {}): Promise<Sent> {
  const form = options.form ?? (await storeForm());
  const tenant = new Applicant(form.urlId);
  await tenant.fillAll(options.changes);
  await tenant.send();
  const row = await bindings.DB.prepare(
    "SELECT id, reference FROM application WHERE form_id = ? ORDER BY submitted_at DESC",
  )
    .bind(form.formId)
    .first<{ id: string; reference: string }>();
  if (!row) throw new Error("Nothing was sent");
  return { form, ...row, link: await statusLink(form, row.id) };
}

/** A further status link of an application. */
export async function statusLink(form: Pick<StoredForm, "urlId">, id: string): Promise<string> {
  const token = await mintToken(testServices(), mailLinks.applicationStatus, id);
  return `/apply/${form.urlId}/status/${token}`;
}
