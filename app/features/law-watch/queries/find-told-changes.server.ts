import { sql } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../db/schema/forms";
import { utcDay } from "../../../kernel/dates";
import type { RentFormId } from "../../../kernel/ids";
import type { Services } from "../../../services";
import { comingProblems, packsAhead } from "../../law/coming-problems";
import { readPacks } from "../../law/packs.server";
import { placeOf } from "../../law/place-of";
import { storedDefinition } from "../../rent-forms/publishable";
import { lawfulDraft } from "../lawful-draft";
import type { ToldChange } from "../mails/form-law";
import { sideBySide } from "../side-by-side";
import { proposalOf, sayLaw, sayProblem, saySubject } from "../words";

/** What a mail about a live form says, as its law stands now; null when there is nothing to tell any more. */
export async function findToldChanges(
  { db, staticFiles, clock, ids }: Services,
  formId: RentFormId,
): Promise<{ subject: string; changes: ToldChange[] } | null> {
  const [row] = await db.all<{ definition: string }>(sql`SELECT ${rentFormVersion.definition} AS definition
    FROM ${rentForm} JOIN ${rentFormVersion} ON ${rentFormVersion.id} = ${rentForm.publishedVersionId}
    WHERE ${rentForm.id} = ${formId} AND ${rentForm.state} IN ('open', 'paused', 'full')`);
  if (!row) return null;
  const form = storedDefinition(row.definition);
  const home = placeOf(form.property.address, form.property.chosenSubplace);
  if (home.place === null) return null;
  const files = await readPacks(staticFiles, home.place);
  const today = utcDay(clock.now().getTime());
  const problems = comingProblems(form, files, home, today);
  if (problems.length === 0) return null;
  const next = lawfulDraft(form, packsAhead(files, home, today), {}, ids);
  const changes = problems.map((problem) => ({
    says: sayProblem({ problem, form }),
    law: sayLaw(problem),
    proposal: proposalOf(problem, sideBySide(form, next, problem).became),
  }));
  return { subject: saySubject(problems), changes };
}
