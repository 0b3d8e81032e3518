import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/comparison";
import type { FormComparison, Named } from "../form-model/compare";

const allWords = inEveryLanguage("rent-forms/comparison", en);
type ComparisonWords = (typeof allWords)["en"];

export type ChangeGroup = { title: string; lines: string[] };

/** What became of a form, in words, by part; empty when nothing did. */
export function comparisonWords(comparison: FormComparison, language: PageLocale): ChangeGroup[] {
  const words = allWords[language];
  const { form, property, sections, questions, consents } = comparison;
  const home = property.map((key) => words.property[key]);
  const groups: ChangeGroup[] = [
    {
      title: words.formAndHome,
      lines: [
        ...form.map((aspect) => words.form[aspect]),
        ...(home.length > 0 ? [words.homeChanged({ parts: home.join(", ") })] : []),
      ],
    },
    { title: words.sections, lines: partLines(sections, words) },
    { title: words.questions, lines: partLines(questions, words) },
    { title: words.consents, lines: partLines(consents, words) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

type Part = {
  added: Named[];
  removed: Named[];
  changed: (Named & { what: (keyof ComparisonWords["aspects"])[] })[];
  moved: Named[];
};

function partLines({ added, removed, changed, moved }: Part, words: ComparisonWords): string[] {
  return [
    ...added.map(({ label: name }) => words.added({ name })),
    ...removed.map(({ label: name }) => words.removed({ name })),
    ...changed.map(({ label: name, what }) =>
      words.changed({ name, aspects: what.map((one) => words.aspects[one]).join(", ") }),
    ),
    ...moved.map(({ label: name }) => words.moved({ name })),
  ];
}
