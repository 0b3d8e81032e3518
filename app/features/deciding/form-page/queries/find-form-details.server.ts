import { and, eq, type SQL, sql } from "drizzle-orm";
import { type FormPlan, type FormState, guestRentForm, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import type { ListPosition } from "../../../../kernel/list-position-text";
import type { PageLocale } from "../../../../kernel/page-locale";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { mayTellOfHome } from "../../../../platform/auth/reach.server";
import { selectFormKeys } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { type Queued, selectQueue } from "../../../applying/applications/queries/review-order.server";
import { isPausedForEnd, keptOpen } from "../../../forms/rent-forms/commands/swap-open-form.server";
import {
  applicationLimit,
  type Entitlements,
  entitlementsFor,
  latestEnd,
} from "../../../forms/rent-forms/entitlements";
import { type NearLimit, nearLimit } from "../../../forms/rent-forms/near-limit";
import { paidUntilAfter } from "../../../forms/rent-forms/publish-choice";
import type { PublishOffer } from "../../../forms/rent-forms/publish-offer";
import { heldCount, suspectedCount } from "../../../forms/rent-forms/queries/count-kept-apart.server";
import { offerOf, standingColumns, welcomeRefsFor } from "../../../forms/rent-forms/queries/find-standing.server";
import {
  hasUnpublishedChanges,
  unpublishedDraft,
} from "../../../forms/rent-forms/queries/has-unpublished-changes.server";
import { partOfAddress } from "../../../forms/rent-forms/queries/home-columns.server";
import { lawFindings } from "../../../forms/rent-forms/queries/law-findings.server";
import { binMs, isEditable, revisableStates, stateAt } from "../../../forms/rent-forms/rules";
import {
  readScreeningState,
  type ScreeningState,
  selectScreeningState,
} from "../../../forms/screening/queries/screening-state.server";
import { applicationsPage, type ListedApplication, selectApplications } from "./list-form-applications.server";

export type FormDetails = {
  formId: RentFormId;
  urlId: string;
  title: string;
  /** As it holds now; see `stateAt`. */
  state: FormState;
  /** Whether its questions may be changed. */
  mayEdit: boolean;
  /** What of it waits for somebody to look at it; null: nothing. */
  screening: ScreeningState | null;
  /** ISO country of the property: dates are written its way. */
  country: string;
  region: string | null;
  city: string | null;
  /** The form's own language. */
  locale: string;
  createdAt: number;
  updatedAt: number;
  publishedAt: number | null;
  opensUntil: number | null;
  closedAt: number | null;
  /** The landlord's own maximum; `counts.limit` is what holds. */
  maxApplications: number | null;
  counts: { received: number; unread: number; held: number; limit: number | null };
  /** The limit that it has nearly reached. */
  nearLimit: NearLimit | null;
  /** Kept back as suspected spam, at most 100. */
  suspected: number;
  plan: FormPlan;
  /** Until when it is paid for; null where no credit pays for it. */
  paidUntil: number | null;
  /** Of a form on credit: whether one was spent on it, or it has what a credit brings for nothing. */
  planSource: "ledger" | "legacy" | null;
  limits: Entitlements;
  /** The last moment that its closing date may be set to. */
  latestEnd: number;
  /** Title of the form that stayed open when Pro ended, in whose place this paused one may be opened; else null. */
  swapFor: string | null;
  /** Whether its page says what it runs on: it was published, and something is sold here. */
  saysPlan: boolean;
  /** What a credit would do for it now; null where none is sold, or none does anything. */
  credit: { offer: PublishOffer; term: number; until: number } | null;
  /** For publishForm. */
  rev: number;
  /** Number of the version that tenants see; null while it was never published. */
  publishedVersion: number | null;
  hasUnpublishedChanges: boolean;
  /** How many of its questions the law wants changed; the landlord was told. */
  lawFindings: number;
  /** Whether each new application is announced by mail. */
  isTold: boolean;
  /** Its applications are read one at a time, in the order of `queue`. */
  isReviewedInOrder: boolean;
  /** Search engines may list the page of its home. */
  isIndexed: boolean;
  /** The id of the person to whom its new applications are assigned. */
  assignedTo: string | null;
  /** Of a form in the bin: when it is erased, in milliseconds. */
  erasedAt: number | null;
};

export type FormDetailsPage = {
  form: FormDetails;
  applications: ListedApplication[];
  older: ListPosition | null;
  queue: Queued[];
};

/**
 * An account's form with a page of its applications, newest first; null when it is not theirs or the session has ended.
 * `email`: for the offer of the welcome credit.
 */
export async function findFormDetails(
  services: Services,
  actor: AccountLandlord,
  input: { formId: RentFormId; before: ListPosition | null; email?: string; language?: PageLocale },
): Promise<FormDetailsPage | null> {
  const now = services.clock.now().getTime();
  const isReached = and(eq(rentForm.id, input.formId), mayReachForm(actor, now)) as SQL;
  const [forms, rows, keys, queue] = await services.db.batch([
    selectDetails(services, { actor, isReached, welcome: await welcomeRefsFor(services, input.email) }),
    selectApplications(services, isReached, input.before),
    selectFormKeys(services, isReached),
    selectQueue(services, isReached),
  ]);
  const [row] = forms;
  if (!row) return null;
  return {
    form: await shapeDetails(services, row, now),
    ...(await applicationsPage(services, rows, keys, input.language ?? "en")),
    queue,
  };
}

/** The form without its applications, in one statement; else as findFormDetails. */
export async function findForm(
  services: Services,
  actor: AccountLandlord,
  input: { formId: RentFormId; email?: string },
): Promise<FormDetails | null> {
  const now = services.clock.now().getTime();
  const isReached = and(eq(rentForm.id, input.formId), mayReachForm(actor, now)) as SQL;
  const [row] = await selectDetails(services, {
    actor,
    isReached,
    welcome: await welcomeRefsFor(services, input.email),
  });
  return row ? shapeDetails(services, row, now) : null;
}

async function shapeDetails(services: Services, row: Row, now: number): Promise<FormDetails> {
  const { unlimited, hasWelcome, isPro, isHeld, credits, running, landlordId, paidTerms, ...found } = row;
  const {
    applicationCount,
    newCount,
    held,
    deletedAt,
    hash,
    draft,
    isUnsubscribed,
    heldAt: _,
    screening,
    ...form
  } = found;
  const limit = applicationLimit({ plan: form.plan, unlimited, maxApplications: form.maxApplications });
  return {
    ...form,
    state: stateAt(row, now),
    mayEdit: isEditable(row),
    screening: await readScreeningState(services, row.formId, screening),
    counts: { received: applicationCount, unread: newCount, held, limit },
    nearLimit: nearLimit({ ...form, state: stateAt(row, now), unlimited, applicationCount }),
    limits: entitlementsFor({ plan: form.plan, unlimited }),
    latestEnd: latestEnd(form, now),
    hasUnpublishedChanges: await hasUnpublishedChanges(draft, hash),
    ...planOf(services, row),
    isTold: isUnsubscribed !== 1,
    erasedAt: deletedAt === null ? null : deletedAt + binMs,
  };
}

type Asked = { actor: AccountLandlord; isReached: SQL; welcome: readonly string[] | null };

function selectDetails({ db, clock }: Services, { actor, isReached, welcome }: Asked) {
  const now = clock.now().getTime();
  return db
    .select({
      formId: sql<RentFormId>`${rentForm.id}`.as("form_id"),
      urlId: rentForm.urlId,
      title: rentForm.title,
      state: rentForm.state,
      country: partOfAddress<string>("country").as("country"),
      region: partOfAddress("region").as("region"),
      city: partOfAddress("city").as("city"),
      locale:
        sql<string>`json_extract(coalesce(${rentFormVersion.definition}, ${rentForm.draft}), '$.defaultLocale')`.as(
          "locale",
        ),
      createdAt: rentForm.createdAt,
      updatedAt: rentForm.updatedAt,
      publishedAt: sql<number | null>`${rentForm.publishedAt}`.as("first_published_at"),
      opensUntil: rentForm.opensUntil,
      closedAt: rentForm.closedAt,
      deletedAt: rentForm.deletedAt,
      maxApplications: rentForm.maxApplications,
      isReviewedInOrder: rentForm.isReviewedInOrder,
      isIndexed: rentForm.isIndexed,
      assignedTo: rentForm.assignedTo,
      applicationCount: rentForm.applicationCount,
      newCount: rentForm.newCount,
      held: heldCount,
      suspected: suspectedCount,
      plan: rentForm.plan,
      paidTerms: rentForm.paidTerms,
      landlordId: rentForm.landlordId,
      ...standingColumns(now, { actor, welcome }),
      swapFor: sql<string | null>`CASE WHEN ${isPausedForEnd(now)}
        THEN (SELECT shown.title FROM ${rentForm} AS shown WHERE shown.id = (${keptOpen(now)})
          AND ${mayTellOfHome(actor, now, sql`shown.home_id`)}) END`.as("swap_for"),
      paidUntil: rentForm.paidUntil,
      planSource: rentForm.planSource,
      unlimited: rentForm.unlimited,
      rev: rentForm.draftRev,
      publishedVersion: rentFormVersion.number,
      hash: rentFormVersion.hash,
      draft: unpublishedDraft,
      heldAt: rentForm.heldAt,
      screening: selectScreeningState,
      lawFindings,
      isUnsubscribed: sql<number>`${guestRentForm.unsubscribedAt} IS NOT NULL`.as("is_unsubscribed"),
    })
    .from(rentForm)
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .leftJoin(guestRentForm, eq(guestRentForm.formId, rentForm.id))
    .where(isReached);
}

type Row = Awaited<ReturnType<typeof selectDetails>>[number];

function planOf({ clock, isSelling }: Services, row: Row): Pick<FormDetails, "saysPlan" | "credit"> {
  const now = clock.now().getTime();
  const { isPro, landlordId, paidUntil, paidTerms, plan } = row;
  const isPublished = row.publishedVersion !== null && revisableStates.includes(stateAt(row, now));
  const saysPlan = isSelling && landlordId !== null && isPublished && !row.unlimited;
  if (!saysPlan || isPro === 1) return { saysPlan: saysPlan || plan === "pro", credit: null };
  const until = paidUntilAfter(now, plan === "credit" ? paidUntil : null);
  return { saysPlan, credit: { offer: offerOf(row, now), term: paidTerms + 1, until } };
}
