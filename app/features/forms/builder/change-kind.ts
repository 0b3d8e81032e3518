import type { IdMaker } from "../../../kernel/ids";
import { newField } from "../form-model/editing";
import { kindOf, kinds } from "../form-model/kinds/registry";
import type { Comparison, ConditionOp, Field, FieldKind, FormDefinition, Option } from "../form-model/schema";
import { comparisonsOf, type Edited, editForm, findField } from "./edits";
import { needsValue, opsFor } from "./kinds";

/** Kinds that one question may be changed between: a text to read asks nothing. */
export const askingKinds = (Object.keys(kinds) as FieldKind[]).filter((kind) => kind !== "statement");

/** A ready question is of the kind that the law and the flags know it by. */
export function mayChangeKind({ kind, catalogueKey }: Field): boolean {
  return kind !== "statement" && catalogueKey === undefined;
}

/** Answers to choose from that a question had before. */
export type Kept = { options: Option[]; other?: boolean | undefined };

type Change = { kind: FieldKind; ids: Pick<IdMaker, "nodeId">; kept?: Kept | undefined };

/**
 * The question as one of another kind, under a new id: drafts and applications keep what was answered under the old one.
 * What others compare with it is carried over where it still makes sense.
 */
export function changeKind(form: FormDefinition, id: string, change: Change): Edited & { field: Field | null } {
  const found = findField(form, id);
  if (!found || !mayChangeKind(found.field)) return { definition: form, dropped: [], field: null };
  const field = asKind(found.field, change, form.defaultLocale);
  const follow = <T extends { showWhen?: FormDefinition["sections"][number]["showWhen"] }>(owner: T): T => {
    const { showWhen } = owner;
    if (!showWhen || !comparisonsOf(showWhen).some((one) => one.field === id)) return owner;
    const moved = comparisonsOf(showWhen).map((one) => (one.field === id ? carried(one, found.field, field) : one));
    return { ...owner, showWhen: "all" in showWhen ? { all: moved } : { any: moved } };
  };
  const sections = form.sections.map((section) => ({
    ...follow(section),
    fields: section.fields.map((one) => (one.id === id ? field : follow(one))),
  }));
  return { ...editForm(form, { sections }), field };
}

function asKind(before: Field, { kind, ids, kept }: Change, locale: string): Field {
  const fresh = newField(kind, ids, locale);
  const { label, help, required, stage, showWhen, lawReason, listColumn } = before;
  const shared = { label, help, required, stage, showWhen, lawReason };
  const column = kindOf(fresh).fitsColumn ? { listColumn } : {};
  const answers: Kept | undefined = "options" in before ? before : kept;
  const withOther = kind === "dropdown" ? {} : { other: answers?.other };
  const choices = "options" in fresh && answers ? { options: answers.options, ...withOther } : {};
  return { ...fresh, ...shared, ...column, ...choices } as Field;
}

/** What "is" of one answer becomes among several, and back. */
const likeOps: Partial<Record<ConditionOp, ConditionOp>> = { is: "contains", contains: "is" };

/** The comparison with the new question; with the old one, which is gone, where the new one has no such answers. */
function carried(comparison: Comparison, before: Field, after: Field): Comparison {
  const offered = opsFor(after);
  const isPair = "options" in before && "options" in after;
  const alike = isPair || kindOf(before).compared === kindOf(after).compared;
  const { op } = comparison;
  const like = [op, isPair ? likeOps[op] : undefined].find((one) => one !== undefined && offered.includes(one));
  const isComparable = kindOf(after).compared !== undefined;
  if (!isComparable || like === undefined || (needsValue(op) && !alike)) return comparison;
  return { ...comparison, op: like, field: after.id };
}
