import { Plus } from "lucide-react";
import { Button } from "../../../ui/button";
import { useWords } from "../../../ui/use-words";
import { reportDutyWords } from "../../../words/en/law/portable-report";
import type { ReportDuty } from "../law/portable-report";
import { LawSource } from "../law/ui/law-source";
import { documentWords } from "./documents-words";

/** Under the portable report while it is not asked for: what the place says of it, and a press that asks for it. */
export function ReportLaw({ duty, onAsk }: { duty: ReportDuty; onAsk: () => void }) {
  const words = useWords(documentWords);
  return (
    <div className="flex flex-col items-start gap-2 ps-8 pt-2 pb-3">
      <p>{reportDutyWords(duty)}</p>
      <LawSource {...duty.rule} placeName={null} />
      {duty.isNoticed ? (
        <Button variant="outline" onClick={onAsk}>
          <Plus aria-hidden="true" className="size-4" /> {words.askWithDate}
        </Button>
      ) : null}
    </div>
  );
}
