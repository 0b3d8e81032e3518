import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { ApplicationId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { lookThrough } from "../../inbox/queries/list-applicants.server";
import type { ArrivalPlace } from "../../inbox/queries/select-window.server";
import { addressOf, type Selection } from "../selection";

/** Applications opened at a time: a batch of them and their answers is what memory holds. */
const atATime = 40;

/** `next`: the place to go on from; null at the end. */
type Page = { ids: ApplicationId[]; next: ArrivalPlace | null };

/** A selection's applications in the order of arrival, page by page from a place on; a page may be empty. */
export async function* selectedPages(
  services: Services,
  userId: string,
  selection: Selection,
  from: ArrivalPlace | null,
): AsyncGenerator<Page> {
  let after = from;
  do {
    const page = await nextPage(services, userId, selection, after);
    yield page;
    after = page.next;
  } while (after);
}

function nextPage(services: Services, userId: string, selection: Selection, after: ArrivalPlace | null): Promise<Page> {
  if ("list" in selection) return lookThrough(services, sql`${userId}`, addressOf(selection), after);
  const isIt = "form" in selection ? eq(application.formId, selection.form) : inArray(application.id, selection.ids);
  return arrivedPage(services, and(isIt, isOfAccount(userId)) as SQL, after);
}

/** SQL on an application and its form: they are this account's, to be read. */
export function isOfAccount(userId: string): SQL {
  return and(
    // The applications lead: the sign before these columns keeps their indexes out, and with them all of the account's others.
    sql`+${rentForm.landlordId} = ${userId}`,
    ne(rentForm.state, "deleted"),
    sql`+${application.isSpam} = 0`,
  ) as SQL;
}

async function arrivedPage({ db }: Services, isIt: SQL, after: ArrivalPlace | null): Promise<Page> {
  const place = sql`(${application.submittedAt}, ${application.id})`;
  const rows = await db
    .select({ id: sql<ApplicationId>`${application.id}`.as("application_id"), submittedAt: application.submittedAt })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(and(isIt, after ? sql`${place} > (${after.submittedAt}, ${after.id})` : undefined))
    .orderBy(asc(application.submittedAt), asc(application.id))
    .limit(atATime);
  return { ids: rows.map(({ id }) => id), next: rows.length === atATime ? (rows.at(-1) ?? null) : null };
}
