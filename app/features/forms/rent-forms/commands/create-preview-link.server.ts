import { and, eq, sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { mailLinks, previewUrl } from "../../../../kernel/links";
import { err, ok, type Result } from "../../../../kernel/result";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { sha256Hex } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { isStateOrHeld } from "../queries/is-state-or-held.server";
import { editableStates } from "../rules";

/** Makes a link that shows the working copy to anybody for 14 days. Not this actor's, or at rest: "not-found". */
export async function createPreviewLink(
  { db, ids, clock, config }: Services,
  actor: Landlord,
  formId: RentFormId,
): Promise<Result<{ url: string }, "not-found">> {
  const at = clock.now().getTime();
  const token = ids.token();
  const hash = await sha256Hex(token);
  const { purpose, lifetimeMs } = mailLinks.previewForm;
  const isMine = and(eq(rentForm.id, formId), isStateOrHeld(editableStates), mayReachForm(actor, at));
  const made = await db
    .insert(linkToken)
    .select(
      db
        .select({
          hash: sql<string>`${hash}`.as("hash"),
          purpose: sql<string>`${purpose}`.as("purpose"),
          ref: rentForm.id,
          expiresAt: sql<number>`${at + lifetimeMs}`.as("expires_at"),
          usedAt: sql<null>`NULL`.as("used_at"),
          createdAt: sql<number>`${at}`.as("created_at"),
          mailbox: sql<null>`NULL`.as("mailbox"),
        })
        .from(rentForm)
        .where(isMine),
    )
    .returning({ ref: linkToken.ref });
  return made.length > 0 ? ok({ url: previewUrl(config.baseUrl, token) }) : err("not-found");
}
