import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  CornerDownRight,
  GripVertical,
  MoreHorizontal,
  Plus,
  Settings2,
  Trash2,
} from "lucide-react";
import { type PointerEvent, useRef, useState } from "react";
import type { PageLocale } from "../../../kernel/page-locale";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Menu, type MenuItem } from "../../../ui/menu";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import type { FormDefinition } from "../form-model/schema";
import type { DragKind } from "./drag";
import { findField } from "./edits";
import { lowRow } from "./inspector";
import type { QuestionActions } from "./question-actions";
import { questionWords } from "./questions-words";
import { nameOf } from "./text";

type MenuProps = { id: string; name: string; actions: QuestionActions };

/** Dragged, it moves the card; clicked, or opened by keyboard, it says where to. */
function Handle({
  id,
  label,
  kind,
  items,
}: {
  id: string;
  label: string;
  kind: DragKind;
  items: (controlId: string) => MenuItem[];
}) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const controlId = `handle-${id}`;
  return (
    <Menu
      align="start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          id={controlId}
          variant="ghost"
          size="icon"
          data-drag={kind}
          aria-label={label}
          className={classNames("cursor-grab touch-none text-ink-muted select-none active:cursor-grabbing", lowRow)}
          onPointerDown={(event: PointerEvent) => {
            // The pointer may be about to drag: the menu waits for the click.
            wasOpen.current = isOpen;
            event.preventDefault();
          }}
          onClick={() => setOpen(!wasOpen.current)}
        >
          <GripVertical aria-hidden="true" className="size-4" />
        </Button>
      }
      items={() => items(controlId)}
    />
  );
}

export function QuestionHandle({ id, name, actions }: MenuProps) {
  const words = useWords(questionWords);
  const language = usePageLanguage();
  return (
    <Handle
      id={id}
      label={words.moveQuestion({ name })}
      kind="question"
      items={(control) => questionMoves({ id, control, actions, language })}
    />
  );
}

type Moving = { id: string; control: string; actions: QuestionActions; language: PageLocale };

function questionMoves({ id, control, actions, language }: Moving): MenuItem[] {
  const words = questionWords[language];
  const form = actions.form();
  const found = findField(form, id);
  if (!found) return [];
  const { section, index, sectionIndex } = found;
  const last = section.fields.length - 1;
  const isFirst = index === 0 && sectionIndex === 0;
  const isLast = index === last && sectionIndex === form.sections.length - 1;
  const to = (place: number) => () => actions.move(id, { sectionId: section.id, index: place }, control);
  return [
    { label: words.moveUp, icon: <ArrowUp />, disabled: isFirst, onSelect: () => actions.step(id, -1, control) },
    { label: words.moveDown, icon: <ArrowDown />, disabled: isLast, onSelect: () => actions.step(id, 1, control) },
    { label: words.makeFirst, icon: <ArrowUpToLine />, disabled: index === 0, onSelect: to(0) },
    { label: words.makeLast, icon: <ArrowDownToLine />, disabled: index === last, onSelect: to(last) },
    ...otherSections(form, section.id, language).map(({ label, sectionId, size }) => ({
      label,
      icon: <CornerDownRight />,
      onSelect: () => actions.move(id, { sectionId, index: size }, control),
    })),
  ];
}

/** Menus tell their entries apart by their words: two sections of one name are numbered. */
function otherSections(form: FormDefinition, without: string, language: PageLocale) {
  const words = questionWords[language];
  const names = form.sections.map((section) => nameOf(form, section, language));
  return form.sections.flatMap((section, index) => {
    if (section.id === without) return [];
    const isTwice = names.filter((name) => name === names[index]).length > 1;
    const name = names[index] ?? "";
    const label = isTwice ? words.toSectionNumber({ name, number: index + 1 }) : words.toSection({ name });
    return { label, sectionId: section.id, size: section.fields.length };
  });
}

export function QuestionMenu({ id, name, actions }: MenuProps) {
  const words = useWords(questionWords);
  const addBelow = () => {
    const found = findField(actions.form(), id);
    if (found) actions.add({ sectionId: found.section.id, index: found.index + 1 });
  };
  return (
    <Menu
      trigger={<MoreButton id={id} label={words.moreForQuestion({ name })} />}
      items={() => [
        { label: words.addBelow, icon: <Plus />, onSelect: addBelow },
        { label: words.duplicate, icon: <Copy />, onSelect: () => actions.duplicate(id) },
        { kind: "separator" },
        { label: words.remove, icon: <Trash2 />, tone: "destructive", onSelect: () => actions.askToRemove(id) },
      ]}
    />
  );
}

export function SectionHandle({ id, name, actions }: MenuProps) {
  const words = useWords(questionWords);
  return (
    <Handle
      id={id}
      label={words.moveSection({ name })}
      kind="section"
      items={(control) => {
        const { sections } = actions.form();
        const index = sections.findIndex((section) => section.id === id);
        const last = sections.length - 1;
        const to = (place: number) => () => actions.moveSection(id, place, control);
        return [
          { label: words.moveUp, icon: <ArrowUp />, disabled: index === 0, onSelect: to(index - 1) },
          { label: words.moveDown, icon: <ArrowDown />, disabled: index === last, onSelect: to(index + 1) },
          { label: words.makeFirst, icon: <ArrowUpToLine />, disabled: index === 0, onSelect: to(0) },
          { label: words.makeLast, icon: <ArrowDownToLine />, disabled: index === last, onSelect: to(last) },
        ];
      }}
    />
  );
}

export function SectionMenu({ id, name, actions }: MenuProps) {
  const words = useWords(questionWords);
  return (
    <Menu
      trigger={<MoreButton id={id} label={words.moreForSection({ name })} />}
      items={() => [
        { label: words.settings, icon: <Settings2 />, onSelect: () => actions.setOpen(id) },
        { label: words.addSectionBelow, icon: <Plus />, onSelect: () => actions.addSection(id) },
        { label: words.duplicateSection, icon: <Copy />, onSelect: () => actions.duplicate(id) },
        { kind: "separator" },
        { label: words.removeSection, icon: <Trash2 />, tone: "destructive", onSelect: () => actions.askToRemove(id) },
      ]}
    />
  );
}

/** Takes on what the menu hands to its trigger. */
function MoreButton({ id, label, ...trigger }: { id: string; label: string }) {
  return (
    <Button
      {...trigger}
      variant="ghost"
      size="icon"
      id={`more-${id}`}
      aria-label={label}
      className={classNames("text-ink-muted", lowRow)}
    >
      <MoreHorizontal aria-hidden="true" className="size-4.5" />
    </Button>
  );
}
