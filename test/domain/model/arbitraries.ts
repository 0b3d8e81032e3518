import fc from "fast-check";
import type { EvaluateMode, RawAnswers } from "../../../app/features/forms/form-model/answers";
import { partsOf } from "../../../app/features/forms/form-model/compile";
import {
  type Comparison,
  conditionOps,
  type Field,
  type FieldKind,
  type FormDefinition,
  type Section,
} from "../../../app/features/forms/form-model/schema";
import { anyText } from "../../support/any-text";
import { definitionOf, fieldOf, id } from "./support";

/** Strings that break naive code: other scripts, marks, control characters, markup, prototypes, numbers almost right. */
const hostile = [
  "",
  " ",
  "\u200b\u200e",
  "\u202eabc\u202c",
  "\u{1F469}\u200d\u{1F469}\u200d\u{1F467}\u{1F3FD}",
  "<script>alert(1)</script>",
  "'; DROP TABLE application;--",
  "=HYPERLINK(1)",
  "__proto__",
  "constructor",
  "\0",
  "\u001b[31m",
  "\ud800",
  "line\r\nend\rx\n",
  "\ttab",
  "x".repeat(2001),
  "1,200.50",
  "1.200,50",
  "1 200",
  "\u0661\u0662\u0663",
  "1e9",
  "-0",
  "NaN",
  "0x10",
  "99999999999999999999",
  "\u0130stanbul",
  "ﷺ",
  "e\u0301",
  "31",
  "2",
  "2027",
  "30",
  "+44 20 7946 0018",
  "a@b.example",
  "A@münchen.example",
  "GB",
  "ZZ",
  "week",
  "net",
  "yes",
  "no",
  "other",
  "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
];

const KINDS: FieldKind[] = [
  "text",
  "longText",
  "email",
  "phone",
  "number",
  "money",
  "date",
  "dateRange",
  "severalDays",
  "choice",
  "multiChoice",
  "dropdown",
  "yesNo",
  "name",
  "address",
  "file",
  "signature",
  "statement",
];

type FieldPlan = { kind: FieldKind; required: boolean; flag: boolean; other: boolean; pick: number | null; op: number };

const fieldPlan: fc.Arbitrary<FieldPlan> = fc.record({
  kind: fc.constantFrom(...KINDS),
  required: fc.boolean(),
  flag: fc.boolean(),
  other: fc.boolean(),
  pick: fc.option(fc.nat(50)),
  op: fc.nat(conditionOps.length - 1),
});

const sectionPlan = fc.record({
  repeat: fc.option(fc.record({ min: fc.nat(2), max: fc.integer({ min: 2, max: 3 }) })),
  pick: fc.option(fc.nat(50)),
  op: fc.nat(conditionOps.length - 1),
  fields: fc.array(fieldPlan, { minLength: 1, maxLength: 6 }),
});

function settings({ flag, other }: FieldPlan): Record<string, unknown> {
  const precision = flag ? "month" : "day";
  const options = ["a", "b", "c"].map((name) => ({ id: id(name), label: { en: name } }));
  const archived = { id: id("old"), label: { en: "old" }, archived: true };
  return {
    options: [...options, archived],
    other,
    precision,
    openEnd: other,
    withPeriod: flag,
    withBasis: other,
    ...(flag && { min: 1, max: 2, decimals: 2, withinDays: { from: -7, to: 4000 }, maxFiles: 1, maxDays: 2 }),
  };
}

const ALLOWED: Partial<Record<FieldKind, string[]>> = {
  number: ["min", "max", "decimals"],
  money: ["withPeriod", "withBasis"],
  date: ["precision", "withinDays"],
  dateRange: ["precision", "openEnd"],
  severalDays: ["maxDays"],
  choice: ["options", "other"],
  multiChoice: ["options", "other", "min", "max"],
  dropdown: ["options"],
  file: ["maxFiles"],
};

/** A comparison with some field that may be looked at; its value fits the field's kind. */
function comparison(targets: Field[], pick: number, op: number): Comparison | undefined {
  const target = targets[pick % Math.max(1, targets.length)];
  if (!target) return undefined;
  const chosen = conditionOps[op] ?? "isAnswered";
  const hasOptions = "options" in target;
  const value = hasOptions ? id("a") : target.kind === "date" ? "2027-03-01" : target.kind === "yesNo" ? "yes" : 2;
  return { field: target.id, op: chosen, value: chosen === "isAnyOf" ? [hasOptions ? id("a") : id("yes")] : value };
}

export const definitions: fc.Arbitrary<FormDefinition> = fc
  .array(sectionPlan, { minLength: 1, maxLength: 4 })
  .map((plans) => {
    const earlier: Field[] = [];
    const sections = plans.map((plan, s) => {
      const own: Field[] = [];
      const showWhen = plan.pick === null ? undefined : comparison(earlier, plan.pick, plan.op);
      for (const [f, wish] of plan.fields.entries()) {
        const allowed = ALLOWED[wish.kind] ?? [];
        const extra = Object.fromEntries(Object.entries(settings(wish)).filter(([name]) => allowed.includes(name)));
        const seen = wish.pick === null ? undefined : comparison([...earlier, ...own], wish.pick, wish.op);
        const condition = seen && { showWhen: wish.flag ? { all: [seen] } : { any: [seen] } };
        const field = fieldOf(wish.kind, `s${s}f${f}x`, { required: wish.required, ...extra, ...condition });
        own.push(field);
      }
      if (!plan.repeat) earlier.push(...own);
      return {
        id: id(`s${s}x`),
        fields: own,
        ...(plan.repeat && { repeat: { ...plan.repeat, itemLabel: { en: "Item" } } }),
        ...(showWhen && { showWhen: { all: [showWhen] } }),
      } satisfies Partial<Section>;
    });
    const consents = [{ id: id("consent"), text: { en: "Yes" }, required: true }];
    return { ...definitionOf(sections), consents };
  });

/** Values that the control would accept, so that random answers get through often enough. */
function plausible(field: Field, part: string): string[] {
  if (part.endsWith("day")) return ["1", "28"];
  if (part.endsWith("month")) return ["2", "12"];
  if (part.endsWith("year")) return ["2026", "2027"];
  const byPart: Record<string, string[]> = {
    ".country": ["GB", "FR"],
    ".period": ["week", "month"],
    ".basis": ["net"],
    ".present": ["yes"],
    ".amount": ["2,400", "1.200,50", "£0.99"],
    ".first": ["Ann"],
    ".last": ["Lee"],
    ".drawing": ["M1 2 3 4", "no drawing"],
  };
  const byKind: Partial<Record<FieldKind, string[]>> = {
    email: ["a@b.example"],
    phone: ["020 7946 0018"],
    number: ["1", "1.5", "2"],
    yesNo: ["yes", "no"],
    choice: [id("a"), id("b"), "other"],
    multiChoice: [id("a"), id("c"), "other"],
    dropdown: [id("a")],
    file: ["3f2504e0-4f89-41d3-9a0c-0305e82c3301", "3f2504e0-4f89-41d3-9a0c-0305e82c3302"],
    signature: ["ann lee", "Lee Ann"],
  };
  return byPart[part] ?? (part === "" ? byKind[field.kind] : undefined) ?? ["Some text"];
}

function controlNames(definition: FormDefinition): { name: string; field: Field; part: string }[] {
  return definition.sections.flatMap((section) => {
    const prefixes = section.repeat ? [0, 1, 3].map((index) => `${section.id}.${index}.`) : [""];
    return prefixes.flatMap((prefix) =>
      section.fields.flatMap((field) =>
        partsOf(field).map((part) => ({ name: prefix + field.id + part, field, part })),
      ),
    );
  });
}

// Of no question: made once, for there are thousands of controls.
const hostileValues = fc.array(fc.constantFrom(...hostile), { maxLength: 3 });
const anyValues = fc.array(anyText(30), { maxLength: 2 });
const noValue = fc.constant(null);

/**
 * Raw answers for a definition: mostly fitting, some hostile, some missing, and now and then a name it does not know.
 * `isWell`: almost all fit, everything is agreed to, and there is no other name.
 */
function rawFor(definition: FormDefinition, isWell = false): fc.Arbitrary<RawAnswers> {
  const values = (field: Field, part: string) =>
    fc.oneof(
      { weight: isWell ? 60 : 6, arbitrary: fc.subarray(plausible(field, part), { minLength: 1 }) },
      { weight: 1, arbitrary: hostileValues },
      { weight: 1, arbitrary: anyValues },
      { weight: 1, arbitrary: noValue },
    );
  const names = controlNames(definition);
  const known = fc.tuple(...names.map(({ field, part }) => values(field, part)));
  const unknown = fc.dictionary(fc.constantFrom(...hostile, "a.b.c", "consent.x"), fc.constant<string[]>(["x"]), {
    maxKeys: 1,
  });
  const others = isWell ? noValue : fc.option(unknown, { freq: 5 });
  return fc.tuple(known, others, isWell ? fc.constant(true) : fc.boolean()).map(([given, extra, consent]) => ({
    ...Object.fromEntries(names.flatMap(({ name }, index) => (given[index] ? [[name, given[index]]] : []))),
    ...(consent && { [`consent.${id("consent")}`]: ["on"] }),
    ...extra,
  }));
}

export const asked = definitions.chain((definition) =>
  fc.record({
    definition: fc.constant(definition),
    raw: rawFor(definition),
    locale: fc.constantFrom("en", "fr", "de-CH", "es-MX"),
    mode: fc.constantFrom<EvaluateMode>(
      { mode: "draft" },
      { mode: "submit" },
      { mode: "step", sectionId: definition.sections[0]?.id ?? "" },
    ),
  }),
);

/** Of which many can be sent without an error. */
export const askedWell = definitions.chain((definition) =>
  fc.record({ definition: fc.constant(definition), raw: rawFor(definition, true) }),
);
