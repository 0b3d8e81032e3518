import type { RefereeKind } from "../../../db/schema/review";
import { utcDay } from "../../../kernel/dates";
import type { Property } from "../../form-model/schema";
import { type Mark, markFor } from "../../law/mark";
import { readLaw } from "../../law/packs.server";
import { placeOf } from "../../law/place-of";

/** The rule packs' question for each kind: an earlier landlord is asked under the rule of the present one. */
const questionOf: Record<RefereeKind, string> = {
  landlord: "landlordReference",
  employer: "employerContact",
  personal: "references",
};

/** What the law at the home says at `now` (milliseconds) of asking such a person for a reference. "off": it is not done there. */
export async function refereeLaw(
  { address, chosenSubplace }: Pick<Property, "address" | "chosenSubplace">,
  kind: RefereeKind,
  now: number,
): Promise<Mark> {
  const day = utcDay(now);
  return markFor(await readLaw(placeOf(address, chosenSubplace), day), questionOf[kind]);
}
