import { sql } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { RentFormId } from "../../../../kernel/ids";
import { readLanguage } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import { storedDefinition } from "../../rent-forms/publishable";
import { lawfulDraft } from "../lawful-draft";
import type { ToldChange } from "../mails/form-law";
import { sideBySide } from "../side-by-side";
import { proposalOf, sayLaw, sayProblem, saySubject } from "../words";
import { isLive } from "./live-forms.server";
import { readLawAhead } from "./read-law-ahead.server";

/** What a mail about a live form says, as its law stands now; null when there is nothing to tell any more. */
export async function findToldChanges(
  services: Services,
  formId: RentFormId,
  locale: string,
): Promise<{ subject: string; changes: ToldChange[] } | null> {
  const [row] = await services.db.all<{ definition: string }>(sql`SELECT ${rentFormVersion.definition} AS definition
    FROM ${rentForm} JOIN ${rentFormVersion} ON ${rentFormVersion.id} = ${rentForm.publishedVersionId}
    WHERE ${rentForm.id} = ${formId} AND ${isLive}`);
  if (!row) return null;
  const language = readLanguage(locale);
  const form = storedDefinition(row.definition);
  const { packs, problems } = await readLawAhead(services, form);
  if (problems.length === 0) return null;
  const next = lawfulDraft(form, packs, {}, services.ids);
  const changes = problems.map((problem) => ({
    says: sayProblem({ problem, form }, locale),
    ...sayLaw(problem, language),
    proposal: proposalOf(problem, sideBySide({ published: form, next, problem }, language).became, language),
  }));
  return { subject: saySubject(problems, locale), changes };
}
