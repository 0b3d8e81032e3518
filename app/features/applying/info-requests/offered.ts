import { inApplicantWords } from "../../forms/form-model/applicant-words";
import { type LaterQuestion, laterQuestions } from "../../forms/form-model/later-questions";
import { localize } from "../../forms/form-model/localized";
import type { FormDefinition, Stage } from "../../forms/form-model/schema";
import type { StoredApplication } from "../applications/stored-application";

/** Somebody of an application's household who has sent answers, and may be asked for more. */
export type Askable = {
  name: string;
  /** The form as this person is asked it, without what may not be asked at the home. */
  definition: FormDefinition;
  sent: Pick<StoredApplication, "answers" | "asked">;
  /** Ids of questions that were asked and are not answered yet. */
  pending: ReadonlySet<string>;
};

/** A question of a later stage as the landlord is offered it. `people`: of whom it would be asked, the lead first. */
export type OfferedQuestion = { id: string; text: string; isPaper: boolean; stage: Stage; people: string[] };

/** What of the form may be asked of this person now: up to a stage, not asked before and not waiting. */
export function questionsFor({ definition, sent, pending }: Askable, upTo: Stage): LaterQuestion[] {
  return laterQuestions(definition, sent, upTo).filter(({ field }) => !pending.has(field.id));
}

/** The same for a household, each question once, in the order of the form and in words about the applicant. `locale`: the landlord's. */
export function offeredQuestions(people: readonly Askable[], upTo: Stage, locale: string): OfferedQuestion[] {
  const offered = new Map<string, OfferedQuestion>();
  for (const asked of people) {
    const person = { ...asked, definition: inApplicantWords(asked.definition) };
    for (const { field, stage } of questionsFor(person, upTo)) {
      const known = offered.get(field.id);
      if (known) known.people.push(person.name);
      else offered.set(field.id, offer({ ...person, field, stage, locale }));
    }
  }
  return [...offered.values()];
}

function offer({
  field,
  stage,
  name,
  definition,
  locale,
}: Pick<LaterQuestion, "field" | "stage"> & Pick<Askable, "name" | "definition"> & { locale: string }) {
  const text = localize(field.label, locale, definition.defaultLocale);
  return { id: field.id, text, isPaper: field.kind === "file", stage, people: [name] };
}
