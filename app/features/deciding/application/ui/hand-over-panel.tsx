import type { ApplicationState } from "../../../../db/schema/applications";
import type { Panel } from "../../../../ui/panels";
import type { OwedHere } from "../../../forms/law/hand-over.server";
import { OwedNext } from "../../../forms/law/ui/hand-over-list";

/** After an approval: what the landlord owes the tenant next. */
export function handOverPanel({ state, owed }: { state: ApplicationState; owed: OwedHere | null }): Panel {
  return {
    id: "hand-over",
    title: "What you owe next",
    isScreenOnly: true,
    content: state === "approved" && owed && <OwedNext owed={owed} />,
  };
}
