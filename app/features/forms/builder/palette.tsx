import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import type { PageLocale } from "../../../kernel/page-locale";
import { classNames } from "../../../ui/class-names";
import { Dialog } from "../../../ui/dialog";
import { Filled } from "../../../ui/filled";
import { inputClass } from "../../../ui/input-style";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { neverOffered } from "../form-model/catalogue";
import type { FormDefinition } from "../form-model/schema";
import type { Mark } from "../law/mark";
import { placeNameOf } from "../law/place-names";
import { LawText } from "../law/ui/law-text";
import { whyOf } from "../law/why-of";
import { askedOfSection } from "./already-asked";
import {
  matchesWell,
  ownWordsItem,
  type PaletteChoice,
  type PaletteItem,
  paletteGroups,
  paletteItems,
  searchPalette,
} from "./palette-items";
import { type PaletteWords, paletteWords } from "./palette-words";
import type { MarkOf } from "./section-card";

type PaletteProps = {
  definition: FormDefinition;
  markOf: MarkOf;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (choice: PaletteChoice) => void;
  customLeft: number;
  /** Said of such a question when none is left. */
  noneLeft: string;
};

/** Questions to add: found by any word in the reader's language and three more, chosen with the arrow keys and Enter, or by a click. */
export function Palette({ isOpen, onClose, ...props }: PaletteProps) {
  const words = useWords(paletteWords);
  return (
    <Dialog title={words.title} size="wide" isOpen={isOpen} onOpenChange={(next) => !next && onClose()}>
      <PaletteList {...props} />
    </Dialog>
  );
}

/** An entry with what speaks against it in this form. */
type Row = PaletteItem & { note?: ReactNode; isOff: boolean };

function PaletteList({ definition, markOf, onChoose, customLeft, noneLeft }: Omit<PaletteProps, "isOpen" | "onClose">) {
  const words = useWords(paletteWords);
  const language = usePageLanguage();
  const [query, setQuery] = useState("");
  const [moved, setAt] = useState<number | null>(null);
  const listId = useId();
  const rows = useMemo(
    () => rowsOf(query, { definition, markOf, customLeft, noneLeft, words, language }),
    [query, definition, markOf, customLeft, noneLeft, words, language],
  );
  const at = moved ?? firstActive(rows, query);
  const isUnknown = rows.length === 1 && rows[0]?.id === "own-words";
  const active = rows[Math.min(at, rows.length - 1)];
  const choose = (row: Row | undefined) => row && !row.isOff && onChoose(row.choice);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setAt(Math.max(0, Math.min(rows.length - 1, to)));
    } else if (event.key === "Enter") {
      event.preventDefault();
      choose(active);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-muted"
        />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to search in
          autoFocus
          type="search"
          role="combobox"
          aria-label={words.search}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${active.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="done"
          className={classNames(inputClass, "ps-9")}
          placeholder={words.examples}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className="sr-only">
        {isUnknown ? words.noneFound : words.found({ count: rows.length })}
      </p>
      <Rows listId={listId} rows={rows} active={active} isGrouped={query.trim() === ""} onChoose={choose} />
      {isUnknown ? <p className="text-ink-muted">{words.noMatch}</p> : null}
      <p className="text-ink-muted text-sm">
        {Number.isFinite(customLeft) ? words.ownLeft({ count: customLeft }) : words.languages}
      </p>
    </div>
  );
}

type RowsProps = {
  listId: string;
  rows: Row[];
  active: Row | undefined;
  isGrouped: boolean;
  onChoose: (row: Row) => void;
};

function Rows({ listId, rows, active, isGrouped, onChoose }: RowsProps) {
  const words = useWords(paletteWords);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active.id}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);
  const language = usePageLanguage();
  const groups = isGrouped ? paletteGroups(language) : [""];
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={words.canBeAdded}
      className="-mx-2 max-h-[56dvh] overflow-y-auto overscroll-contain scroll-pt-10"
    >
      {groups.map((group) => {
        const members = isGrouped ? rows.filter((row) => row.group === group) : rows;
        const options = members.map((row) => (
          <PaletteOption
            key={row.id}
            row={row}
            id={`${listId}-${row.id}`}
            isActive={row === active}
            isGrouped={isGrouped}
            onChoose={onChoose}
          />
        ));
        if (!isGrouped) return options;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of boxes to fill in
          <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
            <p
              id={`${listId}-${group}`}
              className="sticky top-0 z-10 bg-paper-raised px-2 pt-3 pb-1 font-semibold text-ink-muted text-sm"
            >
              {group}
            </p>
            {options}
          </div>
        );
      })}
    </div>
  );
}

type PaletteOptionProps = { row: Row; id: string; isActive: boolean; isGrouped: boolean; onChoose: (row: Row) => void };

function PaletteOption({ row, id, isActive, isGrouped, onChoose }: PaletteOptionProps) {
  return (
    // The keys are the search box's: it keeps the focus, and names this option as the active one.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={row.isOff || undefined}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5",
        isActive && "bg-accent-soft",
        row.isOff ? "cursor-default" : !isActive && "hover:bg-paper-sunken",
      )}
      onClick={() => onChoose(row)}
    >
      <span className="min-w-0 flex-1">
        <span className={classNames("block wrap-anywhere", row.isOff && "text-ink-muted")}>{row.title}</span>
        {row.hint ? <span className="block text-ink-muted text-sm">{row.hint}</span> : null}
        {row.note ? <span className="block text-ink-muted text-sm">{row.note}</span> : null}
      </span>
      {isGrouped ? null : <span className="shrink-0 text-ink-muted text-sm">{row.group}</span>}
    </div>
  );
}

type Facts = Pick<PaletteProps, "definition" | "markOf" | "customLeft" | "noneLeft"> & {
  words: PaletteWords;
  language: PageLocale;
};

/** What Enter takes at first: the best of what is found where it is known by these words, else one's own question. */
function firstActive(rows: readonly Row[], query: string): number {
  const [own, best] = rows;
  return own?.id === "own-words" && best && matchesWell(best, query) ? 1 : 0;
}

/** What is found, with what is off in this form and why; after it, what to ask instead. */
function rowsOf(query: string, facts: Facts): Row[] {
  const asked = new Set(facts.definition.sections.flatMap(({ fields }) => fields.map((field) => field.catalogueKey)));
  const { language } = facts;
  const found = searchPalette(query, language);
  const rows = found.map((item) => rowOf(item, asked, facts));
  if (query.trim() === "") return paletteGroups(language).flatMap((group) => rows.filter((row) => row.group === group));
  const shown = new Set(found.map(({ id }) => id));
  const own = ownWordsItem(query, language);
  const withInstead = rows.flatMap((row) => {
    const instead = row.isOff ? insteadOf(row, facts) : undefined;
    if (!instead || shown.has(instead.id)) return row;
    shown.add(instead.id);
    return [row, { ...rowOf(instead, asked, facts), hint: facts.words.insteadHint }];
  });
  return own ? [rowOf(own, asked, facts), ...withInstead] : withInstead;
}

function rowOf(
  item: PaletteItem,
  asked: ReadonlySet<string | undefined>,
  { markOf, customLeft, noneLeft, words, language }: Facts,
): Row {
  const { choice } = item;
  if (choice.kind === "never") return { ...item, isOff: true };
  if (choice.kind === "own" && choice.fieldKind !== "statement" && customLeft === 0)
    return { ...item, note: noneLeft, isOff: true };
  if (choice.kind === "section") {
    const note = { none: undefined, part: words.askedPartly, all: words.asked }[askedOfSection(choice.key, asked)];
    return { ...item, isOff: false, ...(note && { note }) };
  }
  if (choice.kind !== "ready") return { ...item, isOff: false };
  const mark = markOf(choice.key);
  if (mark.level === "off")
    return { ...item, note: <LawNote mark={mark} words={words} language={language} />, isOff: true };
  if (asked.has(choice.key)) return { ...item, note: words.asked, isOff: false };
  const place = placeNameOf(mark.place, language);
  const needsReason = place ? words.needsReasonIn({ place }) : words.needsReason;
  const notes = [fromStage(mark, place, words), mark.level === "reason" ? needsReason : ""].filter(Boolean);
  return { ...item, isOff: false, ...(notes.length > 0 && { note: notes.join(". ") }) };
}

/** Where it would come in, if that is later than the application. */
function fromStage({ stage }: Mark, place: string, words: PaletteWords): string {
  if (!stage || stage.earliest === "viewing" || stage.earliest === "apply") return "";
  return words.fromStage[stage.earliest]({ place });
}

/** Why it is not asked here, with the law that says so. */
function LawNote({ mark, words, language }: { mark: Mark } & Pick<Facts, "words" | "language">) {
  const { law } = mark;
  const place = placeNameOf(mark.place, language);
  const why = whyOf(mark, language);
  const notAsked = place ? words.notAskedIn({ place }) : words.notAsked;
  const reason = why?.isLaw ? <LawText>{why.text}</LawText> : why?.text;
  const sentence = why?.text ? <Filled say={words.because} parts={{ sentence: notAsked, why: reason }} /> : notAsked;
  return law ? <Filled say={words.bySource} parts={{ sentence, law: <LawText>{law}</LawText> }} /> : sentence;
}

function insteadOf({ choice }: Row, { markOf, language }: Facts): PaletteItem | undefined {
  const barred = choice.kind === "never" ? neverOffered.find(({ key }) => key === choice.key)?.askInstead : undefined;
  const key = choice.kind === "ready" ? markOf(choice.key).swapKey : barred;
  if (!key || markOf(key).level === "off") return undefined;
  return paletteItems(language).find((item) => item.choice.kind === "ready" && item.choice.key === key);
}
