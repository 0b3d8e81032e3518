import type { PageLocale } from "../../../kernel/page-locale";
import { foreignLocale, localize } from "../../forms/form-model/localized";
import type { FormDefinition, LocalizedText } from "../../forms/form-model/schema";
import { pageWords } from "./page-words";
import { publishedRules } from "./published-rules";

/** `lang`: of a landlord's text in another language than the page. */
type Paragraph = { text: string; lang: string | undefined };
export type ShownText = { title: string; paragraphs: Paragraph[] };

type Form = { definition: FormDefinition; isReviewedInOrder?: boolean | undefined };

/** How the landlord decides, and the texts among the questions: what an applicant agrees to when sending. `visible`: paths of fields. */
export function shownTexts(form: Form, visible: readonly string[], locale: PageLocale): ShownText[] {
  const words = pageWords[locale];
  const all = [
    { title: words.criteria, paragraphs: criteriaOf(form, locale) },
    { title: words.formTexts, paragraphs: statementsOf(form.definition, visible, locale) },
  ];
  return all.filter(({ paragraphs }) => paragraphs.length > 0);
}

function criteriaOf(
  { definition: { property, defaultLocale }, isReviewedInOrder }: Form,
  locale: PageLocale,
): Paragraph[] {
  const ours = [...publishedRules(property, locale), isReviewedInOrder ? pageWords[locale].inOrder : ""];
  return [
    ...said([property.criteria], { locale, defaultLocale }),
    ...ours.filter(Boolean).map((text) => ({ text, lang: undefined })),
  ];
}

function statementsOf(
  { sections, defaultLocale }: FormDefinition,
  visible: readonly string[],
  locale: PageLocale,
): Paragraph[] {
  const asked = new Set(visible.map((path) => path.split(".").at(-1)));
  const fields = sections.flatMap((section) => section.fields).filter(({ id }) => asked.has(id));
  return fields.flatMap((field) =>
    field.kind === "statement" ? said([field.label, field.text], { locale, defaultLocale }) : [],
  );
}

type Reader = { locale: PageLocale; defaultLocale: string };

function said(texts: readonly (LocalizedText | undefined)[], { locale, defaultLocale }: Reader): Paragraph[] {
  return texts
    .map((text) => ({ text: localize(text, locale, defaultLocale), lang: foreignLocale(text, locale, defaultLocale) }))
    .filter(({ text }) => text !== "");
}
