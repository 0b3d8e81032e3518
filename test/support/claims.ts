import { claimForms, mailClaimLink } from "../../app/features/people/account-data/commands/claim-forms.server";
import { mailLinks } from "../../app/kernel/links";
import type { Services } from "../../app/services";
import { type Account, bindings, mintToken } from "./forms";

/** An account asks for the forms made with its address; the id of its claim, and the token of the mail. */
export async function askedClaim(services: Services, { userId, email }: Account) {
  const isMailed = await mailClaimLink(services as never, { id: userId, email, name: "Maya Okafor" });
  const row = await bindings.DB.prepare(
    "SELECT id FROM form_claim WHERE user_id = ? ORDER BY created_at DESC, rowid DESC",
  )
    .bind(userId)
    .first<{ id: string }>();
  if (!isMailed || !row) throw new Error("Nothing to be claimed");
  return { id: row.id, token: await mintToken(services, mailLinks.claimForms, row.id) };
}

/** An account takes over a form that was made with its address; the id of the claim. */
export async function claimed(services: Services, account: Account, formId: string): Promise<string> {
  const { id, token } = await askedClaim(services, account);
  const moved = await claimForms(services, account.actor, { token, formIds: [formId] });
  if (moved !== 1) throw new Error("Not claimed");
  return id;
}
