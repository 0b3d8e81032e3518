import type { ApplicationState } from "../../../../db/schema/applications";
import type { Services } from "../../../../services";
import { stateAfter } from "../../../applying/applications/states";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { type OwedHere, readHandOverOf } from "../../../forms/law/hand-over.server";

/** What its landlord owes the tenant next: of an application that is approved or may be, else null. */
export async function findHandOver(
  { staticFiles }: Pick<Services, "staticFiles">,
  { state, definition }: { state: ApplicationState; definition: FormDefinition },
): Promise<OwedHere | null> {
  if (state !== "approved" && stateAfter(state, "approve") === null) return null;
  return readHandOverOf(staticFiles, definition.property);
}
