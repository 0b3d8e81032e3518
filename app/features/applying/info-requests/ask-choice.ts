import type { ApplicationState } from "../../../kernel/states";
import { isFrom } from "../../forms/form-model/later-questions";
import type { FormDefinition, Stage } from "../../forms/form-model/schema";
import type { HouseholdPart } from "../applications/household/queries/open-parts.server";
import type { StoredApplication } from "../applications/stored-application";
import { type OfferedQuestion, offeredQuestions } from "./offered";
import { pendingOf, withoutFields } from "./pending";
import type { ReadRequest } from "./queries/list-requests.server";

/** What a landlord may ask of the form with a decision, and what is still out. */
export type AskChoice = {
  offered: OfferedQuestion[];
  /** Of the shortlist's questions, those offered before are not ticked again. */
  wasShortlisted: boolean;
  out: { text: string; name: string }[];
};

type Asked = {
  name: string;
  state: ApplicationState;
  definition: FormDefinition;
  stored: StoredApplication;
  household: readonly Pick<HouseholdPart, "id" | "name" | "content">[];
  requests: readonly ReadRequest[];
};

/** `unlawful`: ids of fields that may not be asked at the home any more. */
export function askChoiceOf(found: Asked, unlawful: ReadonlySet<string>, locale: string): AskChoice {
  const { name, definition, stored, household, requests, state } = found;
  const people = [
    { memberId: null, name, definition, sent: stored },
    ...household.flatMap(({ id, name: own, content }) =>
      content ? [{ memberId: id, name: own, definition: content.definition, sent: content.stored }] : [],
    ),
  ].map((person) => ({
    ...person,
    definition: withoutFields(person.definition, unlawful),
    pending: pendingOf(requests, person.memberId),
  }));
  const nameOf = (memberId: string | null) => people.find((person) => person.memberId === memberId)?.name ?? "";
  const open = requests.filter((request) => request.state === "open");
  return {
    offered: offeredQuestions(people, "offer", locale),
    wasShortlisted: state === "shortlisted",
    out: open.flatMap(({ items, memberId }) => items.map(({ text }) => ({ text, name: nameOf(memberId) }))),
  };
}

/** Those of a decision's stage; of an approval all that are left. */
export function offeredAt({ offered }: AskChoice, stage: Stage): OfferedQuestion[] {
  return offered.filter((question) => isFrom(stage, question.stage));
}

/** What is ticked before anybody has ticked: all, but what was offered at the shortlist and left out then. */
export function tickedFirst({ offered, wasShortlisted }: AskChoice): Set<string> {
  return new Set(offered.filter(({ stage }) => stage === "offer" || !wasShortlisted).map(({ id }) => id));
}
