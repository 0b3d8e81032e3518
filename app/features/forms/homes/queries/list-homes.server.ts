import { and, desc, inArray, type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { type FormState, home, rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { HomeId, RentFormId } from "../../../../kernel/ids";
import { isWithin, reachOf } from "../../../../platform/auth/reach.server";
import type { Services } from "../../../../services";
import type { WrittenAddress } from "../../form-model/address-line";
import { runningStates, stateAt } from "../../rent-forms/rules";
import { addressOfHome, zoneOfRow } from "../home-row";
import type { HomesAddress } from "../list-address";

export type ListedHome = {
  homeId: HomeId;
  address: WrittenAddress;
  reference: string | null;
  /** The IANA zone in which its days are said. */
  zone: string;
  /** The form that runs, else null. */
  open: { formId: RentFormId; title: string; state: FormState; opensUntil: number | null } | null;
  vacancies: number;
  applications: number;
  unread: number;
  lastLetAt: number | null;
};
export type HomesPage = {
  homes: ListedHome[];
  next: HomeId | null;
  /** Whatever is searched for. */
  totals: { current: number; archived: number };
};

const pageSize = 25;
const byAddress = sql`(${home.line1} COLLATE NOCASE, ${home.id})`;

/** A page of the account's homes by their address, with the numbers of their forms; null when the session has ended. */
export async function listHomes(
  services: Services,
  actor: AccountLandlord,
  { search, isArchived, after }: HomesAddress,
): Promise<HomesPage | null> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const reach = reachOf(actor, now);
  const { landlord } = reach;
  const isMine = reach.homes
    ? sql`+${home.landlordId} = ${landlord} AND ${isWithin(reach, sql`${home.id}`)}`
    : sql`${home.landlordId} = ${landlord}`;
  const isNext = after
    ? sql`${byAddress} > (SELECT h.line1 COLLATE NOCASE, h.id FROM ${home} AS h WHERE h.id = ${after} AND h.landlord_id = ${landlord}
        AND ${isWithin(reach, sql`h.id`)})`
    : undefined;
  const [[counted], rows] = await db.batch([
    db
      .select({
        userId: sql<string | null>`${landlord}`.as("user_id"),
        current: sql<number>`coalesce(sum(${home.archivedAt} IS NULL), 0)`.as("current"),
        archived: sql<number>`coalesce(sum(${home.archivedAt} IS NOT NULL), 0)`.as("archived"),
      })
      .from(home)
      .where(isMine),
    db
      .select()
      .from(home)
      .where(and(isMine, sql`(${home.archivedAt} IS NOT NULL) = ${Number(isArchived)}`, isFound(search), isNext))
      .orderBy(sql`${home.line1} COLLATE NOCASE`, home.id)
      .limit(pageSize + 1),
  ]);
  if (!counted?.userId) return null;
  const page = rows.slice(0, pageSize);
  const forms = await selectForms(services, page);
  return {
    homes: page.map((row) =>
      toListed(
        row,
        forms.filter(({ homeId }) => homeId === row.id),
        now,
      ),
    ),
    next: rows.length > pageSize ? ((page.at(-1)?.id ?? null) as HomeId | null) : null,
    totals: { current: counted.current, archived: counted.archived },
  };
}

/** SQL on home: each word stands somewhere in address, unit or reference. */
export function isFound(search: string): SQL | undefined {
  const parts = [home.line1, home.line2, home.postcode, home.city, home.reference];
  const text = sql`lower(${sql.join(
    parts.map((part) => sql`coalesce(${part}, '')`),
    sql` || ' ' || `,
  )})`;
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6);
  return and(...words.map((word) => sql`instr(${text}, lower(${word})) > 0`));
}

/** What the pages of homes say of their forms, the newest first; of those in the bin nothing. */
export async function selectForms({ db }: Pick<Services, "db">, homes: readonly { id: string }[]): Promise<HomeForm[]> {
  if (homes.length === 0) return [];
  return db
    .select({
      homeId: rentForm.homeId,
      formId: sql<RentFormId>`${rentForm.id}`.as("of_form"),
      title: rentForm.title,
      state: rentForm.state,
      opensUntil: rentForm.opensUntil,
      publishedAt: rentForm.publishedAt,
      closedAt: rentForm.closedAt,
      received: rentForm.applicationCount,
      unread: rentForm.newCount,
      letAt: sql<number | null>`(SELECT max(coalesce(a.decided_at, a.updated_at)) FROM ${application} AS a
        WHERE a.form_id = ${rentForm.id} AND a.is_let = 1)`.as("let_at"),
    })
    .from(rentForm)
    .where(
      and(
        sql`${rentForm.homeId} IS NOT NULL`,
        inArray(
          rentForm.homeId,
          homes.map(({ id }) => id),
        ),
        sql`${rentForm.state} <> 'deleted'`,
      ),
    )
    .orderBy(desc(rentForm.createdAt));
}

export type HomeForm = {
  homeId: string | null;
  formId: RentFormId;
  title: string;
  state: FormState;
  opensUntil: number | null;
  publishedAt: number | null;
  closedAt: number | null;
  received: number;
  unread: number;
  letAt: number | null;
};

function toListed(row: typeof home.$inferSelect, forms: readonly HomeForm[], now: number): ListedHome {
  const open = forms.find((form) => runningStates.includes(stateAt(form, now)));
  const sum = (key: "received" | "unread") => forms.reduce((total, form) => total + form[key], 0);
  const lets = forms.flatMap(({ letAt }) => (letAt === null ? [] : [letAt]));
  return {
    homeId: row.id as HomeId,
    address: addressOfHome(row),
    reference: row.reference,
    zone: zoneOfRow(row),
    open: open
      ? { formId: open.formId, title: open.title, state: stateAt(open, now), opensUntil: open.opensUntil }
      : null,
    vacancies: forms.filter(({ publishedAt }) => publishedAt !== null).length,
    applications: sum("received"),
    unread: sum("unread"),
    lastLetAt: lets.length > 0 ? Math.max(...lets) : null,
  };
}
