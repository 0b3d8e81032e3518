import type { ErasureCause } from "../../../db/schema/review";

export const erasureCauseWords: Record<ErasureCause, string> = {
  clock: "Its time was up",
  request: "The applicant asked",
  landlord: "You deleted it",
};
