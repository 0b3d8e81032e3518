import type {
  ConsentAspect,
  FormAspect,
  FormComparison,
  Named,
  QuestionAspect,
  SectionAspect,
} from "../form-model/compare";
import type { Property } from "../form-model/schema";

const formWords: Record<FormAspect, string> = {
  title: "The title changed.",
  intro: "The introduction changed.",
  landlord: "Who lets the home changed.",
  reply: "The promised days to answer changed.",
  settings: "The language of the form changed.",
};

const aspectWords: Record<QuestionAspect | SectionAspect | ConsentAspect, string> = {
  kind: "the kind of answer",
  label: "the question",
  help: "the help",
  text: "the text",
  required: "whether it must be answered",
  stage: "when it is asked",
  condition: "when it is shown",
  options: "the options",
  settings: "limits or settings",
  title: "the title",
  repeat: "how often it repeats",
};

const propertyWords: Record<keyof Property, string> = {
  address: "address",
  rent: "rent",
  deposit: "deposit",
  availableFrom: "available from",
  termMonths: "term",
  bedrooms: "bedrooms",
  maxOccupants: "most people",
  pets: "pets",
  smoking: "smoking",
  parking: "parking",
  photos: "photos",
  criteria: "criteria",
  incomeMultiple: "income asked for",
  moveInWithinDays: "latest move-in",
  historyYears: "years of addresses",
  incomeMultipleReason: "reason for the income asked for",
  chosenSubplace: "place whose law applies",
};

export type ChangeGroup = { title: string; lines: string[] };

/** What became of a form, in words, by part; empty when nothing did. */
export function comparisonWords(comparison: FormComparison): ChangeGroup[] {
  const { form, property, sections, questions, consents } = comparison;
  const home = property.map((key) => propertyWords[key]);
  const groups: ChangeGroup[] = [
    {
      title: "The form and the home",
      lines: [...form.map((aspect) => formWords[aspect]), ...(home.length > 0 ? [`Changed: ${home.join(", ")}.`] : [])],
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
  changed: (Named & { what: (keyof typeof aspectWords)[] })[];
  moved: Named[];
};

function partLines({ added, removed, changed, moved }: Part): string[] {
  return [
    ...added.map(({ label }) => `New: ${quoted(label)}`),
    ...removed.map(({ label }) => `Gone: ${quoted(label)}`),
    ...changed.map(
      ({ label, what }) => `Changed: ${quoted(label)} (${what.map((one) => aspectWords[one]).join(", ")})`,
    ),
    ...moved.map(({ label }) => `Moved: ${quoted(label)}`),
  ];
}

function quoted(label: string): string {
  return `\u201c${label}\u201d`;
}
