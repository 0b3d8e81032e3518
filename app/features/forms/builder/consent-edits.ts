import type { IdMaker } from "../../../kernel/ids";
import { buildConsents, type ConsentKey } from "../form-model/consents";
import type { Consent, FormDefinition } from "../form-model/schema";
import type { Edited } from "./edits";

/** Asks for a ready tick, as the last of the form's, or asks for it no more. */
export function askConsent(
  form: FormDefinition,
  key: ConsentKey,
  isAsked: boolean,
  ids: Pick<IdMaker, "nodeId">,
): Edited {
  const others = form.consents.filter(({ catalogueKey }) => catalogueKey !== key);
  const consents = isAsked ? [...others, ...buildConsents([key], ids, form.defaultLocale)] : others;
  return { definition: { ...form, consents }, dropped: [] };
}

export function editConsent(form: FormDefinition, id: string, change: Partial<Consent>): Edited {
  const consents = form.consents.map((consent) => (consent.id === id ? { ...consent, ...change } : consent));
  return { definition: { ...form, consents }, dropped: [] };
}
