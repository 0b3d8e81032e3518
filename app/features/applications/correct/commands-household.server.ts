import { sql } from "drizzle-orm";
import type { Services } from "../../../../workers/services";
import { application } from "../../../db/schema/applications";
import type { Answers } from "../../rent-forms/model/answers";
import { contactOf } from "../../rent-forms/model/contact";
import { namedPeople } from "../../rent-forms/model/own-part";
import { householdStatements, whoMayBeWrittenTo } from "../household/commands-invite.server";
import { memberIncome, settleHousehold } from "../household/queries-household.server";
import type { Correction } from "./queries-correction.server";

/**
 * What a correction means for the own parts: people named now are asked, people no longer named are let go, and the income
 * of those who are done is added to the lead's new one. The seam between the two: statements that do their work where `when`
 * (SQL) holds, for the end of the correction's batch, and jobs for the queue after it.
 */
export async function householdAfterCorrection(
  services: Services,
  { draft, form, isSpam }: Correction,
  { answers, now, when }: { answers: Answers; now: Date; when: ReturnType<typeof sql> },
) {
  const named = namedPeople(form.definition, answers);
  if (named.length === 0 && draft.household.length === 0) return { statements: [], jobs: [] };
  const people = await whoMayBeWrittenTo(services, draft, named);
  const lead = { leadId: draft.id, formId: draft.formId, leadKey: draft.key };
  const { name: leadName } = contactOf(form.definition, answers);
  const asked = await householdStatements(services, { ...lead, leadName, people, isSilent: isSpam }, now, when);
  const settle = services.db.run(sql`UPDATE ${application} SET ${settleHousehold(draft.id, now.getTime())},
    income_monthly_minor = CASE WHEN income_currency IS NULL THEN income_monthly_minor
      ELSE coalesce(income_monthly_minor, 0) + ${memberIncome(draft.id, sql`income_currency`)} END
    WHERE id = ${draft.id} AND ${when}`);
  return { statements: [...asked.statements, settle], jobs: asked.jobs };
}
