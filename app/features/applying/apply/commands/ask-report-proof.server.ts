import type { RentFormId } from "../../../../kernel/ids";
import { keyedHash } from "../../../../platform/crypto";
import { type AskedProof, proofCosts } from "../../../../platform/proof-of-work/challenge";
import { makeChallenge, spendProof } from "../../../../platform/proof-of-work/proof-of-work.server";
import type { Services } from "../../../../services";

type Asking = {
  formId: RentFormId;
  /** Where the reporter is, as a key for counting: the calculation holds for that address and form. */
  address: string;
  /** The answer as it was posted; empty or null: none. */
  posted: string | null;
};

/** Null where the calculation of a report is solved, which uses it up; else the calculation to do first. */
export async function askReportProof(services: Services, asking: Asking): Promise<AskedProof | null> {
  const { formId, address, posted } = asking;
  const id = await keyedHash(services.config.secret, "report-proof", `${address}:${formId}`);
  const bound = { id, formId: "report" };
  if (posted && (await spendProof(services, bound, posted))) return null;
  return { challenge: await makeChallenge(services, bound, proofCosts[1]), isAgain: Boolean(posted) };
}
