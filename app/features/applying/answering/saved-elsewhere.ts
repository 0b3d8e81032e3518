import type { PageLocale } from "../../../kernel/page-locale";
import type { RawAnswers } from "../../forms/form-model/answers";
import { type Asking, evaluateStep } from "../../forms/form-model/journey";
import type { FormDefinition, Section } from "../../forms/form-model/schema";
import { compareAnswers } from "../applications/corrections/compare-answers";
import type { StepFeedback } from "../applications/step-feedback";
import { deviceWords } from "./device-words";
import { isOfSection, printOf, readPrint } from "./step-print";

type PostedStep = {
  asking: Asking;
  definition: FormDefinition;
  section: Section;
  locale: PageLocale;
  fields: URLSearchParams;
  /** What the step would hold after this post, and what it holds. */
  mine: RawAnswers;
  stands: RawAnswers;
  /** Mark of the page that saved it last. */
  by: string | undefined;
  /** Address of the step. */
  at: string;
};

/** Another page saved other answers since this one was opened, on this device or elsewhere: both are shown, nothing is saved. */
export function savedElsewhere(posted: PostedStep): Pick<StepFeedback, "notice" | "mine"> | null {
  const { asking, definition, section, locale, fields, mine, stands, by, at } = posted;
  const [shown, print] = [readPrint(fields), printOf(section, stands)];
  if (!shown || shown.print === print || !by || by === shown.page || printOf(section, mine) === print) return null;
  const answersOf = (raw: RawAnswers) => ({ answers: evaluateStep(asking, raw, section.id).cleaned });
  const words = deviceWords[locale];
  const changed = compareAnswers(
    definition,
    { before: answersOf(mine), after: answersOf(stands) },
    { locale, documents: [] },
  );
  const notice = {
    kind: "warn" as const,
    title: words.otherTitle,
    text: words.otherText,
    items: changed.map(({ label, after }) => words.otherAnswer({ label, answer: after?.text ?? words.noAnswer })),
    link: [at, words.takeOther] as [string, string],
  };
  const typed = Object.fromEntries(Object.entries(mine).filter(([name]) => isOfSection(section, name)));
  return { notice, mine: typed };
}
