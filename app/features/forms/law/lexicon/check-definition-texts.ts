import { catalogueEntry } from "../../form-model/catalogue";
import type { Field, FormDefinition, LawReason, LocalizedText, Section } from "../../form-model/schema";
import type { CategoryKey } from "./categories";
import { checkQuestion, type QuestionInput, type QuestionPart } from "./check-question";
import { lexiconVersion } from "./engine";

export { lexiconVersion } from "./engine";

/** One text that may not be asked, or not without a reason. Never the words: ids and names of parts only. */
export type LexiconFinding = {
  place: { fieldId: string } | { sectionId: string } | { consentId: string } | { form: "title" | "intro" | "criteria" };
  verdict: "refuse" | "warn";
  category: CategoryKey;
  part: QuestionPart;
};

/** A finding that forbids publishing: never asked, or doubtful without a reason. */
export type LexiconProblem = LexiconFinding & { code: "refused" | "reason-missing" };

/** The lexicon's share of the law check that is kept with a published version. */
export type LexiconRecord = {
  version: string;
  findings: { category: CategoryKey; verdict: "refuse" | "warn"; id: string }[];
};

/** What the lexicon says of the landlord's own texts, in the form's order; rule packs judge the catalogue's. */
export function checkDefinitionTexts(definition: FormDefinition): LexiconFinding[] {
  const locale = definition.defaultLocale;
  const findings: LexiconFinding[] = [];
  const check = (place: LexiconFinding["place"], input: QuestionInput) => {
    const { verdict, category, part } = checkQuestion(input, locale);
    if (verdict !== "pass" && category && part) findings.push({ place, verdict, category, part });
  };
  check({ form: "title" }, statement(definition.title));
  if (definition.intro) check({ form: "intro" }, statement(definition.intro));
  if (definition.property.criteria) check({ form: "criteria" }, statement(definition.property.criteria));
  for (const section of definition.sections) {
    if (!isReadySection(section)) check({ sectionId: section.id }, { ...statement(section.title), help: section.help });
    for (const field of section.fields) {
      if (isOwnText(field)) check({ fieldId: field.id }, questionOf(field, section.title));
    }
  }
  for (const consent of definition.consents) {
    if (consent.catalogueKey === undefined) check({ consentId: consent.id }, statement(consent.text));
  }
  return findings;
}

/** What speaks against publishing: titles have no place for a reason, so that there only what is refused counts. */
export function lexiconProblems(definition: FormDefinition, findings: readonly LexiconFinding[]): LexiconProblem[] {
  const reasons = new Map<string, LawReason | undefined>([
    ...definition.sections.flatMap(({ fields }) => fields.map((field) => [field.id, field.lawReason] as const)),
    ...definition.consents.map((consent) => [consent.id, consent.lawReason] as const),
  ]);
  return findings.flatMap((finding): LexiconProblem[] => {
    if (finding.verdict === "refuse") return [{ ...finding, code: "refused" }];
    const { place } = finding;
    const id = "fieldId" in place ? place.fieldId : "consentId" in place ? place.consentId : null;
    return id === null || isGiven(reasons.get(id)) ? [] : [{ ...finding, code: "reason-missing" }];
  });
}

/** "Other" counts only with words. */
function isGiven(reason: LawReason | undefined): boolean {
  return reason !== undefined && (reason.code !== "other" || (reason.text ?? "").trim() !== "");
}

/** What `checkQuestion` reads of a field under its section's title. */
export function questionOf(field: Field, sectionTitle?: LocalizedText): QuestionInput {
  return {
    kind: field.kind,
    label: field.label,
    help: field.help,
    sectionTitle,
    ...("options" in field && {
      options: field.options.filter((option) => !option.archived).map(({ label }) => label),
    }),
    ...(field.kind === "statement" && { extra: [field.text] }),
  };
}

/** A question of the landlord's own, or a ready one whose words he changed. */
export function isOwnText(field: Field): boolean {
  const entry = field.catalogueKey === undefined ? undefined : catalogueEntry(field.catalogueKey);
  if (entry?.kind !== field.kind) return true;
  if (!isReady(field.label, entry.label) || !isReady(field.help, entry.help)) return true;
  const ready = entry.options ?? [];
  return "options" in field && field.options.some(({ label }) => !ready.some(([, words]) => isReady(label, words)));
}

/** Every language of a text says what the catalogue says in one of its own. */
function isReady(text: LocalizedText | undefined, words: readonly string[] | undefined): boolean {
  return Object.values(text ?? {}).every((value) => value.trim() === "" || (words?.includes(value) ?? false));
}

/** A section is judged by its title only where a question of the landlord's own stands in it. */
function isReadySection(section: Section): boolean {
  return section.fields.length > 0 && !section.fields.some(isOwnText);
}

function statement(text: LocalizedText): QuestionInput {
  return { kind: "statement", label: text };
}

/** For the audit row of a publication: categories and ids, no text and no profile of the landlord. */
export function lexiconRecord(findings: readonly LexiconFinding[]): LexiconRecord {
  return {
    version: lexiconVersion,
    findings: findings.map(({ place, category, verdict }) => ({
      category,
      verdict,
      id: Object.values(place)[0] ?? "",
    })),
  };
}
