import { withdrawApplication } from "../../app/features/applying/applicant/commands/withdraw-application.server";
import { mailLinks } from "../../app/kernel/links";
import { sha256Hex } from "../../app/platform/crypto";
import type { Services } from "../../app/services";
import { bindings, mintToken } from "./forms";

/** Withdraws by a status link, under the address of its own form. */
export async function withdraw(services: Services, token: string, input: { erase: boolean }) {
  const row = await bindings.DB.prepare(
    "SELECT url_id FROM rent_form WHERE id = (SELECT form_id FROM application WHERE id = (SELECT ref FROM link_token WHERE hash = ?))",
  )
    .bind(await sha256Hex(token))
    .first<{ url_id: string }>();
  return withdrawApplication(services, { token, urlId: row?.url_id ?? "" }, input);
}

/** What an applicant does who leaves and takes everything along. */
export async function eraseAsApplicant(services: Services, applicationId: string): Promise<void> {
  const token = await mintToken(services, mailLinks.applicationStatus, applicationId);
  const done = await withdraw(services, token, { erase: true });
  if (!done.ok) throw new Error("Not erased");
}
