import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { type FormPlan, guestRentForm, rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import type { RentFormId } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { sha256Hex } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { storedDefinition } from "../../../forms/rent-forms/publishable";
import type { FormMoment } from "../../../forms/rent-forms/rules";
import {
  networkHashOf,
  readSurroundings,
  type Surroundings,
  surroundings,
} from "../../../forms/screening/queries/collect-form-facts.server";

type FormSummary = { formId: RentFormId; urlId: string; title: string };

export type Verification =
  | { kind: "unknown" }
  /** The form was published with this link or a later one. */
  | ({ kind: "used"; form: FormSummary } & FormMoment)
  | { kind: "expired"; form: FormSummary }
  /** Suspended or deleted meanwhile. */
  | { kind: "gone" }
  | {
      kind: "ready";
      form: FormSummary & { rev: number; unlimited: boolean; plan: FormPlan };
      guestRentFormId: string;
      email: string;
      /** Whether each application is announced by mail. */
      isMailed: boolean;
      definition: FormDefinition;
      /** What the look at it needs (screening). */
      around: Surroundings;
      /** Another running form of the same address: it has to be closed first. */
      other: FormSummary | null;
    };

/** What a confirming link is about. Reads only: mail scanners open links. One batch. `token` is the raw token; `address`: who asks, for counting. */
export async function findVerification(services: Services, token: string, address?: string): Promise<Verification> {
  const { db } = services;
  const networkHash = await networkHashOf(services, address);
  const now = services.clock.now().getTime();
  const isLink = and(
    eq(linkToken.hash, await sha256Hex(token)),
    eq(linkToken.purpose, mailLinks.verifyForm.purpose),
  ) as SQL;
  const [rows, others] = await db.batch([
    db
      .select({
        usedAt: linkToken.usedAt,
        expiresAt: linkToken.expiresAt,
        guestRentFormId: sql<string>`${guestRentForm.id}`.as("guest_rent_form_id"),
        email: guestRentForm.email,
        unsubscribedAt: guestRentForm.unsubscribedAt,
        formId: sql<string>`${rentForm.id}`.as("form_id"),
        urlId: rentForm.urlId,
        title: rentForm.title,
        state: rentForm.state,
        opensUntil: rentForm.opensUntil,
        closedAt: rentForm.closedAt,
        rev: rentForm.draftRev,
        draft: rentForm.draft,
        unlimited: rentForm.unlimited,
        plan: rentForm.plan,
        surroundings: surroundings({ now, networkHash }),
      })
      .from(linkToken)
      .innerJoin(guestRentForm, eq(guestRentForm.id, linkToken.ref))
      .innerJoin(rentForm, eq(rentForm.id, guestRentForm.formId))
      .where(isLink),
    selectOtherRunning(services, isLink, now),
  ]);
  const [row] = rows;
  if (!row) return { kind: "unknown" };
  const form = { formId: row.formId as RentFormId, urlId: row.urlId, title: row.title };
  const { state, guestRentFormId, email } = row;
  if (state === "suspended" || state === "deleted") return { kind: "gone" };
  if (row.usedAt !== null) return { kind: "used", form, state, opensUntil: row.opensUntil, closedAt: row.closedAt };
  if (row.expiresAt <= now) return { kind: "expired", form };
  if (state !== "pending_verification") return { kind: "gone" };
  const other = others[0] ? { ...others[0], formId: others[0].formId as RentFormId } : null;
  const { rev, unlimited, plan } = row;
  const definition = storedDefinition(row.draft);
  const isMailed = row.unsubscribedAt === null;
  return {
    kind: "ready",
    form: { ...form, rev, unlimited, plan },
    guestRentFormId,
    email,
    isMailed,
    definition,
    around: readSurroundings(row.surroundings),
    other,
  };
}

/** The form that already runs for the address a link was sent to, if any. */
function selectOtherRunning({ db }: Services, isLink: SQL, now: number) {
  const holder = db
    .select({ email: guestRentForm.email })
    .from(linkToken)
    .innerJoin(guestRentForm, eq(guestRentForm.id, linkToken.ref))
    .where(isLink);
  return db
    .select({ formId: rentForm.id, urlId: rentForm.urlId, title: rentForm.title })
    .from(guestRentForm)
    .innerJoin(rentForm, eq(rentForm.id, guestRentForm.formId))
    .where(
      and(eq(guestRentForm.email, sql`${holder}`), isRunningGuestForm(now), ne(rentForm.state, "pending_verification")),
    )
    .limit(1);
}

/** SQL on guest_rent_form joined with rent_form: verified, not claimed by an account, open or paused within its time. */
function isRunningGuestForm(now: number): SQL {
  return sql`${guestRentForm.verifiedAt} IS NOT NULL AND ${guestRentForm.claimedBy} IS NULL AND ${rentForm.unlimited} = 0
    AND ${rentForm.state} IN ('open', 'paused') AND (${rentForm.opensUntil} IS NULL OR ${rentForm.opensUntil} > ${now})`;
}
