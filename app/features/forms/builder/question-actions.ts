import type { RefObject } from "react";
import type { PageLocale } from "../../../kernel/page-locale";
import { showToast } from "../../../ui/show-toast";
import type { Field, FieldKind, FormDefinition, Section } from "../form-model/schema";
import { announcementWords } from "./announcements-words";
import { changeKind, type Kept } from "./change-kind";
import {
  addField,
  addSection,
  dependents,
  duplicateField,
  duplicateSection,
  type Edited,
  findField,
  moveField,
  moveSectionTo,
  neighbourPlace,
  type Place,
  putBack,
  removeField,
  removeSection,
} from "./edits";
import { kindWords } from "./kinds-words";
import { swapQuestion } from "./law-edits";
import { type AskingAgain, createPaletteActions } from "./palette-actions";
import { nameOf, own } from "./text";
import type { Builder } from "./use-builder";

/** Something whose removal takes conditions off others: the landlord is asked first. */
export type Asking = { id: string; name: string; shown: string[] };

/** What the step shows beside the form itself. */
export type StepUi = {
  setOpen(id: string | null): void;
  setEditing(id: string | null): void;
  setPalette(place: Place | null): void;
  setAsking(asking: Asking | null): void;
  setAskingAgain(asking: AskingAgain): void;
  announce(message: string): void;
  /** Id of the element that takes the focus once the change is on the screen. */
  focusNext: RefObject<string | null>;
};

export type QuestionActions = ReturnType<typeof createQuestionActions>;

/** What the cards of step 2 do, said aloud. Made once, so that cards which did not change are not drawn again. */
export function createQuestionActions(latest: RefObject<Builder>, ui: StepUi, language: PageLocale) {
  const words = announcementWords[language];
  const form = () => latest.current.definition;
  const name = (node: Parameters<typeof nameOf>[1] | undefined) => nameOf(form(), node ?? {}, language);

  function tellDropped(dropped: readonly string[]): void {
    if (dropped.length === 0) return;
    const names = dropped.map((id) => words.quoted({ name: name(ownerOf(form(), id)) })).join(", ");
    showToast({
      type: "warning",
      message: words.conditionTakenOff({ names }),
      description: words.conditionTakenOffWhy,
      action: { label: words.undo, onClick: () => latest.current.undo() },
    });
  }

  /** Counts the times that words were opened: each is one step of undo, though it may be the same words again. */
  let sittings = 0;

  function change(edit: (definition: FormDefinition) => Edited, key?: string): void {
    tellDropped(latest.current.apply(edit, key && `${key}-${sittings}`));
  }

  function setEditing(id: string | null): void {
    sittings += 1;
    ui.setEditing(id);
  }

  /** Takes something out at once and offers it back for as long as the toast stands. */
  function takeOut(id: string, edited: Edited, said: string, detail?: string): void {
    const before = form();
    const lost = edited.dropped.map((owner) => words.quoted({ name: name(ownerOf(before, owner)) }));
    latest.current.apply(() => edited);
    ui.announce(said);
    showToast({
      message: said,
      description: lost.length > 0 ? words.alwaysShown({ names: lost.join(", ") }) : detail,
      action: { label: words.undo, onClick: () => giveBack(before, id) },
    });
  }

  function giveBack(before: FormDefinition, id: string): void {
    change((now) => putBack(now, before, id));
    ui.focusNext.current = focusIdOf(before, id);
    ui.announce(words.isBack({ name: nameOf(before, ownerOf(before, id) ?? {}, language) }));
  }

  function move(id: string, place: Place, controlId?: string): void {
    const edited = moveField(form(), id, place);
    ui.focusNext.current = controlId ?? `question-${id}`;
    change(() => edited);
    const found = findField(edited.definition, id);
    if (!found) return;
    const { field, section, index } = found;
    ui.announce(
      words.questionMoved({
        name: name(field),
        place: index + 1,
        count: section.fields.length,
        section: name(section),
      }),
    );
  }

  function moveSection(id: string, index: number, controlId?: string): void {
    const edited = moveSectionTo(form(), id, index);
    const to = edited.definition.sections.findIndex((section) => section.id === id);
    ui.focusNext.current = controlId ?? `section-${id}`;
    change(() => edited);
    ui.announce(
      words.sectionMoved({
        name: name(ownerOf(form(), id)),
        place: to + 1,
        count: edited.definition.sections.length,
      }),
    );
  }

  function remove(id: string): void {
    const before = form();
    const owner = ownerOf(before, id);
    if (!owner) return;
    const isSection = "fields" in owner;
    ui.focusNext.current = isSection ? "add-section" : neighbourOf(before, id);
    const count = isSection ? owner.fields.length : 0;
    takeOut(
      id,
      isSection ? removeSection(before, id) : removeField(before, id),
      (isSection ? words.sectionRemoved : words.questionRemoved)({ name: name(owner) }),
      isSection && count > 0 ? words.wentWithIt({ count }) : undefined,
    );
  }

  function insertField(field: Field, place: Place): void {
    const label = name(field);
    change((definition) => addField(definition, field, place));
    const isOwn = field.catalogueKey === undefined;
    ui.focusNext.current = `question-${field.id}`;
    if (isOwn) ui.setOpen(field.id);
    if (isOwn && own(form(), field.label) === "") setEditing(field.id);
    ui.announce(isOwn ? words.ownQuestionAdded : words.questionAdded({ name: label }));
  }

  /** Answers to choose from by the id of the question, for when its kind has some again. */
  const keptAnswers = new Map<string, Kept>();

  function askAsKind(id: string, kind: FieldKind): void {
    const before = findField(form(), id)?.field;
    const edited = changeKind(form(), id, { kind, ids: latest.current.ids, kept: keptAnswers.get(id) });
    const { field } = edited;
    if (!before || !field) return;
    const kept = "options" in before ? before : keptAnswers.get(id);
    if (kept) keptAnswers.set(field.id, kept);
    const lost = edited.dropped.map((owner) => words.quoted({ name: name(ownerOf(form(), owner)) }));
    latest.current.apply(() => edited);
    ui.setOpen(field.id);
    ui.focusNext.current = `kind-of-${field.id}`;
    const said = words.kindChanged({ name: name(field), kind: kindWords[language][kind].name });
    ui.announce(said);
    const gone = [
      ...("options" in before && !("options" in field) ? [words.answersGone] : []),
      ...(lost.length > 0 ? [words.alwaysShown({ names: lost.join(", ") })] : []),
    ];
    if (gone.length === 0) return;
    const onClick = () => {
      latest.current.undo();
      ui.setOpen(id);
    };
    showToast({ type: "warning", message: said, description: gone.join(" "), action: { label: words.undo, onClick } });
  }

  function insertSection(section: Section, afterId?: string): void {
    const after = form().sections.findIndex((candidate) => candidate.id === afterId);
    const index = after < 0 ? form().sections.length : after + 1;
    change((definition) => addSection(definition, section, index));
    ui.focusNext.current = `section-${section.id}`;
    const title = section.title[form().defaultLocale];
    ui.announce(title ? words.sectionAdded({ name: title }) : words.unnamedSectionAdded);
  }

  const palette = createPaletteActions({ form, name, words, language, latest, ui, insertField, insertSection });

  return {
    ...palette,
    home: () => form().property.address,
    form,
    change,
    setOpen: ui.setOpen,
    setEditing,
    announce: ui.announce,
    ids: () => latest.current.ids,
    add: (place: Place) => ui.setPalette(place),
    /** One step up or down, into the neighbouring section at the ends. The focus stays on the control that moved it. */
    step(id: string, by: -1 | 1, controlId?: string): void {
      const place = neighbourPlace(form(), id, by);
      if (place) move(id, place, controlId ?? document.activeElement?.id);
      else ui.announce(by === -1 ? words.isFirstQuestion : words.isLastQuestion);
    },
    move,
    moveSection,
    stepSection(id: string, by: -1 | 1, controlId?: string): void {
      const { sections } = form();
      const to = sections.findIndex((section) => section.id === id) + by;
      if (to >= 0 && to < sections.length) moveSection(id, to, controlId);
      else ui.announce(by === -1 ? words.isFirstSection : words.isLastSection);
    },
    duplicate(id: string): void {
      const isSection = form().sections.some((section) => section.id === id);
      const edited = (isSection ? duplicateSection : duplicateField)(form(), id, latest.current.ids);
      change(() => edited);
      if (!edited.copyId) return;
      ui.focusNext.current = focusIdOf(edited.definition, edited.copyId);
      ui.announce(words.copyAdded({ name: name(ownerOf(edited.definition, edited.copyId)) }));
    },
    /** Asks first when others are shown depending on it. */
    askToRemove(id: string): void {
      const shown = dependents(form(), id).map((owner) => name(owner));
      if (shown.length === 0) remove(id);
      else ui.setAsking({ id, name: name(ownerOf(form(), id)), shown });
    },
    remove,
    changeKind: askAsKind,
    /** Puts a lawful question in the place of one that may not be asked. */
    swap(id: string, key: string): void {
      const before = name(ownerOf(form(), id));
      const edited = swapQuestion(form(), id, key, latest.current.ids);
      change(() => edited);
      const fields = edited.definition.sections.flatMap((section) => section.fields);
      const now = fields.find((field) => field.catalogueKey === key);
      ui.focusNext.current = now ? `question-${now.id}` : null;
      ui.announce(words.askedInstead({ name: name(now), before }));
    },
    /** An empty section after the given one or at the end. */
    addSection(afterId?: string): void {
      const { ids } = latest.current;
      const section: Section = {
        id: ids.nodeId(),
        title: { [form().defaultLocale]: "" },
        stage: "apply",
        fields: [],
      };
      insertSection(section, afterId);
      setEditing(section.id);
    },
  };
}

function ownerOf(definition: FormDefinition, id: string): Field | Section | undefined {
  return definition.sections.find((section) => section.id === id) ?? findField(definition, id)?.field;
}

function focusIdOf(definition: FormDefinition, id: string): string {
  return definition.sections.some((section) => section.id === id) ? `section-${id}` : `question-${id}`;
}

/** Where the focus goes when a question is removed: the next one, or the one before, or the section's add button. */
function neighbourOf(definition: FormDefinition, id: string): string | null {
  const found = findField(definition, id);
  if (!found) return null;
  const { section, index } = found;
  const neighbour = section.fields[index + 1] ?? section.fields[index - 1];
  return neighbour ? `question-${neighbour.id}` : `add-to-${section.id}`;
}
