import { aspectChangeWords, formChangeWords, propertyChangeWords } from "../../../words/en/rent-forms/comparison";
import type { FormComparison, Named } from "../form-model/compare";

export type ChangeGroup = { title: string; lines: string[] };

/** What became of a form, in words, by part; empty when nothing did. */
export function comparisonWords(comparison: FormComparison): ChangeGroup[] {
  const { form, property, sections, questions, consents } = comparison;
  const home = property.map((key) => propertyChangeWords[key]);
  const groups: ChangeGroup[] = [
    {
      title: "The form and the home",
      lines: [
        ...form.map((aspect) => formChangeWords[aspect]),
        ...(home.length > 0 ? [`Changed: ${home.join(", ")}.`] : []),
      ],
    },
    { title: "Sections", lines: partLines(sections) },
    { title: "Questions", lines: partLines(questions) },
    { title: "Consents", lines: partLines(consents) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

type Part = {
  added: Named[];
  removed: Named[];
  changed: (Named & { what: (keyof typeof aspectChangeWords)[] })[];
  moved: Named[];
};

function partLines({ added, removed, changed, moved }: Part): string[] {
  return [
    ...added.map(({ label }) => `New: ${quoted(label)}`),
    ...removed.map(({ label }) => `Gone: ${quoted(label)}`),
    ...changed.map(
      ({ label, what }) => `Changed: ${quoted(label)} (${what.map((one) => aspectChangeWords[one]).join(", ")})`,
    ),
    ...moved.map(({ label }) => `Moved: ${quoted(label)}`),
  ];
}

function quoted(label: string): string {
  return `\u201c${label}\u201d`;
}
