import { contactFields } from "./contact";
import { localize } from "./localized";
import type { Comparison, Condition, Field, FormDefinition, LocalizedText, Section } from "./schema";
import { inProgress } from "./translations";

export type ProblemCode =
  | "empty-title"
  | "wrong-postcode"
  | "no-sections"
  | "empty-section-title"
  | "empty-section"
  | "empty-label"
  | "empty-statement"
  | "empty-consent"
  | "too-few-options"
  | "empty-option"
  | "duplicate-option"
  | "duplicate-id"
  | "duplicate-label"
  | "too-many-fields"
  | "too-large"
  | "no-name"
  | "no-email"
  | "contact-not-asked"
  | "condition-field-missing"
  | "condition-not-earlier"
  | "condition-into-repeat"
  | "condition-option-missing"
  | "condition-value-missing"
  | "reversed-limits"
  | "unfinished-translation";

/** An error forbids publishing, a warning does not. `label` in params is the question's own, for the message. */
export type Problem = {
  code: ProblemCode;
  severity: "error" | "warning";
  sectionId?: string;
  fieldId?: string;
  params: Record<string, string | number>;
};

const MAX_FIELDS = 300;
const MAX_BYTES = 128 * 1024;

/** Everything that speaks against publishing this definition, in the order of the form. Pure; parse the shape first. */
export function checkDefinition(definition: FormDefinition): Problem[] {
  const check = new Check(definition);
  check.whole();
  for (const section of definition.sections) check.section(section);
  for (const consent of definition.consents) {
    if (check.isEmpty(consent.text)) check.add("empty-consent", "error", {}, undefined);
  }
  return check.problems;
}

/** Collects problems on one walk; `earlier` is what conditions may look at so far. */
class Check {
  readonly problems: Problem[] = [];
  private readonly earlier = new Map<string, { field: Field; sectionId: string; repeats: boolean }>();
  private readonly everyField: Map<string, Field>;
  private readonly seenIds = new Set<string>();

  constructor(private readonly definition: FormDefinition) {
    const fields = definition.sections.flatMap((section) => section.fields);
    this.everyField = new Map(fields.map((field) => [field.id, field]));
  }

  add(code: ProblemCode, severity: Problem["severity"], params: Problem["params"], section?: Section, field?: Field) {
    const at = { ...(section && { sectionId: section.id }), ...(field && { fieldId: field.id }) };
    const label = field ? this.text(field.label) : section ? this.text(section.title) : "";
    this.problems.push({ code, severity, ...at, params: { label, ...params } });
  }

  text(text: LocalizedText): string {
    const { defaultLocale } = this.definition;
    return localize(text, defaultLocale, defaultLocale);
  }

  /** Empty in the form's own language, whatever the others say. */
  isEmpty(text: LocalizedText): boolean {
    return !text[this.definition.defaultLocale]?.trim();
  }

  whole(): void {
    const { definition } = this;
    if (this.isEmpty(definition.title)) this.add("empty-title", "error", {});
    if (definition.sections.length === 0) this.add("no-sections", "error", {});
    const count = definition.sections.reduce((sum, { fields }) => sum + fields.length, 0);
    if (count > MAX_FIELDS) this.add("too-many-fields", "error", { count, max: MAX_FIELDS });
    const bytes = new TextEncoder().encode(JSON.stringify(definition)).length;
    if (bytes > MAX_BYTES) this.add("too-large", "error", { bytes, max: MAX_BYTES });
    for (const [language, count] of inProgress(definition)) {
      this.add("unfinished-translation", "error", { language, count });
    }
    this.contact();
    for (const { id } of definition.consents) this.claimId(id);
  }

  /** An application without a name and an address to answer to is no use: both are asked, at once, of everybody. */
  private contact(): void {
    const { name, email } = contactFields(this.definition);
    if (!name) this.add("no-name", "error", {});
    if (!email) this.add("no-email", "error", {});
    for (const field of [name, email]) {
      const section = this.definition.sections.find(({ fields }) => fields.some(({ id }) => id === field?.id));
      if (!field || !section) continue;
      const always = field.required && !field.showWhen && field.stage === "apply";
      if (!always || section.showWhen || section.stage !== "apply") {
        this.add("contact-not-asked", "error", {}, section, field);
      }
    }
  }

  private claimId(id: string, section?: Section, field?: Field): void {
    if (this.seenIds.has(id)) this.add("duplicate-id", "error", { id }, section, field);
    this.seenIds.add(id);
  }

  section(section: Section): void {
    this.claimId(section.id, section);
    if (this.isEmpty(section.title)) this.add("empty-section-title", "error", {}, section);
    if (section.fields.length === 0) this.add("empty-section", "error", {}, section);
    if (section.repeat && section.repeat.min > section.repeat.max) this.add("reversed-limits", "error", {}, section);
    this.condition(section.showWhen, section);
    const labels = new Set<string>();
    for (const field of section.fields) {
      this.field(field, section);
      const label = this.text(field.label).trim().toLowerCase();
      if (label && labels.has(label)) this.add("duplicate-label", "warning", {}, section, field);
      labels.add(label);
      this.earlier.set(field.id, { field, sectionId: section.id, repeats: section.repeat !== undefined });
    }
  }

  private field(field: Field, section: Section): void {
    this.claimId(field.id, section, field);
    if (field.kind === "statement") {
      if (this.isEmpty(field.text)) this.add("empty-statement", "error", {}, section, field);
    } else if (this.isEmpty(field.label)) this.add("empty-label", "error", {}, section, field);
    if ("options" in field) this.options(field.options, section, field);
    if ("min" in field && (field.min ?? 0) > (field.max ?? Number.POSITIVE_INFINITY)) {
      this.add("reversed-limits", "error", {}, section, field);
    }
    this.condition(field.showWhen, section, field);
  }

  private options(options: { id: string; label: LocalizedText; archived?: true }[], section: Section, field: Field) {
    for (const { id } of options) this.claimId(id, section, field);
    const offered = options.filter((option) => !option.archived);
    if (offered.length < 2) this.add("too-few-options", "error", { min: 2 }, section, field);
    const labels = offered.map((option) => this.text(option.label).trim().toLowerCase());
    if (offered.some((option) => this.isEmpty(option.label))) this.add("empty-option", "error", {}, section, field);
    const filled = labels.filter(Boolean);
    if (new Set(filled).size < filled.length) this.add("duplicate-option", "warning", {}, section, field);
  }

  private condition(condition: Condition | undefined, section: Section, field?: Field): void {
    if (!condition) return;
    for (const comparison of "all" in condition ? condition.all : condition.any) {
      const code = this.comparisonProblem(comparison, section, field);
      if (code) {
        const target = this.everyField.get(comparison.field);
        this.add(code, "error", { target: target ? this.text(target.label) : "" }, section, field);
      }
    }
  }

  private comparisonProblem(
    { field: id, op, value }: Comparison,
    section: Section,
    of?: Field,
  ): ProblemCode | undefined {
    const target = this.earlier.get(id);
    if (!target) return this.everyField.has(id) ? "condition-not-earlier" : "condition-field-missing";
    if (target.repeats && (!of || target.sectionId !== section.id)) return "condition-into-repeat";
    if (op === "isAnswered" || op === "isNotAnswered") return undefined;
    const values = Array.isArray(value) ? value : value === undefined || value === "" ? [] : [value];
    if (values.length === 0) return "condition-value-missing";
    if (!("options" in target.field)) return undefined;
    const offered = target.field.options.map((option) => option.id);
    const known = [...offered, ...("other" in target.field && target.field.other ? ["other"] : [])];
    return values.every((wanted) => known.includes(String(wanted))) ? undefined : "condition-option-missing";
  }
}
