import type { IdMaker } from "../../../kernel/ids";
import { fieldFromCatalogue } from "../form-model/catalogue";
import { isFrom } from "../form-model/later-questions";
import type { Consent, Field, FormDefinition, LawReason, Section, Stage } from "../form-model/schema";
import { askedEarly, newlyEarly } from "../law/asked-early";
import { lawProblems, missingNotices } from "../law/law-problems";
import type { LawNotice, LawPack } from "../law/merge-packs";
import { isForForm, saysNotice } from "../law/says-notice";
import { addField, dependents, type Edited, editField, findField, removeField } from "./edits";

/** What a landlord does to a form at the law's word, as pure functions like those of the builder. */

/** Puts another ready question in a question's place, required as it was. Already asked elsewhere, it is only taken out. */
export function swapQuestion(form: FormDefinition, fieldId: string, key: string, ids: Pick<IdMaker, "nodeId">): Edited {
  const found = findField(form, fieldId);
  if (!found) return { definition: form, dropped: [] };
  const without = removeField(form, fieldId);
  const isAsked = without.definition.sections.some(({ fields }) =>
    fields.some(({ catalogueKey }) => catalogueKey === key),
  );
  if (isAsked) return without;
  const { field } = fieldFromCatalogue(key, ids, form.defaultLocale);
  const added = { ...field, required: found.field.required } as Field;
  const place = { sectionId: found.section.id, index: found.index };
  const { definition, dropped } = addField(without.definition, added, place);
  return { definition, dropped: [...without.dropped, ...dropped] };
}

export function giveReason(form: FormDefinition, fieldId: string, reason: LawReason | undefined): Edited {
  return editField(form, fieldId, (field) => ({ ...field, lawReason: reason }));
}

/** Asks a question, and what is shown depending on it, no earlier than at a stage. */
export function askFrom(form: FormDefinition, fieldId: string, stage: Stage): Edited {
  const later = withDependents(form, fieldId);
  const put = <T extends Field | Section>(node: T): T =>
    later.has(node.id) && !isFrom(node.stage, stage) ? { ...node, stage } : node;
  const sections = form.sections.map((section) => put({ ...section, fields: section.fields.map(put) }));
  return { definition: { ...form, sections }, dropped: [] };
}

/** Asks everything no earlier than the place allows or advises. */
export function askInTime(form: FormDefinition, pack: LawPack | null): Edited {
  const early = askedEarly(form, pack);
  const definition = early.reduce((so, { fieldId, moveTo }) => askFrom(so, fieldId, moveTo).definition, form);
  return { definition, dropped: [] };
}

/** A set is walked to its end, with what is added on the way. */
function withDependents(form: FormDefinition, id: string): Set<string> {
  const found = new Set([id]);
  for (const known of found) for (const owner of dependents(form, known)) found.add(owner.id);
  return found;
}

/**
 * An edit that asks nothing too early that was not before: what is new no earlier than the place allows or advises, what was
 * there no earlier than its law allows. What came too early already is left to the landlord's press.
 */
export function withLawfulStages(before: FormDefinition, edited: Edited, pack: LawPack | null): Edited {
  const known = new Set(before.sections.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const early = newlyEarly(before, edited.definition, pack).filter(
    ({ fieldId, mark }) => mark.level === "off" || !known.has(fieldId),
  );
  const definition = early.reduce(
    (form, { fieldId, moveTo }) => askFrom(form, fieldId, moveTo).definition,
    edited.definition,
  );
  return { ...edited, definition };
}

/** Takes out all that may not be asked at the home's place: questions, ticks and the income multiple. What may be asked later is asked then. Reasons are not given for anybody. */
export function takeOutForbidden(form: FormDefinition, pack: LawPack | null): Edited {
  const off = lawProblems(form, pack).filter(({ code }) => code === "off");
  const dropped: string[] = [];
  let definition = form;
  for (const { at, mark } of off) {
    if ("fieldId" in at && mark.moveTo) {
      definition = askFrom(definition, at.fieldId, mark.moveTo).definition;
    } else if ("fieldId" in at) {
      const edited = removeField(definition, at.fieldId);
      definition = edited.definition;
      dropped.push(...edited.dropped);
    } else if ("consentId" in at) {
      const consents = definition.consents.filter(({ id }: Consent) => id !== at.consentId);
      definition = { ...definition, consents };
    } else {
      const property = { ...definition.property, incomeMultiple: undefined, incomeMultipleReason: undefined };
      definition = { ...definition, property };
    }
  }
  const sections = definition.sections.filter(({ fields }) => fields.length > 0);
  return { definition: { ...definition, sections }, dropped };
}

/** An edit, and the words that the law sets for what the form asks after it: they come in by themselves, in one step back. */
export function withPrescribed(edited: Edited, pack: LawPack | null, ids: Pick<IdMaker, "nodeId">): Edited {
  const missing = missingNotices(edited.definition, pack);
  const add = (form: FormDefinition, notice: LawNotice) => addNotice(form, notice, ids).definition;
  return missing.length > 0 ? { ...edited, definition: missing.reduce(add, edited.definition) } : edited;
}

/** Adds a notice to applicants as a statement: at the start, or before the signature. Others are not added. */
export function addNotice(form: FormDefinition, notice: LawNotice, ids: Pick<IdMaker, "nodeId">): Edited {
  const isLast = notice.at === "consent";
  const section = isLast
    ? form.sections.findLast(({ repeat }) => !repeat)
    : form.sections.find(({ repeat }) => !repeat);
  if (!section || !isForForm(notice) || saysNotice(form, notice)) return { definition: form, dropped: [] };
  const signature = section.fields.findIndex(({ kind }) => kind === "signature");
  const said = section.fields.findIndex(({ kind }) => kind !== "statement");
  const index = isLast ? (signature < 0 ? section.fields.length : signature) : Math.max(said, 0);
  const text = { [form.defaultLocale]: notice.text };
  const field: Field = { id: ids.nodeId(), kind: "statement", label: {}, text, required: false, stage: "apply" };
  return addField(form, field, { sectionId: section.id, index });
}
