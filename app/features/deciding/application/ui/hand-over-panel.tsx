import type { ApplicationState } from "../../../../db/schema/applications";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { Panel } from "../../../../ui/panels";
import type { OwedHere } from "../../../forms/law/hand-over.server";
import { OwedNext } from "../../../forms/law/ui/hand-over-list";
import { decisionWords } from "../words/decision-words";

/** After an approval: what the landlord owes the tenant next. */
export function handOverPanel(
  { state, owed }: { state: ApplicationState; owed: OwedHere | null },
  language: PageLocale,
): Panel {
  return {
    id: "hand-over",
    title: decisionWords[language].panels.owedNext,
    isScreenOnly: true,
    content: state === "approved" && owed && <OwedNext owed={owed} />,
  };
}
