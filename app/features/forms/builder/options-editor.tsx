import { ArrowDown, ArrowUp, MoreHorizontal, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { IdMaker } from "../../../kernel/ids";
import { Button } from "../../../ui/button";
import { CheckboxField } from "../../../ui/checkbox-field";
import { Menu } from "../../../ui/menu";
import { TextField } from "../../../ui/text-field";
import { TextareaField } from "../../../ui/textarea-field";
import { useWords } from "../../../ui/use-words";
import { definitionLimits } from "../form-model/definition-limits";
import { editText } from "../form-model/editing";
import type { FieldOf, FormDefinition, Option } from "../form-model/schema";
import type { ChangeField } from "./change-field";
import { moveByKey } from "./keys";
import { readPastedList } from "./paste-list";
import { settingWords } from "./question-settings-words";
import { own } from "./text";

type Choices = FieldOf<"choice"> | FieldOf<"multiChoice"> | FieldOf<"dropdown">;
type OptionsEditorProps = { field: Choices; definition: FormDefinition; change: ChangeField; ids: IdMaker };

/** The answers to choose from: written, moved, taken out of use or away; a list is pasted whole. */
export function OptionsEditor({ field, definition, change, ids }: OptionsEditorProps) {
  const words = useWords(settingWords);
  const locale = definition.defaultLocale;
  const { options } = field;
  const setOptions = (edit: (options: Option[]) => Option[], key?: string) =>
    change((before) => ("options" in before ? { ...before, options: edit(before.options) } : before), key);
  const insert = (index: number, labels: string[]) => {
    const made = labels.map((label) => ({ id: ids.nodeId(), label: { [locale]: label } }));
    thenFocus(() => setOptions((all) => [...all.slice(0, index), ...made, ...all.slice(index)]), made[0]?.id);
  };
  const texts = options.map((option) => own(definition, option.label));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{words.answers}</legend>
      {options.map((option, index) => (
        <OptionRow
          key={option.id}
          option={option}
          text={texts[index] ?? ""}
          index={index}
          count={options.length}
          onChange={(edit, key) => setOptions((all) => all.map((one) => (one.id === option.id ? edit(one) : one)), key)}
          onText={(text) =>
            setOptions(
              (all) =>
                all.map((one) => (one.id === option.id ? { ...one, label: editText(one.label, locale, text) } : one)),
              option.id,
            )
          }
          onMove={(to) => {
            const move = (all: Option[]) => {
              const rest = all.filter((one) => one.id !== option.id);
              return [...rest.slice(0, to), option, ...rest.slice(to)];
            };
            thenFocus(() => setOptions(move), option.id);
          }}
          onNext={() => insert(index + 1, [""])}
          onRemove={() => {
            const remove = () => setOptions((all) => all.filter((one) => one.id !== option.id));
            thenFocus(remove, (options[index - 1] ?? options[index + 1])?.id);
          }}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="ghost"
          className="text-accent"
          disabled={options.length >= definitionLimits.optionsPerField}
          onClick={() => insert(options.length, [""])}
        >
          <Plus aria-hidden="true" className="size-4" /> {words.addAnswer}
        </Button>
      </div>
      <PasteList
        existing={texts.filter((text) => text.trim() !== "")}
        onAdd={(labels) =>
          setOptions((all) => [
            ...all.filter((one) => own(definition, one.label).trim() !== ""),
            ...labels.map((label) => ({ id: ids.nodeId(), label: { [locale]: label } })),
          ])
        }
      />
      {field.kind === "dropdown" ? null : (
        <CheckboxField
          label={words.allowOther}
          checked={field.other === true}
          onChange={(event) => {
            const other = event.target.checked || undefined;
            change((before) =>
              before.kind === "choice" || before.kind === "multiChoice" ? { ...before, other } : before,
            );
          }}
        />
      )}
    </fieldset>
  );
}

/** At once, not with the next paint: the next letter may come before it, and belongs into the box it was meant for. */
function thenFocus(change: () => void, id: string | undefined): void {
  flushSync(change);
  if (id) document.getElementById(`option-${id}`)?.focus();
}

type OptionRowProps = {
  option: Option;
  text: string;
  index: number;
  count: number;
  onText: (text: string) => void;
  onChange: (edit: (option: Option) => Option, key?: string) => void;
  onMove: (to: number) => void;
  onNext: () => void;
  onRemove: () => void;
};

/** Enter begins the next answer, Backspace in an empty one takes it away, Alt and an arrow move it. */
function OptionRow({ option, text, index, count, onText, onChange, onMove, onNext, onRemove }: OptionRowProps) {
  const words = useWords(settingWords);
  const number = index + 1;
  const name = text.trim();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isEmptied = event.key === "Backspace" && text === "" && count > 1;
    if (event.key !== "Enter" && !isEmptied) return;
    event.preventDefault();
    if (isEmptied) onRemove();
    else onNext();
  };
  const archive = () => onChange(({ archived, ...rest }) => (archived ? rest : { ...rest, archived: true as const }));
  return (
    <div
      className="flex items-center gap-1"
      onKeyDownCapture={(event) =>
        moveByKey(event, (by) => index + by >= 0 && index + by < count && onMove(index + by))
      }
    >
      <TextField
        id={`option-${option.id}`}
        label={words.answerNumber({ number })}
        isLabelHidden
        wrapperClassName="min-w-0 flex-1"
        className={option.archived && "text-ink-muted line-through"}
        value={text}
        maxLength={definitionLimits.labelLength}
        placeholder={words.answerNumber({ number })}
        suffix={option.archived ? words.notOffered : undefined}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="icon"
            aria-label={name ? words.moreFor({ answer: name }) : words.moreForNumber({ number })}
            className="text-ink-muted"
          >
            <MoreHorizontal aria-hidden="true" className="size-4.5" />
          </Button>
        }
        items={() => [
          { label: words.moveUp, icon: <ArrowUp />, disabled: index === 0, onSelect: () => onMove(index - 1) },
          {
            label: words.moveDown,
            icon: <ArrowDown />,
            disabled: index === count - 1,
            onSelect: () => onMove(index + 1),
          },
          { label: option.archived ? words.offerAgain : words.offerNoLonger, onSelect: archive },
          { kind: "separator" },
          { label: words.remove, tone: "destructive", disabled: count === 1, onSelect: onRemove },
        ]}
      />
    </div>
  );
}

type PasteListProps = { existing: string[]; onAdd: (labels: string[]) => void };

/** A list from anywhere: a mail, a spreadsheet, a law. What will be added is shown first. */
function PasteList({ existing, onAdd }: PasteListProps) {
  const words = useWords(settingWords);
  const [text, setText] = useState("");
  const { added, repeated, tooMany } = readPastedList(text, existing);
  return (
    <details>
      <summary className="disclosure flex min-h-11 cursor-pointer items-center text-accent">{words.pasteList}</summary>
      <div className="flex flex-col gap-3 pt-2">
        <TextareaField
          label={words.oneOnEachLine}
          hint={words.oneOnEachLineHint}
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text.trim() === "" ? null : (
          <div role="status" className="text-sm">
            {added.length > 0 ? (
              <p className="wrap-anywhere">{words.willBeAdded({ answers: added.join(" · ") })}</p>
            ) : null}
            {repeated > 0 ? <p className="text-ink-muted">{words.repeated({ count: repeated })}</p> : null}
            {tooMany > 0 ? <p className="text-red">{words.tooMany({ count: tooMany })}</p> : null}
          </div>
        )}
        <div>
          <Button
            variant="outline"
            disabled={added.length === 0}
            onClick={() => {
              onAdd(added);
              setText("");
            }}
          >
            {words.addAnswers({ count: added.length })}
          </Button>
        </div>
      </div>
    </details>
  );
}
