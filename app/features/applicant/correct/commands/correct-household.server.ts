import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import type { Services } from "../../../../services";
import { memberIncome, settleHousehold } from "../../../applications/household/queries/find-members.server";
import { householdStatements, takeMailboxes } from "../../../apply/household/commands/invite-household.server";
import type { Answers } from "../../../form-model/answers";
import { contactOf } from "../../../form-model/contact";
import { namedPeople } from "../../../form-model/own-part";
import type { Correction } from "../queries/find-correction.server";

/**
 * What a correction means for own parts: new people are asked, others let go, incomes added. Statements that act where
 * `when` (SQL) holds, for the end of the batch, jobs for the queue, and what takes the answers (`householdStatements`).
 */
export async function householdAfterCorrection(
  services: Services,
  { draft, form, isSpam }: Correction,
  { answers, now, when }: { answers: Answers; now: Date; when: ReturnType<typeof sql> },
) {
  const people = namedPeople(form.definition, answers);
  if (people.length === 0 && draft.household.length === 0)
    return { statements: [], jobs: [], noteRefused: () => undefined };
  const mailboxes = await takeMailboxes(services, draft, people, when);
  const lead = { leadId: draft.id, formId: draft.formId, leadKey: draft.key };
  const { name: leadName } = contactOf(form.definition, answers);
  const household = { ...lead, leadName, people, mailboxes, isSilent: isSpam };
  const asked = await householdStatements(services, household, now, when);
  const settle = services.db.run(sql`UPDATE ${application} SET ${settleHousehold(draft.id, now.getTime())},
    income_monthly_minor = CASE WHEN income_currency IS NULL THEN income_monthly_minor
      ELSE coalesce(income_monthly_minor, 0) + ${memberIncome(draft.id, sql`income_currency`)} END
    WHERE id = ${draft.id} AND ${when}`);
  return { ...asked, statements: [...asked.statements, settle] };
}
