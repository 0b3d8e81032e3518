import type { MemberRole } from "../../../../db/schema/household";
import { dayText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { Answers } from "../../../forms/form-model/answers";
import { fullName } from "../../../forms/form-model/contact";
import { namedPeople, personMark } from "../../../forms/form-model/member-part";
import type { FormDefinition } from "../../../forms/form-model/schema";
import type { HouseholdWords } from "./household-words";
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
  return namedPeople(definition, answers).map(({ role, name: typed, email }) => {
    const name = typed ? fullName(typed) : email;
    const member = asked.find((candidate) => personMark(candidate) === personMark({ email, name }));
    const { state = "named", invitedAt, openedAt, completedAt } = member ?? {};
    return { role, name, email, state, invitedAt, openedAt, completedAt };
  });
}

/** Somebody gets the part by the lead's hand alone, and has not begun it. */
export function isHandedOn({ email, state }: Pick<HouseholdPerson, "email" | "state">): boolean {
  return email === "" && (state === "named" || state === "asked");
}

/** How far somebody is, and since when: the day is that of the reader's zone. */
export function progressOf(
  { email, state, invitedAt, openedAt, completedAt }: HouseholdPerson,
  words: HouseholdWords,
  { locale, zone }: { locale: PageLocale; zone: string },
): string {
  if (isHandedOn({ email, state })) return words.handOn;
  const at = { named: null, asked: invitedAt, opened: openedAt, done: completedAt }[state];
  return state === "named" || typeof at !== "number"
    ? words.states[state]
    : words.since[state]({ day: dayText(at, locale, zone) });
}
