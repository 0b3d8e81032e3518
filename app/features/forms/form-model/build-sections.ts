import type { IdMaker } from "../../../kernel/ids";
import { fieldFromCatalogue } from "./catalogue";
import { inLocales, type Texts } from "./localized";
import type { Condition, Section, Stage } from "./schema";

/** A question of a template: its catalogue key, and what differs here from the catalogue. */
type QuestionPlan =
  | string
  | {
      key: string;
      required?: boolean;
      stage?: Stage;
      /** Shown when an earlier question of the same form has one of these answers: option keys, or "yes" / "no"; any answer without them. */
      when?: { key: string; is?: readonly string[] };
    };

export type SectionPlan = {
  title: Texts;
  help?: Texts;
  repeat?: { min: number; max: number; itemLabel: Texts };
  questions: readonly QuestionPlan[];
};

type Ids = Pick<IdMaker, "nodeId">;
/** Where the questions built so far are, by catalogue key. */
type Built = Map<string, { fieldId: string; optionIds: Record<string, string> }>;

export function buildSections(plans: readonly SectionPlan[], ids: Ids, locale: string): Section[] {
  const built: Built = new Map();
  return plans.map((plan) => buildSection(plan, ids, locale, built));
}

function buildSection(plan: SectionPlan, ids: Ids, locale: string, built: Built): Section {
  const { title, help, repeat, questions } = plan;
  return {
    id: ids.nodeId(),
    title: inLocales(title, locale),
    ...(help && { help: inLocales(help, locale) }),
    stage: "apply",
    ...(repeat && { repeat: { ...repeat, itemLabel: inLocales(repeat.itemLabel, locale) } }),
    fields: questions.map((question) => {
      const wish = typeof question === "string" ? { key: question } : question;
      const { field, optionIds } = fieldFromCatalogue(wish.key, ids, locale);
      built.set(wish.key, { fieldId: field.id, optionIds });
      const showWhen = wish.when && conditionOf(wish.when, built);
      return {
        ...field,
        required: wish.required ?? field.required,
        stage: wish.stage ?? field.stage,
        ...(showWhen && { showWhen }),
      };
    }),
  };
}

function conditionOf({ key, is }: { key: string; is?: readonly string[] }, built: Built): Condition {
  const target = built.get(key);
  if (!target) throw new Error(`A template's condition looks at a question that is not before it: ${key}`);
  if (!is) return { all: [{ field: target.fieldId, op: "isAnswered" }] };
  const values = is.map((answer) => target.optionIds[answer] ?? answer);
  const [only = ""] = values;
  const comparison = values.length > 1 ? { op: "isAnyOf" as const, value: values } : { op: "is" as const, value: only };
  return { all: [{ field: target.fieldId, ...comparison }] };
}
