import { and, eq, type SQL, sql } from "drizzle-orm";
import type { FormState } from "../../../../db/schema/forms";
import { guestRentForm, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { GuestRentFormId, RentFormId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import type { FormDefinition } from "../../form-model/schema";
import { draftEntitlements, type Entitlements, entitlementsFor, latestEnd } from "../entitlements";
import type { PublishOffer } from "../publish-offer";
import { storedDefinition } from "../publishable";
import { editableStates } from "../rules";
import { offerOf, standingColumns, welcomeRefsFor } from "./find-standing.server";
import { hasUnpublishedChanges } from "./has-unpublished-changes.server";
import { homeColumns, zoneOfColumns } from "./home-columns.server";
import { isStateOrHeld } from "./is-state-or-held.server";

export type EditableForm = {
  formId: RentFormId;
  urlId: string;
  state: FormState;
  /** For saveDraft and publishForm. */
  rev: number;
  /** The working copy, which may be ahead of what tenants see. */
  definition: FormDefinition;
  /** Null while it was never published. */
  publishedVersion: number | null;
  hasUnpublishedChanges: boolean;
  /** Of an account's draft those of the largest plan: what it is published on is chosen then. */
  limits: Entitlements;
  /** The last moment that its closing date may be set to. */
  latestEnd: number;
  /** What an account's draft may be published on; null where there is nothing to choose. */
  offer: PublishOffer | null;
  opensUntil: number | null;
  /** IANA, of its home. */
  zone: string;
  maxApplications: number | null;
  applicationCount: number;
  /** When the working copy was last saved, in milliseconds. */
  savedAt: number;
};

/** How a form is named: by its own id, or by the guest's. */
export type FormKey = { formId: RentFormId } | { guestRentFormId: GuestRentFormId };

/** SQL: the row of rent_form that a key names. */
export function isForm(key: FormKey): SQL {
  if ("formId" in key) return eq(rentForm.id, key.formId);
  return sql`${rentForm.id} = (SELECT g.form_id FROM ${guestRentForm} AS g WHERE g.id = ${key.guestRentFormId})`;
}

/** The working copy for its editor; null when it may not be edited. `email`: for the offer of the welcome credit. */
export async function findEditableForm(
  services: Services,
  actor: Landlord,
  { email, ...key }: FormKey & { email?: string },
): Promise<EditableForm | null> {
  const now = services.clock.now().getTime();
  const welcome = await welcomeRefsFor(services, email);
  const [row] = await services.db
    .select({
      formId: sql<RentFormId>`${rentForm.id}`.as("form_id"),
      urlId: rentForm.urlId,
      state: rentForm.state,
      rev: rentForm.draftRev,
      draft: rentForm.draft,
      unlimited: rentForm.unlimited,
      landlordId: rentForm.landlordId,
      plan: rentForm.plan,
      paidUntil: rentForm.paidUntil,
      opensUntil: rentForm.opensUntil,
      maxApplications: rentForm.maxApplications,
      applicationCount: rentForm.applicationCount,
      savedAt: rentForm.updatedAt,
      ...homeColumns,
      ...standingColumns(now, { actor, welcome }),
      publishedVersion: rentFormVersion.number,
      hash: rentFormVersion.hash,
    })
    .from(rentForm)
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(and(isForm(key), isStateOrHeld(editableStates), mayReachForm(actor, now)));
  if (!row) return null;
  const { draft, unlimited, landlordId, hash, plan, paidUntil, isPro, isHeld, credits, running, hasWelcome, ...rest } =
    row;
  const { country, region, ...form } = rest;
  const isDraft = landlordId !== null && form.publishedVersion === null;
  return {
    ...form,
    definition: storedDefinition(draft),
    hasUnpublishedChanges: await hasUnpublishedChanges(draft, hash),
    limits: isDraft ? draftEntitlements : entitlementsFor({ plan, unlimited }),
    offer: isDraft && services.isSelling ? offerOf(row, now) : null,
    latestEnd: latestEnd({ plan, paidUntil }, now),
    zone: zoneOfColumns({ country, region }),
  };
}
