import { Badge } from "../../../../ui/badge";
import { classNames } from "../../../../ui/class-names";
import { stageWords } from "../../../../words/en/law/stages";
import type { LawReason, Stage } from "../../form-model/schema";
import type { Mark } from "../mark";

type LawMarkProps = {
  mark: Mark | null;
  reason?: LawReason | null;
  /** When it is asked. */
  asked?: Stage;
};

/** The law's word on a question: red may not be asked here, amber needs a reason or comes too early, grey is a hint; § is asked as early as the place has it. */
export function LawMark({ mark, reason, asked }: LawMarkProps) {
  if (!mark) return null;
  if (mark.moveTo && mark.level !== "reason") {
    return (
      <Badge tone={mark.level === "off" ? "red" : "amber"}>
        <span className="sr-only">Too early, from: </span>§ {stageWords[mark.moveTo]}
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
  if (!stage || (level === "off" && !moveTo)) return null;
  const { earliest } = stage;
  const isEarliest = asked === (earliest === "viewing" ? "apply" : earliest);
  return (
    <span className={classNames("whitespace-nowrap", moveTo && "text-amber")}>
      {" "}
      <span className="sr-only">{isEarliest ? "As early as local rules allow" : "Local rules allow it from: "}</span>
      <span aria-hidden={isEarliest}>§{isEarliest ? "" : ` ${stageWords[earliest]}`}</span>
    </span>
  );
}

/** Of what may be added: the stage at which it would be asked, where that is a later one. */
export function FromStage({ mark: { stage, level } }: { mark: Mark }) {
  if (!stage || level === "off" || stage.earliest === "viewing" || stage.earliest === "apply") return null;
  return <span className="font-normal text-ink-muted text-sm whitespace-nowrap">§ {stageWords[stage.earliest]}</span>;
}

function LevelMark({ mark, reason }: { mark: Mark; reason: LawMarkProps["reason"] }) {
  if (mark.level === "ok") return null;
  if (mark.level === "off") return <Badge tone="red">{mark.from === "never" ? "Never asked" : "Not asked here"}</Badge>;
  if (mark.level === "reason") return <Badge tone="amber">{reason ? "Reason given" : "Needs a reason"}</Badge>;
  return (
    <Badge>
      <span className="hint-word">Hint</span>
    </Badge>
  );
}
