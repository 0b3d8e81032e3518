import { and, eq, gt } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import { mailTokenSchema } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { sha256Hex } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { asShown } from "../../form-model/as-shown";
import type { FormDefinition } from "../../form-model/schema";
import { storedDefinition } from "../publishable";
import { editableStates } from "../rules";
import { isStateOrHeld } from "./is-state-or-held.server";

/** The working copy behind a preview link, as applicants would get it now; null when the link is unknown or over, or the form rests. */
export async function findPreview({ db, clock }: Services, token: string): Promise<FormDefinition | null> {
  if (!mailTokenSchema.safeParse(token).success) return null;
  const [row] = await db
    .select({ draft: rentForm.draft })
    .from(linkToken)
    .innerJoin(rentForm, eq(rentForm.id, linkToken.ref))
    .where(
      and(
        eq(linkToken.hash, await sha256Hex(token)),
        eq(linkToken.purpose, mailLinks.previewForm.purpose),
        gt(linkToken.expiresAt, clock.now().getTime()),
        isStateOrHeld(editableStates),
      ),
    );
  return row ? asShown(storedDefinition(row.draft)) : null;
}
