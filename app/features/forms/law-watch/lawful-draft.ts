import type { IdMaker } from "../../../kernel/ids";
import { removeField } from "../builder/edits";
import { askFrom, giveReason, swapQuestion, withPrescribed } from "../builder/law-edits";
import type { FormDefinition, LawReason } from "../form-model/schema";
import { type LawProblem, lawProblems } from "../law/law-problems";
import type { LawPack } from "../law/merge-packs";

/** By question of the rule packs: why the landlord goes on asking it. */
export type Reasons = Readonly<Record<string, LawReason["code"]>>;

/** The form as each of `packs` lets it be published: off questions replaced or out, `reasons` and the law's words in. */
export function lawfulDraft(
  form: FormDefinition,
  packs: readonly LawPack[],
  reasons: Reasons,
  ids: Pick<IdMaker, "nodeId">,
): FormDefinition {
  return packs.reduce((before, pack) => {
    const mended = lawProblems(before, pack).reduce((next, problem) => mend(next, problem, reasons, ids), before);
    return withPrescribed({ definition: withoutEmpty(mended, before), dropped: [] }, pack, ids).definition;
  }, form);
}

function mend(form: FormDefinition, problem: LawProblem, reasons: Reasons, ids: Pick<IdMaker, "nodeId">) {
  const { at, mark, code } = problem;
  if (code === "notice-missing") return form;
  const reason = code === "reason-missing" ? reasons[mark.question] : undefined;
  if ("fieldId" in at) {
    if (mark.moveTo && code === "off") return askFrom(form, at.fieldId, mark.moveTo).definition;
    if (reason) return giveReason(form, at.fieldId, { code: reason }).definition;
    const isSwapped = mark.swapKey !== null;
    return (isSwapped ? swapQuestion(form, at.fieldId, mark.swapKey ?? "", ids) : removeField(form, at.fieldId))
      .definition;
  }
  if ("consentId" in at) return mendConsent(form, at.consentId, reason);
  const multiple = reason ? form.property.incomeMultiple : undefined;
  const incomeMultipleReason = reason ? { code: reason } : undefined;
  return { ...form, property: { ...form.property, incomeMultiple: multiple, incomeMultipleReason } };
}

function mendConsent(form: FormDefinition, consentId: string, reason: LawReason["code"] | undefined): FormDefinition {
  const consents = form.consents.flatMap((consent) => {
    if (consent.id !== consentId) return [consent];
    return reason ? [{ ...consent, lawReason: { code: reason } }] : [];
  });
  return { ...form, consents };
}

/** Sections that lost their last question go; those that were empty before stay. */
function withoutEmpty(form: FormDefinition, before: FormDefinition): FormDefinition {
  const filled = new Set(before.sections.flatMap(({ id, fields }) => (fields.length > 0 ? [id] : [])));
  return { ...form, sections: form.sections.filter(({ id, fields }) => fields.length > 0 || !filled.has(id)) };
}
