import type { FormDefinition } from "../../forms/form-model/schema";
import type { HouseholdPart } from "../applications/household/queries/open-parts.server";
import type { StoredApplication } from "../applications/stored-application";
import { type NamedReferee, namedReferees } from "./people";

type Application = {
  name: string;
  definition: FormDefinition;
  stored: StoredApplication;
  household: readonly Pick<HouseholdPart, "id" | "name" | "content">[];
};

/** Everybody whom a household named, with who named them: the applicant first, then each sent part. */
export function refereesOf({ name, household, ...own }: Application): { applicant: string; person: NamedReferee }[] {
  const parts = household.flatMap(({ id, name: member, content }) =>
    content ? namedReferees(content, id).map((person) => ({ applicant: member, person })) : [],
  );
  return [...namedReferees(own).map((person) => ({ applicant: name, person })), ...parts];
}
