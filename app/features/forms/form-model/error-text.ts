import { countryName } from "../../../kernel/countries";
import { formatDate } from "../../../kernel/dates";
import { formatNumber } from "../../../kernel/formatters";
import { isolated, keptTogether } from "../../../kernel/isolated";
import { directionOf } from "../../../kernel/text-direction";
import type { AnswerError } from "./answers";
import type { FieldKind } from "./schema";

/** Message templates of one language, by `code`, `code:kind` or `code:part`; the most exact one wins. Plain JSON. */
export type Messages = {
  locale: string;
  /** Stands between a label and what to do. */
  colon: string;
  templates: Record<string, string>;
};

/** What an error is about: the label as the reader sees it. `kind` is absent for consents and repeated sections. */
export type ErrorSubject = { label: string; kind?: FieldKind | "consent" | "section" };

/** "Your monthly income: enter an amount, like 2400": what to do, beside the control and in the summary alike. */
export function errorText(error: AnswerError, subject: ErrorSubject, messages: Messages): string {
  const template = findTemplate(error, subject, messages.templates);
  return renderMessage(template, { label: subject.label, ...error.params }, messages);
}

function findTemplate({ path, code }: AnswerError, { kind }: ErrorSubject, templates: Record<string, string>): string {
  const part = /\.([a-z]+[12]?)$/.exec(path)?.[1];
  return (
    templates[`${code}:${kind}.${part}`] ??
    templates[`${code}:${part}`] ??
    templates[`${code}:${kind}`] ??
    templates[code] ??
    code
  );
}

const phoneNumber = /\+\d[\d ]+\d/g;

/** Fills `{name}`s; numbers and ISO dates as the locale writes them. With a label it stands in front. From right to left what is not of the language is set apart. */
function renderMessage(
  template: string,
  { label, ...params }: Record<string, string | number>,
  { locale, colon }: Pick<Messages, "locale" | "colon">,
): string {
  const apart = directionOf(locale) === "rtl" ? isolated : keptTogether;
  const text = template
    .replace(phoneNumber, (number) => apart(number))
    .replace(/\{(\w+)\}/g, (_all, name: string) => {
      const value = params[name];
      if (typeof value === "number") return formatNumber(value, locale);
      if (name === "country") return countryName(String(value), locale);
      return name === "date" ? formatDate(String(value), locale) : apart(String(value ?? ""));
    });
  const subject = String(label ?? "").trim();
  if (!subject) return text;
  if (/[?!.…؟]$/.test(subject)) return `${apart(subject)} ${text}`;
  return apart(subject.replace(/\s*:$/, "")) + colon + text.charAt(0).toLowerCase() + text.slice(1);
}
