import type { MemberRole } from "../../../db/schema/applications";
import type { Answers } from "../../form-model/answers";
import { fullName } from "../../form-model/contact";
import { namedPeople } from "../../form-model/own-part";
import type { FormDefinition } from "../../form-model/schema";
import type { HouseholdMember, MemberState } from "./member";

/** Somebody named for an own part, as the lead's pages list them. */
export type HouseholdPerson = {
  id?: string;
  role: MemberRole;
  name: string;
  email: string;
  state: MemberState | "named";
};

/** Whom answers name, with how far those are who were asked already. */
export function householdPeople(
  definition: FormDefinition,
  answers: Answers,
  asked: readonly HouseholdMember[],
): HouseholdPerson[] {
  return namedPeople(definition, answers).map(({ role, name, email }) => {
    const member = asked.find((candidate) => candidate.email === email);
    return { role, name: name ? fullName(name) : email, email, state: member?.state ?? "named" };
  });
}
