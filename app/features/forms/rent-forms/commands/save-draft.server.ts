import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import type { FormState } from "../../../../db/schema/forms";
import { rentForm } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { landlordOfHomeSql } from "../../../../platform/auth/landlord-of.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import type { FormDefinition } from "../../form-model/schema";
import { isTooLarge, titleOf } from "../publishable";
import { findHomeAt } from "../queries/find-home-at.server";
import { isStateOrHeld } from "../queries/is-state-or-held.server";
import { editableStates } from "../rules";
import { knownHome } from "./settle-homes.server";

export type SaveDraftInput = {
  formId: RentFormId;
  /** The revision that the edit began from. */
  rev: number;
  definition: FormDefinition;
};
export type SaveDraftResult = Result<
  { rev: number },
  "not-found" | "conflict" | "wrong-state" | "too-large",
  { rev?: number; state?: FormState } | undefined
>;

/** Keeps the working copy. "conflict": somebody saved in between (detail.rev: the revision now). Only size is checked. */
export async function saveDraft(services: Services, actor: Landlord, input: SaveDraftInput): Promise<SaveDraftResult> {
  const { db } = services;
  const now = services.clock.now().getTime();
  if (isTooLarge(input.definition)) return err("too-large", undefined);
  const isMine = and(eq(rentForm.id, input.formId), mayReachForm(actor, now)) as SQL;
  const { address } = input.definition.property;
  const { landlordId } = rentForm;
  // A colleague with chosen homes takes no draft out of them.
  const known = actor.kind === "account" && actor.team ? await findHomeAt(services, actor, address) : null;
  const isReached =
    actor.kind === "account" && actor.team
      ? sql`${landlordOfHomeSql(actor, now, sql`${known}`)} = ${landlordId}`
      : sql`1`;
  const { saved, rows } = await runBatch(db, {
    saved: db
      .update(rentForm)
      .set({
        draft: JSON.stringify(input.definition),
        draftRev: sql`${rentForm.draftRev} + 1`,
        title: sql`CASE WHEN ${rentForm.publishedVersionId} IS NULL THEN ${titleOf(input.definition)} ELSE ${rentForm.title} END`,
        // What is published stays with its home until the next version.
        homeId: sql`CASE WHEN ${rentForm.publishedVersionId} IS NULL AND ${isReached}
          THEN ${knownHome(sql`${landlordId}`, address)} ELSE ${rentForm.homeId} END`,
        updatedAt: now,
      })
      .where(and(isMine, eq(rentForm.draftRev, input.rev), isStateOrHeld(editableStates)))
      .returning({ rev: rentForm.draftRev }),
    rows: db.select({ rev: rentForm.draftRev, state: rentForm.state }).from(rentForm).where(isMine),
  });
  if (saved[0]) return ok({ rev: saved[0].rev });
  const [row] = rows;
  if (!row) return err("not-found", undefined);
  return row.rev === input.rev ? err("wrong-state", { state: row.state }) : err("conflict", { rev: row.rev });
}
