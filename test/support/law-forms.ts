import { fieldFromCatalogue } from "../../app/features/forms/form-model/catalogue";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { aDefinition, bindings, ids } from "./forms";

/** A form for a home in Florida that asks about evictions, with the reason that is wanted there. */
export function askingOfEvictions(): FormDefinition {
  const form = aDefinition();
  const { field } = fieldFromCatalogue("evicted", ids, "en");
  form.sections[0]?.fields.push({ ...field, lawReason: { code: "needed-now" } });
  return { ...form, property: { address: { line1: "1 High Street", city: "Miami", country: "US", region: "FL" } } };
}

/** The form as it stood before a rule wanted a reason: its published version and its draft have none. */
export async function beforeTheRule(formId: string): Promise<void> {
  const versionId = crypto.randomUUID();
  const without = (column: string) => `replace(${column}, '"lawReason":{"code":"needed-now"},', '')`;
  await bindings.DB.batch([
    bindings.DB.prepare(
      `INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at, law_check)
       SELECT '${versionId}', form_id, number + 1, ${without('replace(definition, \',"lawReason":{"code":"needed-now"}\', \'\')')},
         'older', published_at, law_check FROM rent_form_version WHERE form_id = ?`,
    ).bind(formId),
    bindings.DB.prepare(
      `UPDATE rent_form SET published_version_id = '${versionId}',
         draft = (SELECT definition FROM rent_form_version WHERE id = '${versionId}') WHERE id = ?`,
    ).bind(formId),
  ]);
}
