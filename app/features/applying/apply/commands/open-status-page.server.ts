import { mailLinks } from "../../../../kernel/links";
import { err, ok, type Result } from "../../../../kernel/result";
import { mintLinkToken } from "../../../../platform/link-tokens.server";
import type { Services } from "../../../../services";
import { findReceipt } from "../../applications/queries/find-draft.server";
import { opensStatusPage } from "../status-page-shortcut";

const openings = { action: "own-page", limit: 20, windowSeconds: 3600 } as const;

/**
 * A key to this device's application. `token`: of the cookie. "not-found": nothing sent; "over": too long ago or
 * unconfirmed (`opensOwnPage`); "too-often".
 */
export async function openStatusPage(
  services: Services,
  { formId, token }: { formId: string; token: string | null },
): Promise<Result<string, "not-found" | "over" | "too-often">> {
  const receipt = await findReceipt(services, formId, token);
  if (!receipt) return err("not-found");
  if (!opensStatusPage(receipt, services.clock.now().getTime())) return err("over");
  if (!(await services.rateLimit.take(openings, receipt.id)).allowed) return err("too-often");
  return ok(await mintLinkToken(services, { ...mailLinks.applicationStatus, ref: receipt.id }));
}
