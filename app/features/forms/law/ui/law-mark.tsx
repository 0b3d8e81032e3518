import { Badge } from "../../../../ui/badge";
import { classNames } from "../../../../ui/class-names";
import { useWords } from "../../../../ui/use-words";
import type { LawReason, Stage } from "../../form-model/schema";
import type { Mark } from "../mark";
import { lawWords } from "./note-words";

type LawMarkProps = {
  mark: Mark | null;
  reason?: LawReason | null;
  /** When it is asked. */
  asked?: Stage;
};

/** The law's word on a question: red may not be asked here, amber needs a reason or comes too early, grey is a hint; § is asked as early as the place has it. */
export function LawMark({ mark, reason, asked }: LawMarkProps) {
  const { mark: words } = useWords(lawWords);
  if (!mark) return null;
  if (mark.moveTo && mark.level !== "reason") {
    return (
      <Badge tone={mark.level === "off" ? "red" : "amber"}>
        <span className="sr-only">{words.tooEarly} </span>§ {words.stages[mark.moveTo]}
      </Badge>
    );
  }
  return (
    <>
      {asked ? <StageMark mark={mark} asked={asked} /> : null}
      <LevelMark mark={mark} reason={reason} />
    </>
  );
}

/** Where the place has a question begin: the sign alone where it is asked as early as that. */
export function StageMark({ mark: { stage, level, moveTo }, asked }: { mark: Mark; asked: Stage }) {
  const { mark: words } = useWords(lawWords);
  if (!stage || (level === "off" && !moveTo)) return null;
  const { earliest } = stage;
  const isEarliest = asked === (earliest === "viewing" ? "apply" : earliest);
  return (
    <span className={classNames("whitespace-nowrap", moveTo && "text-amber")}>
      {" "}
      <span className="sr-only">{isEarliest ? words.earliest : `${words.allowedFrom} `}</span>
      <span aria-hidden={isEarliest}>§{isEarliest ? "" : ` ${words.stages[earliest]}`}</span>
    </span>
  );
}

/** Of what may be added: the stage at which it would be asked, where that is a later one. */
export function FromStage({ mark: { stage, level } }: { mark: Mark }) {
  const { mark: words } = useWords(lawWords);
  if (!stage || level === "off" || stage.earliest === "viewing" || stage.earliest === "apply") return null;
  return <span className="font-normal text-ink-muted text-sm whitespace-nowrap">§ {words.stages[stage.earliest]}</span>;
}

function LevelMark({ mark, reason }: { mark: Mark; reason: LawMarkProps["reason"] }) {
  const { mark: words } = useWords(lawWords);
  if (mark.level === "ok") return null;
  if (mark.level === "off") return <Badge tone="red">{mark.from === "never" ? words.neverAsked : words.notHere}</Badge>;
  if (mark.level === "reason") return <Badge tone="amber">{reason ? words.reasonGiven : words.needsReason}</Badge>;
  return (
    <Badge>
      <span className="hint-word">{words.hint}</span>
    </Badge>
  );
}
