import { ArrowRight } from "lucide-react";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { askedEarly } from "../law/asked-early";
import type { LawPack } from "../law/merge-packs";
import { useForm } from "./form-context";
import { askInTime } from "./law-edits";
import type { QuestionActions } from "./question-actions";

/** What the sign beside the questions says; nothing in a place that has none of them begin at a stage. */
export function StageLegend({ pack }: { pack: LawPack | null }) {
  if (!pack || ![...pack.rules.values()].some(({ stage }) => stage)) return null;
  return <p className="text-ink-muted text-sm xl:px-4">§ as early as local rules allow</p>;
}

/** What comes too early for the home's place, moved by one press. Nothing where all is in time. */
export function EarlyNotice({ pack, actions }: { pack: LawPack | null; actions: QuestionActions }) {
  const count = askedEarly(useForm(), pack).length;
  if (!pack || count === 0) return null;
  const isOne = count === 1;
  return (
    <div className="xl:px-4">
      <Notice tone="amber" title={isOne ? "One question comes too early" : `${count} questions come too early`}>
        <p>Local rules in {pack.subplace ?? pack.placeName} set a later stage. No reason is needed.</p>
        <Button
          variant="outline"
          className="mt-2"
          onClick={() => {
            actions.change((form) => askInTime(form, pack));
            actions.announce(isOne ? "Moved to its stage" : "Moved to their stages");
          }}
        >
          <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
          {isOne ? "Move it" : `Move ${count === 2 ? "both" : `all ${count}`}`}
        </Button>
      </Notice>
    </div>
  );
}
