import { and, eq, type SQL, sql } from "drizzle-orm";
import { type FormState, guestRentForm, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import type { GuestLandlord } from "../../../../kernel/actor";
import type { GuestRentFormId, RentFormId } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import type { ListPosition } from "../../../../kernel/list-position-text";
import type { PageLocale } from "../../../../kernel/page-locale";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { sha256Hex } from "../../../../platform/crypto";
import { selectFormKeys } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { applicationLimit } from "../../../forms/rent-forms/entitlements";
import { suspectedCount } from "../../../forms/rent-forms/queries/count-kept-apart.server";
import { isForm } from "../../../forms/rent-forms/queries/find-editable-form.server";
import { lawFindings } from "../../../forms/rent-forms/queries/law-findings.server";
import { isEditable, revisableStates, stateAt } from "../../../forms/rent-forms/rules";
import {
  readScreeningState,
  type ScreeningState,
  selectScreeningState,
} from "../../../forms/screening/queries/screening-state.server";
import {
  applicationsPage,
  type ListedApplication,
  selectApplications,
} from "../../form-page/queries/list-form-applications.server";

export type ManageLink =
  | { kind: "unknown" }
  | { kind: "expired" }
  /** An account took the form over. */
  | { kind: "claimed"; formId: RentFormId }
  | { kind: "valid"; guestRentFormId: GuestRentFormId };

/** What the link of a mail opens. `token` is the raw token. */
export async function findManageLink(services: Services, token: string): Promise<ManageLink> {
  const [row] = await services.db
    .select({
      ref: linkToken.ref,
      expiresAt: linkToken.expiresAt,
      claimedBy: guestRentForm.claimedBy,
      formId: sql<RentFormId>`${guestRentForm.formId}`.as("form_id"),
    })
    .from(linkToken)
    .leftJoin(guestRentForm, eq(guestRentForm.id, linkToken.ref))
    .where(and(eq(linkToken.hash, await sha256Hex(token)), eq(linkToken.purpose, mailLinks.manageForm.purpose)));
  if (!row) return { kind: "unknown" };
  if (row.claimedBy) return { kind: "claimed", formId: row.formId };
  const isExpired = row.expiresAt <= services.clock.now().getTime();
  return isExpired ? { kind: "expired" } : { kind: "valid", guestRentFormId: row.ref as GuestRentFormId };
}

/** The guest's form that a public address belongs to, if this actor may reach it. */
export async function findOwnForm(
  services: Services,
  actor: GuestLandlord,
  urlId: string,
): Promise<GuestRentFormId | null> {
  if (actor.manageHashes.length === 0) return null;
  const [row] = await services.db
    .select({ id: guestRentForm.id })
    .from(rentForm)
    .innerJoin(guestRentForm, eq(guestRentForm.formId, rentForm.id))
    .where(and(eq(rentForm.urlId, urlId), mayReachForm(actor, services.clock.now().getTime())));
  return (row?.id as GuestRentFormId | undefined) ?? null;
}

export type ManagedForm = {
  formId: RentFormId;
  urlId: string;
  title: string;
  /** As it holds now; see `stateAt`. */
  state: FormState;
  /** Whether a further version may be published. */
  mayEdit: boolean;
  /** What of it waits for somebody to look at it; null: nothing. */
  screening: ScreeningState | null;
  opensUntil: number | null;
  closedAt: number | null;
  deletedAt: number | null;
  /** ISO country of the property: dates are written its way. */
  country: string;
  /** The form's own language. */
  locale: string;
  isMailed: boolean;
  /** How many of its questions the law wants changed; the landlord was told. */
  lawFindings: number;
  counts: { received: number; unread: number; limit: number | null };
  /** Kept back as suspected spam, at most 100. */
  suspected: number;
};

export type ManagedPage = { form: ManagedForm; applications: ListedApplication[]; older: ListPosition | null };

/** A form with a page of its applications (none of a deleted one), newest first; null when it is not this actor's. */
export async function findManagedPage(
  services: Services,
  actor: GuestLandlord,
  input: { guestRentFormId: GuestRentFormId; before: ListPosition | null; language?: PageLocale },
): Promise<ManagedPage | null> {
  const { db } = services;
  const now = services.clock.now().getTime();
  const isReached = and(isForm(input), mayReachForm(actor, now)) as SQL;
  const [forms, rows, keys] = await db.batch([
    selectForm(services, isReached),
    selectApplications(services, isReached, input.before),
    selectFormKeys(services, isReached),
  ]);
  const [form] = forms;
  if (!form) return null;
  const {
    applicationCount,
    newCount,
    plan,
    unlimited,
    maxApplications,
    isUnsubscribed,
    heldAt: _,
    screening,
    ...rest
  } = form;
  const limit = applicationLimit({ plan, unlimited, maxApplications });
  return {
    form: {
      ...rest,
      state: stateAt(form, now),
      mayEdit: revisableStates.includes(form.state) || (form.heldAt !== null && isEditable(form)),
      screening: await readScreeningState(services, form.formId, screening),
      isMailed: !isUnsubscribed,
      counts: { received: applicationCount, unread: newCount, limit },
    },
    ...(await applicationsPage(services, rows, keys, input.language ?? "en")),
  };
}

function selectForm({ db }: Services, isReached: SQL) {
  return db
    .select({
      formId: sql<RentFormId>`${rentForm.id}`.as("form_id"),
      urlId: rentForm.urlId,
      title: rentForm.title,
      state: rentForm.state,
      opensUntil: rentForm.opensUntil,
      closedAt: rentForm.closedAt,
      deletedAt: rentForm.deletedAt,
      heldAt: rentForm.heldAt,
      screening: selectScreeningState,
      lawFindings,
      country: sql<string>`json_extract(${rentFormVersion.definition}, '$.property.address.country')`.as("country"),
      locale: sql<string>`json_extract(${rentFormVersion.definition}, '$.defaultLocale')`.as("locale"),
      isUnsubscribed: sql<number>`${guestRentForm.unsubscribedAt} IS NOT NULL`.as("is_unsubscribed"),
      applicationCount: rentForm.applicationCount,
      newCount: rentForm.newCount,
      suspected: suspectedCount,
      plan: rentForm.plan,
      unlimited: rentForm.unlimited,
      maxApplications: rentForm.maxApplications,
    })
    .from(guestRentForm)
    .innerJoin(rentForm, eq(rentForm.id, guestRentForm.formId))
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(isReached);
}

export type Notices = { title: string; isOn: boolean };

/** What the unsubscribe page shows; null for an unknown id. The title is in the mail that led here. */
export async function findNotices(services: Services, guestRentFormId: GuestRentFormId): Promise<Notices | null> {
  const [row] = await services.db
    .select({ title: rentForm.title, unsubscribedAt: guestRentForm.unsubscribedAt })
    .from(guestRentForm)
    .innerJoin(rentForm, eq(rentForm.id, guestRentForm.formId))
    .where(eq(guestRentForm.id, guestRentFormId));
  return row ? { title: row.title, isOn: row.unsubscribedAt === null } : null;
}
