import type { PageLocale } from "../../../kernel/page-locale";
import type { RawAnswers } from "../../forms/form-model/answers";
import type { Asking } from "../../forms/form-model/journey";
import { kinds } from "../../forms/form-model/kinds/registry";
import { localize } from "../../forms/form-model/localized";
import type { Condition, Field, FormDefinition, Section } from "../../forms/form-model/schema";
import { messagesFor } from "../../forms/form-model/texts";
import { pageWords } from "./page-words";
import type { UploadWords } from "./upload-words";
import { uploadWords } from "./upload-words";

/** What the small script is told: this step's questions, what they hang on, and the words it may need. */
export type BrowserData = {
  draft: string;
  rev: number;
  step: string | null;
  definition: FormDefinition;
  context: Asking["context"];
  /** Answers of earlier steps that this one's conditions ask for. */
  raw: RawAnswers;
  messages: ReturnType<typeof messagesFor>;
  words: Record<"notSaved" | "uploadsRun" | "uploadsFailed", string>;
  /** Of the second script; only where files are asked for. */
  upload?: UploadWords;
};

type Source = {
  asking: Asking;
  raw: RawAnswers;
  section: Section | undefined;
  draftId: string;
  rev: number;
  locale: PageLocale;
};

/** The JSON of `BrowserData`, safe inside a script element. */
export function browserData({ asking, raw, section, draftId, rev, locale }: Source): string {
  const words = pageWords[locale];
  const definition: FormDefinition = {
    v: 1,
    defaultLocale: locale,
    title: {},
    property: slimProperty(asking, section),
    sections: section ? askedSections(asking, section, locale) : [],
    consents: [],
  };
  const { files: _files, postcodeInstead: _tables, readPhone: _reader, readMoney: _money, ...context } = asking.context;
  const earlier = new Set(
    definition.sections.filter(({ id }) => id !== section?.id).flatMap(({ fields }) => fields.map(({ id }) => id)),
  );
  const messages = messagesFor(locale, asking.context.phoneExample);
  const data: BrowserData = {
    draft: draftId,
    rev,
    step: section?.id ?? null,
    definition,
    context,
    raw: Object.fromEntries(Object.entries(raw).filter(([name]) => earlier.has(name.split(".")[0] ?? ""))),
    messages: section
      ? { ...messages, templates: templatesFor(section, messages.templates) }
      : { ...messages, templates: {} },
    words: { notSaved: words.notSaved, uploadsRun: words.uploadsRun, uploadsFailed: words.uploadsFailed },
    upload: section && needsUploads(section) ? uploadWords(locale) : undefined,
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** The same for a page that asks for files and is no step of a form: what was typed there is kept by the server alone. */
export function uploadData(draftId: string, locale: PageLocale): string {
  const { notSaved, uploadsRun, uploadsFailed } = pageWords[locale];
  const data: Pick<BrowserData, "draft" | "rev" | "step" | "words" | "upload"> = {
    draft: draftId,
    rev: 0,
    step: null,
    words: { notSaved, uploadsRun, uploadsFailed },
    upload: uploadWords(locale),
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Whether the page needs the second script. */
export function needsExtras(section: Section): boolean {
  return needsUploads(section) || section.fields.some((field) => field.kind === "signature");
}

export function needsUploads(section: Section): boolean {
  return section.fields.some((field) => field.kind === "file");
}

/** This section, and of earlier ones only the questions it hangs on; texts in the reader's language alone. */
function askedSections({ plan }: Asking, section: Section, locale: PageLocale): Section[] {
  const { definition } = plan;
  const needed = new Set([section.showWhen, ...section.fields.map((field) => field.showWhen)].flatMap(comparedIds));
  if (plan.nameField && section.fields.some((field) => field.kind === "signature")) needed.add(plan.nameField.id);
  const at = definition.sections.indexOf(section);
  const sections = definition.sections.slice(0, at).flatMap((earlier) => {
    const fields = earlier.repeat ? [] : earlier.fields.filter((field) => needed.has(field.id));
    return fields.length > 0 ? [slimSection({ ...earlier, showWhen: undefined, fields }, definition, locale)] : [];
  });
  return [...sections, slimSection(section, definition, locale)];
}

/** What the evaluator looks at of the home; nothing else of it travels twice. */
function slimProperty({ plan }: Asking, section: Section | undefined): FormDefinition["property"] {
  const { address, rent } = plan.definition.property;
  return { address: { line1: "", city: "", country: address.country }, ...(section && rent && { rent }) };
}

function slimSection(section: Section, { defaultLocale }: FormDefinition, locale: PageLocale): Section {
  const label = (field: Field) => ({ [locale]: localize(field.label, locale, defaultLocale) });
  return {
    ...section,
    title: {},
    help: undefined,
    fields: section.fields.map((field) => ({
      ...field,
      label: label(field),
      help: undefined,
      lawReason: undefined,
      showWhen: field.showWhen,
      ...(field.kind === "statement" ? { text: {} } : {}),
      ...("options" in field ? { options: field.options.map((option) => ({ ...option, label: {} })) } : {}),
    })) as Field[],
  };
}

function comparedIds(condition: Condition | undefined): string[] {
  if (!condition) return [];
  return ("all" in condition ? condition.all : condition.any).map(({ field }) => field);
}

/** Messages that this section's kinds of question can cause. */
function templatesFor({ fields }: Section, templates: Record<string, string>): Record<string, string> {
  const asked = new Set<string>(fields.map((field) => field.kind));
  return Object.fromEntries(
    Object.entries(templates).filter(([name]) => {
      const subject = name.split(":")[1]?.split(".")[0];
      return !subject || !(subject in kinds) || asked.has(subject);
    }),
  );
}
