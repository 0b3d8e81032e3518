import type { readMoney } from "../../../kernel/typed-money";
import type {
  Answer,
  AnswerError,
  Answers,
  EvaluateMode,
  Evaluation,
  NameAnswer,
  RawAnswers,
  RepeatItem,
} from "./answers";
import { isKnownName, type Plan } from "./compile";
import { holds, isMoot, type Lookup } from "./conditions";
import { controlsOf, type ParseContext, type ReadPhone } from "./controls";
import { currencyOf } from "./currency";
import { isUnanswered, parseField, requireField } from "./parse-field";
import type { Field, Section, Stage } from "./schema";

export type EvaluateContext = {
  /** ISO date, in the property's place. */
  today: string;
  /** Of the reader: settles what "1.200" means. */
  locale: string;
  /** Ids of the applicant's documents by file path; absent where they are not known (the browser). */
  files?: Readonly<Record<string, readonly string[]>>;
  /** Absent in the browser. */
  readPhone?: ReadPhone;
  /** A phone number as the home's country writes it. */
  phoneExample?: string;
  /** What a postcode that cannot be one of a country looks like there; null: it can. Absent in the browser, which has no tables. */
  postcodeInstead?: (postcode: string, country: string) => string | null;
  /** An amount with what stands beside it. Absent in the browser, which leaves words and signs to the server. */
  readMoney?: typeof readMoney;
  /** What is asked now; "apply" only, unless told otherwise. */
  stages?: readonly Stage[];
  /** Who signs, where the form at hand does not ask for the name. */
  name?: NameAnswer;
};

/** Everything one walk collects. */
type Walk = {
  plan: Plan;
  raw: RawAnswers;
  parse: ParseContext;
  stages: readonly Stage[];
  out: Evaluation;
  /** Whether errors of the section at hand are wanted. */
  reports: boolean;
};

/** The one evaluator of server, browser and preview: walks the definition in order and gives every error at once. Pure. */
export function evaluate(plan: Plan, raw: RawAnswers, mode: EvaluateMode, context: EvaluateContext): Evaluation {
  const out: Evaluation = {
    visibleSections: [],
    visibleFields: [],
    requiredFields: [],
    errors: unknownNames(plan, raw),
    cleaned: {},
    acceptedConsents: [],
  };
  const complete = mode.mode !== "draft";
  const parse: ParseContext = { ...context, currency: currencyOf(plan.definition), complete };
  const walk: Walk = { plan, raw, parse, stages: context.stages ?? ["apply"], out, reports: true };
  for (const section of plan.definition.sections) {
    walk.reports = mode.mode !== "step" || mode.sectionId === section.id;
    walkSection(walk, section);
  }
  walkConsents(walk, mode.mode === "submit");
  return out;
}

function unknownNames(plan: Plan, raw: RawAnswers): AnswerError[] {
  const unknown = Object.keys(raw).filter((name) => !isKnownName(plan, name));
  return unknown.map((path) => ({ path, code: "unknown-field" }));
}

function walkSection(walk: Walk, section: Section): void {
  const { out } = walk;
  const lookup: Lookup = (id) => topLevel(out.cleaned, id);
  if (!walk.stages.includes(section.stage) || !holds(section.showWhen, lookup)) return;
  out.visibleSections.push(section.id);
  if (section.repeat) {
    walkRepeat(walk, section, section.repeat);
    return;
  }
  for (const field of section.fields) {
    const asked = askField(walk, field, field.id, lookup, out.requiredFields);
    if (asked?.answer !== undefined) out.cleaned[field.id] = asked.answer;
    if (asked) report(walk, asked.errors);
  }
}

/** Repeated sections keep lists of items under their id; those are nobody's answer to compare. */
function topLevel(cleaned: Answers, id: string): Answer | undefined {
  const answer = cleaned[id];
  return Array.isArray(answer) && typeof answer[0] === "object" ? undefined : (answer as Answer | undefined);
}

function report(walk: Walk, errors: AnswerError[]): void {
  if (walk.reports) walk.out.errors.push(...errors);
}

type Asked = { answer: Answer | undefined; errors: AnswerError[]; blank: boolean };

/** One question: undefined when it is not shown. Required errors of an empty one are among its errors. */
function askField(walk: Walk, field: Field, path: string, lookup: Lookup, requiredFields: string[]): Asked | undefined {
  if (!walk.stages.includes(field.stage) || !holds(field.showWhen, lookup)) return undefined;
  if (isMoot(field, walk.out.cleaned)) return undefined;
  walk.out.visibleFields.push(path);
  if (field.kind === "statement") return undefined;
  if (field.required) requiredFields.push(path);
  const controls = controlsOf(walk.raw, path, walk.parse, nameOf(walk));
  const blank = isUnanswered(field, controls);
  if (blank && field.required && walk.parse.complete) requireField(field, controls);
  const answer = blank ? undefined : parseField(field, controls);
  return { answer: controls.errors.length > 0 ? undefined : answer, errors: controls.errors, blank };
}

function nameOf({ plan, out, parse }: Walk): NameAnswer | undefined {
  return plan.nameField ? (out.cleaned[plan.nameField.id] as NameAnswer | undefined) : parse.name;
}

/** Items in the order of their index, with gaps. An empty one counts for nothing, unless `min` asks for it. */
function walkRepeat(walk: Walk, section: Section, { min, max }: { min: number; max: number }): void {
  const { out, parse } = walk;
  const items: RepeatItem[] = [];
  const indexes = itemIndexes(walk.raw, section, min);
  let missing = false;
  let answered = 0;
  for (const [position, index] of indexes.entries()) {
    const { item, errors, blank, required } = walkItem(walk, section, index);
    if (blank && position >= min) continue;
    if (!blank && answered === max) {
      report(walk, [{ path: section.id, code: "too-many", params: { max } }]);
      break;
    }
    out.requiredFields.push(...required);
    report(walk, errors);
    if (!blank) answered++;
    else if (errors.length === 0) missing = true;
    if (Object.keys(item).length > 0) items.push(item);
  }
  if (missing && parse.complete) report(walk, [{ path: section.id, code: "too-few", params: { min } }]);
  if (items.length > 0) out.cleaned[section.id] = items;
}

/** Indexes that occur in the raw names, and as many more as `min` asks for; ascending. */
function itemIndexes(raw: RawAnswers, section: Section, min: number): number[] {
  const found = new Set<number>();
  for (const name of Object.keys(raw)) {
    const [id, index = ""] = name.split(".");
    if (id === section.id && /^(0|[1-9]\d?)$/.test(index)) found.add(Number(index));
  }
  for (let index = 0; found.size < min; index++) found.add(index);
  return [...found].sort((a, b) => a - b);
}

function walkItem(walk: Walk, section: Section, index: number) {
  const item: RepeatItem = {};
  const errors: AnswerError[] = [];
  const lookup: Lookup = (id) => item[id] ?? topLevel(walk.out.cleaned, id);
  const required: string[] = [];
  let blank = true;
  for (const field of section.fields) {
    const asked = askField(walk, field, `${section.id}.${index}.${field.id}`, lookup, required);
    if (!asked) continue;
    blank &&= asked.blank;
    errors.push(...asked.errors);
    if (asked.answer !== undefined) item[field.id] = asked.answer;
  }
  return { item, errors, blank, required };
}

function walkConsents({ plan, raw, out }: Walk, complete: boolean): void {
  for (const { id, required } of plan.definition.consents) {
    const path = `consent.${id}`;
    if (raw[path]?.some((value) => value !== "")) out.acceptedConsents.push(id);
    else if (required && complete) out.errors.push({ path, code: "required" });
  }
}
