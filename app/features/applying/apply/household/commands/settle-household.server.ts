import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../../db/schema/applications";
import type { Services } from "../../../../../services";
import type { Answers } from "../../../../forms/form-model/answers";
import { contactOf } from "../../../../forms/form-model/contact";
import { namedPeople } from "../../../../forms/form-model/member-part";
import type { FormDefinition } from "../../../../forms/form-model/schema";
import { memberIncome, settleHousehold } from "../../../applications/household/queries/find-members.server";
import type { Draft } from "../../../applications/queries/find-draft.server";
import { householdStatements, takeMailboxes } from "./invite-household.server";

/**
 * What answers that are sent, or corrected, mean for own parts: new people are asked, others let go, incomes added. Statements that act
 * where `when` (SQL) holds, for the end of the batch, jobs for the queue, and what takes the answers (`householdStatements`).
 * Nothing where nobody is named.
 */
export async function householdOf(
  services: Services,
  { draft, definition, answers, isSilent }: HouseholdAnswers,
  now: Date,
  when: SQL,
) {
  const people = namedPeople(definition, answers);
  if (people.length === 0 && draft.household.length === 0)
    return { statements: [], jobs: [], noteRefused: () => undefined };
  const mailboxes = await takeMailboxes(services, draft, people, when);
  const { name: leadName } = contactOf(definition, answers);
  const lead = { leadId: draft.id, formId: draft.formId, leadKey: draft.key, leadName };
  const asked = await householdStatements(services, { ...lead, people, mailboxes, isSilent }, now, when);
  const settle = services.db.run(sql`UPDATE ${application} SET ${settleHousehold(draft.id, now.getTime())},
    income_monthly_minor = CASE WHEN income_currency IS NULL THEN income_monthly_minor
      ELSE coalesce(income_monthly_minor, 0) + ${memberIncome(draft.id, sql`income_currency`)} END
    WHERE id = ${draft.id} AND ${when}`);
  return { ...asked, statements: [...asked.statements, settle] };
}

type HouseholdAnswers = { draft: Draft; definition: FormDefinition; answers: Answers; isSilent: boolean };
