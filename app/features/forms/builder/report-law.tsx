import { Plus } from "lucide-react";
import { Button } from "../../../ui/button";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { shortPlaceName } from "../law/place-names";
import type { ReportDuty } from "../law/portable-report";
import { reportDutyWords } from "../law/report-duty-words";
import { LawSource } from "../law/ui/law-source";
import { documentWords } from "./documents-words";

/** Under the portable report while it is not asked for: what the place says of it, and a press that asks for it. */
export function ReportLaw({ duty, onAsk }: { duty: ReportDuty; onAsk: () => void }) {
  const words = useWords(documentWords);
  const { told } = useWords(reportDutyWords);
  const language = usePageLanguage();
  return (
    <div className="flex flex-col items-start gap-2 ps-8 pt-2 pb-3">
      <p>
        {told[duty.accepts.duty]({ place: shortPlaceName(duty.rule.place, language), days: duty.accepts.withinDays })}
      </p>
      <LawSource {...duty.rule} isPlaceNamed={false} />
      {duty.isNoticed ? (
        <Button variant="outline" onClick={onAsk}>
          <Plus aria-hidden="true" className="size-4" /> {words.askWithDate}
        </Button>
      ) : null}
    </div>
  );
}
