import { type SQL, sql } from "drizzle-orm";
import { application, applicationDraft, personKey } from "../../../../db/schema/applications";
import { type FormState, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { err, ok, type Result } from "../../../../kernel/result";
import { holderOfForm, type PersonKey, wrappedText } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import type { PublishedForm } from "../../../forms/form-model/published-form";
import { boundOfRow } from "../../../forms/rent-forms/queries/find-form-limits.server";
import { draftVerdict } from "../../../forms/rent-forms/rules";
import type { Draft } from "../../applications/queries/find-draft.server";
import type { EvidenceSearch, FoundEvidence } from "../spam/queries/find-evidence.server";
import type { SpamVerdict } from "../spam/score";

type SubmitError = "changed-version" | "already-sent-other" | "wait" | "refused" | "gone";
export type SubmitResult = Result<
  { reference: string; isNew: boolean },
  SubmitError,
  { state?: FormState } | undefined
>;

/** SQL on a row of rent_form: what comes in now needs no press of the landlord. */
export const hasRoom = sql`${rentForm.applicationCount} < ${boundOfRow}`;

/** What an application that was not stored stands before; null where there is no such row. */
type Preconditions = FoundEvidence & {
  reference: string | null;
  bodyHash: string | null;
  draftId: string | null;
  state: FormState | null;
  opensUntil: number | null;
  closedAt: number | null;
  versionId: string | null;
  hasRoom: number | null;
  keyId: string | null;
  wrappedKey: string | null;
  isUnsuspected: number;
};

type Sent = { draft: Draft; form: PublishedForm; spam: SpamVerdict };

/** Statement: the one row of it, after those that should have stored the application; no row where they did (`isStored`). */
export function readPreconditions(
  { db }: Services,
  { draft, form, unless, isStored }: Omit<Sent, "spam"> & { unless: EvidenceSearch | null; isStored: SQL },
) {
  const evidence: SQL = unless?.columns ?? sql`0 AS "sentInHour", NULL AS "sameText"`;
  return db.all<Preconditions>(sql`SELECT sent.reference AS "reference", sent.body_hash AS "bodyHash", draft.id AS "draftId",
      ${rentForm.state} AS "state", ${rentForm.opensUntil} AS "opensUntil", ${rentForm.closedAt} AS "closedAt",
      ${rentFormVersion.id} AS "versionId", ${hasRoom} AS "hasRoom", ${personKey.id} AS "keyId",
      ${wrappedText("person_key")} AS "wrappedKey", ${unless?.isNone ?? sql`1`} AS "isUnsuspected", ${evidence}
    FROM (SELECT 1 WHERE NOT ${isStored})
    LEFT JOIN ${application} AS sent ON sent.id = ${draft.id}
    LEFT JOIN ${applicationDraft} AS draft ON draft.id = ${draft.id}
    LEFT JOIN ${rentForm} ON ${rentForm.id} = ${form.formId}
    LEFT JOIN ${rentFormVersion} ON ${rentFormVersion.id} = ${rentForm.publishedVersionId}
    LEFT JOIN ${personKey} ON ${personKey.holderId} = ${holderOfForm}`);
}

/**
 * Why nothing was written: "suspected" where `unless` found something, "over-limit" where it is to be kept as waiting; null when
 * nothing speaks against another try.
 */
export function refusalOf(
  standing: Preconditions,
  { draft, form, spam }: Sent,
  { hash, now }: { hash: string; now: number },
): SubmitResult | "suspected" | "over-limit" | null {
  const { reference, state, opensUntil, closedAt, versionId } = standing;
  if (reference !== null)
    return standing.bodyHash === hash ? ok({ reference, isNew: false }) : err("already-sent-other", undefined);
  if (state === null || versionId === null || standing.draftId === null) return err("gone", undefined);
  const verdict = draftVerdict({ state, opensUntil, closedAt }, draft.createdAt, now);
  if (verdict === "wait") return err("wait", { state });
  if (verdict === "refuse") return err("refused", { state });
  if (versionId !== form.versionId) return err("changed-version", undefined);
  if (standing.isUnsuspected === 0) return "suspected";
  return standing.hasRoom === 1 || spam.isSpam ? null : "over-limit";
}

/** The key that the landlord's applications are sealed under by now. */
export function keyOf({ keyId, wrappedKey }: Preconditions): PersonKey | null {
  return keyId !== null && wrappedKey !== null ? { id: keyId, wrapped: wrappedKey } : null;
}
