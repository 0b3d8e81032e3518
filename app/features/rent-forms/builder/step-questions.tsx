import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { Menu } from "../../../ui/menu";
import { Notice } from "../../../ui/notice";
import { showToast } from "../../../ui/show-toast";
import { countCustomQuestions, entitlementsFor } from "../entitlements";
import { fieldFromCatalogue } from "../model/catalogue";
import { newField } from "../model/editing";
import type { Field, FieldKind, Section } from "../model/schema";
import { type ReadySection, readySections } from "../model/templates";
import { addField, addSection, findField, moveField, neighbourPlace, removeField, removeSection } from "./edits";
import { Palette } from "./palette";
import { SectionCard } from "./section-card";
import { nameOf } from "./text";
import type { Builder } from "./use-builder";

const guest = entitlementsFor({ landlordId: null, unlimited: false });

/** What the cards of step 2 can do to the form, said aloud for those who cannot see it happen. */
export type QuestionActions = {
  openId: string | null;
  setOpen(id: string | null): void;
  /** The focus stays on the control that moved it: the one that has it, or the one of this id. */
  move(id: string, by: -1 | 1, controlId?: string): void;
  moveTo(id: string, sectionId: string): void;
  remove(id: string): void;
  removeWholeSection(section: Section): void;
  add(sectionId: string, index: number): void;
  announce(message: string): void;
  tellDropped(dropped: readonly string[]): void;
};

/** Step 2: sections and their questions. `openId` comes from a link of the check step. */
export function StepQuestions({ builder, openId }: { builder: Builder; openId: string | null }) {
  const { definition } = builder;
  const [palette, setPalette] = useState<{ sectionId: string; index: number } | null>(null);
  const { actions, spoken } = useQuestionActions(builder, openId, (sectionId, index) =>
    setPalette({ sectionId, index }),
  );
  const custom = countCustomQuestions(definition);
  const limit = guest.customQuestions ?? Number.POSITIVE_INFINITY;

  function insert(field: Field) {
    if (!palette) return;
    actions.tellDropped(builder.apply((form) => addField(form, field, palette)));
    setPalette(null);
    actions.setOpen(field.id);
    actions.announce(`${nameOf(definition, field)} added`);
  }

  return (
    <div className="flex flex-col gap-6">
      <p aria-live="assertive" className="sr-only" data-testid="spoken">
        {spoken}
      </p>
      <p className="text-ink-muted">
        Each section is one page for the applicant. Move a question with its arrows, or with Alt and the arrow keys.
      </p>
      {custom > limit ? (
        <Notice tone="amber" title={`You have ${custom} questions of your own`}>
          A form without an account may have {limit}. Ready questions do not count. Take some out to publish.
        </Notice>
      ) : null}
      {definition.sections.map((section, index) => (
        <SectionCard key={section.id} builder={builder} section={section} index={index} actions={actions} />
      ))}
      <AddSection builder={builder} announce={actions.announce} />
      <Palette
        isOpen={palette !== null}
        onClose={() => setPalette(null)}
        customLeft={Math.max(0, limit - custom)}
        onReady={(key) => insert(fieldFromCatalogue(key, builder.ids, definition.defaultLocale).field)}
        onOwn={(kind: FieldKind) => insert(newField(kind, builder.ids, definition.defaultLocale))}
        asked={definition.sections.flatMap((section) => section.fields.map((field) => field.catalogueKey ?? ""))}
      />
    </div>
  );
}

function useQuestionActions(builder: Builder, linkedId: string | null, add: QuestionActions["add"]) {
  const { definition } = builder;
  const [openId, setOpen] = useState<string | null>(linkedId);
  const [spoken, announce] = useState("");
  const focusNext = useRef<string | null>(linkedId ? `question-${linkedId}` : null);

  // A moved card keeps the focus: the element is the same, but the browser lets go of it when it changes its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the form
  useEffect(() => {
    if (!focusNext.current) return;
    const element = document.getElementById(focusNext.current);
    element?.focus();
    element?.scrollIntoView({ block: "nearest" });
    focusNext.current = null;
  }, [definition]);

  const tellDropped = (dropped: readonly string[]) => {
    if (dropped.length === 0) return;
    const names = dropped.map((id) => `"${nameOf(definition, findField(definition, id)?.field ?? {})}"`).join(", ");
    showToast({
      type: "warning",
      message: `A condition was taken off ${names}`,
      description: "It looked at a question that now comes later or is gone.",
      action: { label: "Undo", onClick: builder.undo },
    });
  };

  function say(id: string, after: typeof definition) {
    const found = findField(after, id);
    if (!found) return;
    const { field, section, index } = found;
    announce(`${nameOf(after, field)} moved to ${index + 1} of ${section.fields.length} in ${nameOf(after, section)}`);
  }

  const actions: QuestionActions = {
    openId,
    setOpen,
    add,
    announce,
    tellDropped,
    move(id, by, controlId) {
      const place = neighbourPlace(definition, id, by);
      if (!place) return announce(by === -1 ? "This is the first question" : "This is the last question");
      const edited = moveField(definition, id, place);
      focusNext.current = controlId ?? document.activeElement?.id ?? null;
      tellDropped(builder.apply(() => edited));
      say(id, edited.definition);
    },
    moveTo(id, sectionId) {
      const section = definition.sections.find((candidate) => candidate.id === sectionId);
      const edited = moveField(definition, id, { sectionId, index: section?.fields.length ?? 0 });
      focusNext.current = `question-${id}`;
      tellDropped(builder.apply(() => edited));
      say(id, edited.definition);
    },
    remove(id) {
      const name = nameOf(definition, findField(definition, id)?.field ?? {});
      focusNext.current = neighbourButton(definition, id);
      const dropped = builder.apply((form) => removeField(form, id));
      announce(`${name} removed`);
      showToast({ message: `"${name}" removed`, action: { label: "Undo", onClick: builder.undo } });
      tellDropped(dropped);
    },
    removeWholeSection(section) {
      const name = nameOf(definition, section);
      tellDropped(builder.apply((form) => removeSection(form, section.id)));
      announce(`Section ${name} removed`);
      showToast({
        message: `Section "${name}" removed`,
        description: `${section.fields.length} questions went with it.`,
        action: { label: "Undo", onClick: builder.undo },
      });
    },
  };
  return { actions, spoken };
}

/** Where the focus goes when a question is removed: the next one, or the one before, or the section's add button. */
function neighbourButton(definition: Builder["definition"], id: string): string | null {
  const found = findField(definition, id);
  if (!found) return null;
  const { section, index } = found;
  const neighbour = section.fields[index + 1] ?? section.fields[index - 1];
  return neighbour ? `question-${neighbour.id}` : `add-to-${section.id}`;
}

function AddSection({ builder, announce }: { builder: Builder; announce: (message: string) => void }) {
  const { definition, ids } = builder;
  const locale = definition.defaultLocale;
  function add(section: Section, name: string) {
    builder.apply((form) => addSection(form, section, form.sections.length));
    announce(`Section ${name} added at the end`);
  }
  const empty = (): Section => ({ id: ids.nodeId(), title: { [locale]: "" }, stage: "apply", fields: [] });
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => add(empty(), "without a name")}>
        <Plus aria-hidden="true" /> Add an empty section
      </Button>
      <Menu
        align="start"
        trigger={<Button variant="outline">Add a ready section</Button>}
        items={readySections.map((ready: ReadySection) => ({
          label: ready.name,
          onSelect: () => add(ready.build({ ids, locale }), ready.name),
        }))}
      />
    </div>
  );
}
