import type { PageLocale } from "../../../../kernel/page-locale";
import { Button } from "../../../../ui/button";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { Filled } from "../../../../ui/filled";
import { Notice } from "../../../../ui/notice";
import { TextareaField } from "../../../../ui/textarea-field";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { catalogueEntry } from "../../form-model/catalogue";
import { inLocales, localize } from "../../form-model/localized";
import type { LawReason, Stage } from "../../form-model/schema";
import type { Mark } from "../mark";
import { partNameOf } from "../place-names";
import { whyOf } from "../why-of";
import { LawSource } from "./law-source";
import { LawText } from "./law-text";
import { lawWords } from "./note-words";

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
  const { note: words } = useWords(lawWords);
  const language = usePageLanguage();
  if (!mark || mark.level === "ok") return null;
  const { swapKey, moveTo } = mark;
  const why = whyOf(mark, language);
  const swap = swapKey && onSwap ? { key: swapKey, label: readyQuestion(swapKey, language) } : null;
  return (
    <Notice tone={tones[mark.level]} title={titleOf(words, mark, mark.level)}>
      <div className="flex flex-col gap-3">
        {why ? <p>{why.isLaw ? <LawText>{why.text}</LawText> : why.text}</p> : null}
        {moveTo ? <p>{(mark.level === "reason" ? words.allowed : words.allowedWithoutReason)[moveTo]}</p> : null}
        {mark.askInstead ? (
          <p>
            <Filled say={words.instead} parts={{ what: <LawText>{mark.askInstead}</LawText> }} />
          </p>
        ) : null}
        <LawSource {...mark} />
        {mark.doubts.map((rule) => (
          <div key={rule.subplace}>
            <p>
              <Filled
                say={words.doubt}
                parts={{ place: partNameOf(rule.subplace ?? "", language), why: <LawText>{rule.why}</LawText> }}
              />
            </p>
            <LawSource {...rule} />
          </div>
        ))}
        {mark.level === "reason" && onReason ? <Reasons field={field} onReason={onReason} /> : null}
        {swap || (moveTo && onLater) || (mark.level === "off" && onRemove) ? (
          <div className="flex flex-wrap gap-2">
            {moveTo && onLater ? (
              <Button variant="outline" onClick={() => onLater(moveTo)}>
                {words.askLater[moveTo]}
              </Button>
            ) : null}
            {swap ? (
              <Button
                variant="outline"
                className="h-auto min-h-11 whitespace-normal"
                onClick={() => onSwap?.(swap.key)}
              >
                {words.swap({ question: swap.label })}
              </Button>
            ) : null}
            {mark.level === "off" && onRemove ? (
              <Button variant="outline" onClick={onRemove}>
                {words.remove}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </Notice>
  );
}

type NoteWords = (typeof lawWords)["en"]["note"];

function titleOf(words: NoteWords, { from, basis, moveTo }: Mark, level: keyof typeof tones): string {
  if (from === "never") return words.never;
  return moveTo && level !== "reason" ? words.earlyTitles[basis] : words.titles[basis][level];
}

function readyQuestion(key: string, language: PageLocale): string {
  const label = catalogueEntry(key)?.label;
  return label ? localize(inLocales(label, "en"), language, "en") : key;
}

const codes: readonly LawReason["code"][] = ["required-here", "needed-now", "other"];

function Reasons({ field, onReason }: Required<Pick<LawNoteProps, "field" | "onReason">>) {
  const { note: words } = useWords(lawWords);
  const { lawReason } = field;
  return (
    <div className="flex flex-col gap-3">
      <ChoiceGroup
        kind="radio"
        legend={words.why}
        hint={words.whyHint}
        name={`reason-${field.id}`}
        value={lawReason?.code ?? ""}
        choices={codes.map((value) => ({ value, label: words.reasons[value] }))}
        onChange={(value) => {
          const code = codes.find((one) => one === value);
          if (code) onReason({ ...lawReason, code });
        }}
      />
      {lawReason?.code === "other" ? (
        <TextareaField
          label={words.reason}
          rows={2}
          maxLength={300}
          value={lawReason.text ?? ""}
          onChange={(event) => onReason({ code: "other", text: event.target.value })}
        />
      ) : null}
    </div>
  );
}
