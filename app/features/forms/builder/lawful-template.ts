import { canonicalJson } from "../../../kernel/canonical-json";
import type { IdMaker } from "../../../kernel/ids";
import { duplicateDefinition } from "../form-model/editing";
import type { Field, FormDefinition } from "../form-model/schema";
import { templates } from "../form-model/templates";
import { closedTemplateOf } from "../law/closed-templates";
import { lawProblems } from "../law/law-problems";
import { markFor } from "../law/mark";
import type { LawPack } from "../law/merge-packs";
import { comparisonsOf, editForm, findField, removeField } from "./edits";
import { askInTime, swapQuestion, withPrescribed } from "./law-edits";

type Ids = Pick<IdMaker, "nodeId">;

/**
 * A template's form as the law of a place lets it be published untouched: with the words that it sets, and without what
 * it forbids or wants a reason for. A reason is never given for the landlord.
 */
export function lawfulTemplate(form: FormDefinition, pack: LawPack | null, ids: Ids): FormDefinition {
  let kept = askInTime(form, pack).definition;
  for (const { at, mark, code } of lawProblems(kept, pack)) {
    if (code === "notice-missing") continue;
    if ("fieldId" in at) kept = withoutQuestion(kept, at.fieldId, lawfulSwap(pack, mark.swapKey), ids);
    else if ("consentId" in at) kept = { ...kept, consents: kept.consents.filter(({ id }) => id !== at.consentId) };
  }
  const sections = kept.sections.filter(({ fields }) => fields.length > 0);
  return withPrescribed(editForm(kept, { sections }), pack, ids).definition;
}

function lawfulSwap(pack: LawPack | null, key: string | null): string | null {
  const level = key && markFor(pack, key).level;
  return level === "ok" || level === "note" ? key : null;
}

/** What had to be answered where this was answered so goes with it; what might be answered is asked of everybody. */
function withoutQuestion(form: FormDefinition, id: string, swapKey: string | null, ids: Ids): FormDefinition {
  const asksOf = ({ showWhen }: Field) => comparisonsOf(showWhen).some(({ field }) => field === id);
  const followers = form.sections.flatMap(({ fields }) => fields.filter((field) => field.required && asksOf(field)));
  const alone = followers.reduce((so, follower) => withoutQuestion(so, follower.id, null, ids), form);
  if (!findField(alone, id)) return alone;
  return (swapKey ? swapQuestion(alone, id, swapKey, ids) : removeField(alone, id)).definition;
}

/** The same home under another law: a form that is still a template as `before` made it becomes what `now` makes of it. */
export function underNewLaw(
  form: FormDefinition,
  before: LawPack | null,
  now: LawPack | null,
  ids: Ids,
): FormDefinition {
  const { property, defaultLocale: locale } = form;
  const listed = closedTemplateOf(now?.closed ?? null);
  const shown = outline(form);
  for (const template of listed ? [...templates, listed] : templates) {
    const built = template.build({ ids, property, locale });
    const made = [null, before, now].map((pack) => outline(lawfulTemplate(built, pack, ids)));
    if (!made.includes(shown)) continue;
    const { sections, consents } = lawfulTemplate(built, now, ids);
    return made[2] === shown ? form : { ...form, sections, consents };
  }
  return form;
}

/** What a form asks and has agreed to, whatever its ids. */
function outline(form: FormDefinition): string {
  let count = 0;
  const nodeId = () => {
    count += 1;
    return String(count) as ReturnType<Ids["nodeId"]>;
  };
  const { sections, consents } = duplicateDefinition(form, { nodeId });
  return canonicalJson({ sections, consents });
}
