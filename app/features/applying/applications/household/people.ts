import type { MemberRole } from "../../../../db/schema/household";
import { dayText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { HouseholdWords } from "../../../../words/en/applications/household";
import type { Answers } from "../../../forms/form-model/answers";
import { fullName } from "../../../forms/form-model/contact";
import { namedPeople } from "../../../forms/form-model/member-part";
import type { FormDefinition } from "../../../forms/form-model/schema";
import type { HouseholdMember, MemberState, SharedLink } from "./member";

/** Somebody named for an own part, as the lead's pages list them. */
export type HouseholdPerson = {
  id?: string;
  role: MemberRole;
  name: string;
  email: string;
  state: MemberState | "named";
  /** Of who was asked. */
  invitedAt?: number;
  openedAt?: number | null;
  completedAt?: number | null;
  /** On the lead's own page alone. */
  shared?: SharedLink | null;
};

/** Whom answers name, with how far those are who were asked already. */
export function householdPeople(
  definition: FormDefinition,
  answers: Answers,
  asked: readonly HouseholdMember[],
): HouseholdPerson[] {
  return namedPeople(definition, answers).map(({ role, name, email }) => {
    const member = asked.find((candidate) => candidate.email === email);
    const { state = "named", invitedAt, openedAt, completedAt } = member ?? {};
    return { role, name: name ? fullName(name) : email, email, state, invitedAt, openedAt, completedAt };
  });
}

/** How far somebody is, and since when: the day is that of the reader's zone. */
export function progressOf(
  { state, invitedAt, openedAt, completedAt }: HouseholdPerson,
  words: HouseholdWords,
  { locale, zone }: { locale: PageLocale; zone: string },
): string {
  const at = { named: null, asked: invitedAt, opened: openedAt, done: completedAt }[state];
  return state === "named" || typeof at !== "number"
    ? words.states[state]
    : words.since[state](dayText(at, locale, zone));
}
