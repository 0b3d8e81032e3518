import { contactOf } from "../../forms/form-model/contact";
import { type AnswerGroup, describeAnswers, isFreeText, isProperName } from "../../forms/form-model/describe";
import { foreignLocale, localize } from "../../forms/form-model/localized";
import type { FormDefinition } from "../../forms/form-model/schema";
import type { StoredApplication } from "./stored-application";

export type DescribedRow = {
  label: string;
  /** Text of the answer, line ends kept; null: asked and not answered. */
  text: string | null;
  /** Ids of the documents that are the answer. */
  documents: string[];
  /** A name, an address or a number; see `isProperName`. */
  isName?: true;
  /** The language of the page on which somebody wrote this; absent for answers that are no words of their own. */
  writtenIn?: string;
  /** What somebody wrote in place of an option: `text` ends with it, and `writtenIn` is of it alone. */
  other?: string;
  /** A drawn signature beside the typed name; see drawing.ts. */
  drawing?: string;
  /** The question may not be asked any more; only the landlord is told. */
  isUnlawful?: true;
  /** What the landlord reads beside the answer, as its applicant did while answering. */
  remark?: string;
};
export type DescribedGroup = { title: string | null; rows: DescribedRow[] };
/** Without groups: a repeated section that was shown and left empty. */
export type DescribedSection = { id: string; title: string; groups: DescribedGroup[] };
/** In the words that stood before the applicant, whose language is `writtenIn`. */
export type DescribedConsent = { text: string; accepted: boolean; writtenIn?: string };
/** A paragraph that stood before the applicant, in the language `writtenIn`. */
export type DescribedNotice = { text: string; writtenIn: string };
/** Who signed when (ISO, UTC), before which texts, and the fingerprint of it all; `amended`: of what was changed since (signing.ts). */
export type DescribedSigning = {
  name: string;
  at: string;
  hash: string;
  notices: DescribedNotice[];
  amended?: { at: string; hash: string };
};

export type DescribedApplication = {
  sections: DescribedSection[];
  consents: DescribedConsent[];
  signing: DescribedSigning;
};

/** `unlawful`: ids of fields that may not be asked any more; `remarks`: what stands beside an answer, by its field's id. */
type Beside = { unlawful?: ReadonlySet<string> | undefined; remarks?: ReadonlyMap<string, string> };
type Shown = Beside & { writtenIn?: string };

/**
 * An application as it was asked, in the order of its version, without what was hidden. Dates, money and countries
 * in `locale`, the reader's.
 */
export function describeApplication(
  definition: FormDefinition,
  stored: StoredApplication,
  locale: string,
  beside: Beside = {},
): DescribedApplication {
  const sections = describeSections(definition, stored, locale, { ...beside, writtenIn: stored.locale });
  const name = nameOnSignature(definition, stored) || contactOf(definition, stored.answers).name;
  return {
    sections,
    consents: describeConsents(definition, stored),
    signing: {
      ...stored.signed,
      name,
      notices: describeNotices(definition, stored),
      ...(stored.amended && { amended: stored.amended }),
    },
  };
}

function describeConsents({ consents, defaultLocale }: FormDefinition, stored: StoredApplication): DescribedConsent[] {
  return stored.consents.map(({ id, text, accepted }) => {
    const asked = consents.find((consent) => consent.id === id);
    const writtenIn = foreignLocale(asked?.text, stored.locale, defaultLocale) ?? stored.locale;
    return { text, accepted, writtenIn };
  });
}

/** Ours are in the language of the application, a landlord's in his own where he did not translate them. */
function describeNotices(definition: FormDefinition, { notices = [], locale }: StoredApplication): DescribedNotice[] {
  const { property, sections, defaultLocale } = definition;
  const statements = sections.flatMap(({ fields }) => fields).filter((field) => field.kind === "statement");
  const landlords = [property.criteria, ...statements.flatMap(({ label, text }) => [label, text])];
  const foreign = new Map(
    landlords.map((text) => [localize(text, locale, defaultLocale), foreignLocale(text, locale, defaultLocale)]),
  );
  return notices.map((text) => ({ text, writtenIn: foreign.get(text) ?? locale }));
}

/** The answers alone, a section at a time. */
export function describeSections(
  definition: FormDefinition,
  { answers, visibleSections }: Pick<StoredApplication, "answers" | "visibleSections">,
  locale: string,
  shown: Shown = {},
): DescribedSection[] {
  const groups = describeAnswers(definition, answers, locale);
  const seen = definition.sections.filter((section) => visibleSections.includes(section.id));
  return seen.map((section) => ({
    id: section.id,
    title: localize(section.title, locale, definition.defaultLocale),
    groups: groups.filter((group) => group.sectionId === section.id).map((group) => describeGroup(group, shown)),
  }));
}

/** As typed under the form's signature; "" where it asks for none. */
function nameOnSignature(definition: FormDefinition, { answers }: StoredApplication): string {
  const fields = definition.sections.flatMap((section) => (section.repeat ? [] : section.fields));
  const typed = fields.map((field) => field.kind === "signature" && answers[field.id]);
  const [first] = typed.filter((answer) => typeof answer === "object" && "typedName" in answer);
  return first ? first.typedName : "";
}

function describeGroup({ item, rows }: AnswerGroup, { unlawful, remarks, writtenIn }: Shown): DescribedGroup {
  const remarkOf = (fieldId: string) => (unlawful?.has(fieldId) ? undefined : remarks?.get(fieldId));
  return {
    title: item ? `${item.label} ${item.number}` : null,
    rows: rows.map(({ field, kind, label, lines, documentIds, drawing, other }) => ({
      label,
      text: lines.length > 0 ? lines.join("\n") : null,
      documents: documentIds,
      ...(isProperName(kind) && { isName: true as const }),
      ...(writtenIn && (isFreeText(kind) || other) && { writtenIn }),
      ...(writtenIn && other && { other }),
      ...(drawing && { drawing }),
      ...(unlawful?.has(field.id) && { isUnlawful: true as const }),
      ...(remarkOf(field.id) && { remark: remarkOf(field.id) as string }),
    })),
  };
}
