import { mailTokenSchema } from "../../../../kernel/ids";
import { type FoundChange, findAddressChange, isUndoable } from "../../../../platform/auth/address-changes.server";
import type { Services } from "../../../../services";
import { type FoundClaim, findClaim, type GuestForm, listClaimedForms } from "./find-guest-forms.server";

export type FoundUndo =
  | { kind: "address"; change: FoundChange }
  | { kind: "claim"; claim: FoundClaim; forms: GuestForm[] }
  | { kind: "gone" };

/** What the undo link of a mail can still take back. */
export async function findUndo(services: Pick<Services, "db" | "clock" | "config">, token: string): Promise<FoundUndo> {
  if (!mailTokenSchema.safeParse(token).success) return { kind: "gone" };
  const change = await findAddressChange(services, token, "undoAddress");
  if (change)
    return isUndoable(change, services.clock.now().getTime()) ? { kind: "address", change } : { kind: "gone" };
  const claim = await findClaim(services, token, "undoClaim");
  if (!claim || claim.isExpired || claim.undoneAt !== null) return { kind: "gone" };
  const forms = await listClaimedForms(services, claim);
  return forms.length > 0 ? { kind: "claim", claim, forms } : { kind: "gone" };
}
