import { ArrowRight } from "lucide-react";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { askedEarly } from "../law/asked-early";
import type { LawPack } from "../law/merge-packs";
import { whereOf } from "../law/place-names";
import { useForm } from "./form-context";
import { askInTime } from "./law-edits";
import type { QuestionActions } from "./question-actions";
import { questionWords } from "./questions-words";

/** What the sign beside the questions says; nothing in a place that has none of them begin at a stage. */
export function StageLegend({ pack }: { pack: LawPack | null }) {
  const words = useWords(questionWords);
  if (!pack || ![...pack.rules.values()].some(({ stage }) => stage)) return null;
  return <p className="text-ink-muted text-sm xl:px-4">{words.asEarlyAsAllowed}</p>;
}

/** What comes too early for the home's place, moved by one press. Nothing where all is in time. */
export function EarlyNotice({ pack, actions }: { pack: LawPack | null; actions: QuestionActions }) {
  const words = useWords(questionWords);
  const language = usePageLanguage();
  const count = askedEarly(useForm(), pack).length;
  if (!pack || count === 0) return null;
  return (
    <div className="xl:px-4">
      <Notice tone="amber" title={words.comesTooEarly({ count })}>
        <p>{words.comesTooEarlyText({ place: whereOf(pack, language) })}</p>
        <Button
          variant="outline"
          className="mt-2"
          onClick={() => {
            actions.change((form) => askInTime(form, pack));
            actions.announce(words.movedToStage({ count }));
          }}
        >
          <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
          {words.moveToStage({ count })}
        </Button>
      </Notice>
    </div>
  );
}
