import { Button } from "../../../../ui/button";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { Notice } from "../../../../ui/notice";
import { TextareaField } from "../../../../ui/textarea-field";
import { earlyNoteTitles, lawNoteTitles } from "../../../../words/en/law/law-note";
import { laterWords } from "../../../../words/en/law/stages";
import { catalogueEntry } from "../../form-model/catalogue";
import type { LawReason, Stage } from "../../form-model/schema";
import type { Mark } from "../mark";
import { LawSource } from "./law-source";

type LawNoteProps = {
  /** What is asked: a question, a tick, or `{ id: "incomeMultiple" }`. Its id makes the radios' names. */
  field: { id: string; lawReason?: LawReason };
  mark: Mark | null;
  onReason?: (reason: LawReason) => void;
  /** Puts the catalogue's question `key` in this one's place. */
  onSwap?: (key: string) => void;
  /** Asks it from a later stage on. */
  onLater?: (stage: Stage) => void;
  /** Takes the question out; offered where it may not be asked. */
  onRemove?: () => void;
};

const tones = { off: "red", reason: "amber", note: "neutral" } as const;

/** What the law says of one question, what to ask instead, and the reason where one is wanted. Nothing where all is plain. */
export function LawNote({ field, mark, onReason, onSwap, onLater, onRemove }: LawNoteProps) {
  if (!mark || mark.level === "ok") return null;
  const { swapKey, moveTo } = mark;
  const swap = swapKey && onSwap ? { key: swapKey, label: catalogueEntry(swapKey)?.label[0] ?? swapKey } : null;
  return (
    <Notice tone={tones[mark.level]} title={titleOf(mark, mark.level)}>
      <div className="flex flex-col gap-3">
        {mark.why ? <p>{mark.why}</p> : null}
        {moveTo ? (
          <p>
            It may be asked {laterWords[moveTo]}
            {mark.level === "reason" ? "" : ", without a reason"}.
          </p>
        ) : null}
        {mark.askInstead ? <p>Instead: {mark.askInstead}</p> : null}
        <LawSource {...mark} />
        {mark.doubts.map((rule) => (
          <div key={rule.subplace}>
            <p>
              If the home is in {rule.subplace}: {rule.why} Say in step 1 whether it is.
            </p>
            <LawSource {...rule} />
          </div>
        ))}
        {mark.level === "reason" && onReason ? <Reasons field={field} onReason={onReason} /> : null}
        {swap || (moveTo && onLater) || (mark.level === "off" && onRemove) ? (
          <div className="flex flex-wrap gap-2">
            {moveTo && onLater ? (
              <Button variant="outline" onClick={() => onLater(moveTo)}>
                Ask it {laterWords[moveTo]}
              </Button>
            ) : null}
            {swap ? (
              <Button
                variant="outline"
                className="h-auto min-h-11 whitespace-normal"
                onClick={() => onSwap?.(swap.key)}
              >
                Ask “{swap.label}” instead
              </Button>
            ) : null}
            {mark.level === "off" && onRemove ? (
              <Button variant="outline" onClick={onRemove}>
                Take it out
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </Notice>
  );
}

function titleOf({ from, basis, moveTo }: Mark, level: keyof typeof tones): string {
  if (from === "never") return "We leave this out everywhere";
  return moveTo && level !== "reason" ? earlyNoteTitles[basis] : lawNoteTitles[basis][level];
}

const choices: { value: LawReason["code"]; label: string }[] = [
  { value: "required-here", label: "A law or authority here asks for it" },
  { value: "needed-now", label: "It is needed now to decide, and everyone is asked" },
  { value: "other", label: "Another reason" },
];

function Reasons({ field, onReason }: Required<Pick<LawNoteProps, "field" | "onReason">>) {
  const { lawReason } = field;
  return (
    <div className="flex flex-col gap-3">
      <ChoiceGroup
        kind="radio"
        legend="Why do you ask it?"
        hint="Kept with the form, never shown to applicants."
        name={`reason-${field.id}`}
        value={lawReason?.code ?? ""}
        choices={choices}
        onChange={(value) => {
          const code = choices.find((choice) => choice.value === value)?.value;
          if (code) onReason({ ...lawReason, code });
        }}
      />
      {lawReason?.code === "other" ? (
        <TextareaField
          label="Your reason"
          rows={2}
          maxLength={300}
          value={lawReason.text ?? ""}
          onChange={(event) => onReason({ code: "other", text: event.target.value })}
        />
      ) : null}
    </div>
  );
}
