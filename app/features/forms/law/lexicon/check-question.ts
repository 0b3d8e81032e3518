import type { FieldKind, LocalizedText } from "../../form-model/schema";
import type { CategoryKey, Verdict } from "./categories";
import { checkText, type TextHit } from "./engine";
import type { Asked } from "./find-hits";

/** One text, in one language or several. */
type QuestionText = LocalizedText | readonly string[] | string;

export type QuestionInput = {
  kind: FieldKind;
  label: QuestionText;
  help?: QuestionText | undefined;
  placeholder?: QuestionText | undefined;
  options?: readonly QuestionText[] | undefined;
  sectionTitle?: QuestionText | undefined;
  /** Anything else an applicant sees: a file's hint, the words of a statement. */
  extra?: readonly QuestionText[] | undefined;
};

/** Where the hit is: never the words themselves, they may stand in a log. */
export type QuestionPart = "label" | "help" | "placeholder" | "sectionTitle" | "extra" | `option ${number}` | "options";
export type QuestionVerdict = { verdict: Verdict; category?: CategoryKey; part?: QuestionPart };

type Written = { text: string; locale: string };
type Candidate = Asked & { part: QuestionPart };

/** Whether a question may be asked, by every text in every language; the strictest hit decides. `locale`: the form's. */
export function checkQuestion(input: QuestionInput, locale: string): QuestionVerdict {
  let worst: QuestionVerdict = { verdict: "pass" };
  for (const { part, ...asked } of candidates(input, locale)) {
    const hit = checkText(asked);
    if (!isWorse(hit, worst) || !hit.category) continue;
    worst = { verdict: hit.verdict, category: hit.category, part };
    if (hit.verdict === "refuse") break;
  }
  return worst;
}

function isWorse(hit: TextHit, than: QuestionVerdict): boolean {
  const weight = { pass: 0, warn: 1, refuse: 2 };
  return weight[hit.verdict] > weight[than.verdict];
}

function* candidates(input: QuestionInput, locale: string): Generator<Candidate> {
  const labels = written(input.label, locale);
  const titles = written(input.sectionTitle, locale);
  const around = join(titles);
  for (const label of labels) yield { ...label, part: "label", context: around };
  const context = `${around}\n${join(labels)}`;
  for (const text of written(input.help, locale)) yield { ...text, part: "help", context };
  for (const text of written(input.placeholder, locale)) yield { ...text, part: "placeholder", context };
  for (const extra of input.extra ?? [])
    for (const text of written(extra, locale)) yield { ...text, part: "extra", context };
  yield* ofOptions(input, locale, context);
  yield* together(input, labels, titles, locale);
}

/** Each option alone, then all of them after the label: "Tick one" over faiths, "Status" over married and single. */
function* ofOptions(input: QuestionInput, locale: string, context: string): Generator<Candidate> {
  const options = (input.options ?? []).map((option) => written(option, locale));
  const labels = written(input.label, locale);
  const labelIn = (of: string) => labels.find((label) => label.locale === of)?.text ?? "";
  for (const [index, texts] of options.entries()) {
    for (const text of texts) yield { ...text, part: `option ${index + 1}`, context, question: labelIn(text.locale) };
  }
  const locales = new Set(options.flat().map((text) => text.locale));
  for (const each of locales) {
    const words = options.flatMap((texts) => texts.filter((text) => text.locale === each).map(({ text }) => text));
    if (words.length > 1) yield { text: [labelIn(each), ...words], locale: each, part: "options", context };
  }
}

/** A short label under its section's title, and before its placeholder: "Passport" over "Number". */
function* together(
  input: QuestionInput,
  labels: readonly Written[],
  titles: readonly Written[],
  locale: string,
): Generator<Candidate> {
  for (const label of labels) {
    if (label.text.trim().split(/\s+/u).length > 3) continue;
    const mates = [
      ...titles.map((title) => [title.text, label.text]),
      ...written(input.placeholder, locale).map((text) => [label.text, text.text]),
      ...written(input.help, locale).map((text) => [label.text, text.text]),
    ];
    for (const mate of mates) yield { text: flat(mate), locale: label.locale, part: "label", context: "" };
  }
}

function flat(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[.?!;:\n]+/gu, " ")).join(", ");
}

function written(text: QuestionText | undefined, locale: string): Written[] {
  if (text === undefined) return [];
  if (typeof text === "string") return text.trim() ? [{ text, locale }] : [];
  const entries = Array.isArray(text)
    ? (text as readonly string[]).map((words) => [locale, words] as const)
    : Object.entries(text as LocalizedText);
  return entries.filter(([, words]) => words.trim() !== "").map(([of, words]) => ({ text: words, locale: of }));
}

function join(texts: readonly Written[]): string {
  return texts.map(({ text }) => text).join("\n");
}
