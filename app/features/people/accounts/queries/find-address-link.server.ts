import { mailTokenSchema } from "../../../../kernel/ids";
import { findAddressChange, isConfirmable } from "../../../../platform/auth/address-changes.server";
import { findSignUp } from "../../../../platform/auth/pending-sign-ups.server";
import type { Services } from "../../../../services";

/** What the page of a confirming link shows. `isBound`: this browser needs no password. */
export type AddressLink =
  | { kind: "ready"; email: string; isBound: boolean; isChange: boolean }
  | { kind: "gone"; isConfirmed: boolean };

type Asker = {
  token: string;
  signUpBrowser: string | null;
  /** Who is signed in here, in person. */
  userId: string | null;
};

/** A sign-up's or an address change's link, read and not used. */
export async function findAddressLink(
  services: Pick<Services, "db" | "clock" | "config">,
  { token, signUpBrowser, userId }: Asker,
): Promise<AddressLink> {
  if (!mailTokenSchema.safeParse(token).success) return { kind: "gone", isConfirmed: false };
  const signUp = await findSignUp(services, token, signUpBrowser);
  if (signUp) {
    if (signUp.state !== "waiting") return { kind: "gone", isConfirmed: signUp.state === "confirmed" };
    return { kind: "ready", email: signUp.email, isBound: signUp.isBound, isChange: false };
  }
  const change = await findAddressChange(services, token, "changeAddress");
  if (!change || !isConfirmable(change))
    return { kind: "gone", isConfirmed: change !== null && change.confirmedAt !== null && change.undoneAt === null };
  return { kind: "ready", email: change.toEmail, isBound: change.userId === userId, isChange: true };
}
