import type { RefereeKind } from "../../../../db/schema/review";
import { utcDay } from "../../../../kernel/dates";
import type { Services } from "../../../../services";
import type { Property } from "../../../forms/form-model/schema";
import { type Mark, markFor } from "../../../forms/law/mark";
import { readLaw } from "../../../forms/law/packs.server";
import { placeOf } from "../../../forms/law/place-of";

/** The rule packs' question for each kind: an earlier landlord is asked under the rule of the present one. */
const questionOf: Record<RefereeKind, string> = {
  landlord: "landlordReference",
  employer: "employerContact",
  personal: "references",
};

/** What the law at the home says today of asking such a person for a reference. "off": it is not done there. */
export async function refereeLaw(
  { staticFiles, clock }: Pick<Services, "staticFiles" | "clock">,
  { address, chosenSubplace }: Pick<Property, "address" | "chosenSubplace">,
  kind: RefereeKind,
): Promise<Mark> {
  const day = utcDay(clock.now().getTime());
  return markFor(await readLaw(staticFiles, placeOf(address, chosenSubplace), day), questionOf[kind]);
}
