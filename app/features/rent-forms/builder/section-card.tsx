import { ArrowDown, ArrowUp, MoreHorizontal, Plus } from "lucide-react";
import { Button } from "../../../ui/button";
import { Menu } from "../../../ui/menu";
import { TextField } from "../../../ui/text-field";
import { editText } from "../model/editing";
import type { Section } from "../model/schema";
import { editSection, moveSection } from "./edits";
import { QuestionCard } from "./question-card";
import type { QuestionActions } from "./step-questions";
import { nameOf, own } from "./text";
import type { Builder } from "./use-builder";

type SectionCardProps = { builder: Builder; section: Section; index: number; actions: QuestionActions };

/** One page of the application: its name, its questions, and a place to add more. */
export function SectionCard({ builder, section, index, actions }: SectionCardProps) {
  const { definition } = builder;
  const name = nameOf(definition, section);
  const move = (by: -1 | 1) => {
    actions.tellDropped(builder.apply((form) => moveSection(form, section.id, by)));
    actions.announce(`Section ${name} moved to ${index + 1 + by} of ${definition.sections.length}`);
  };
  return (
    <section
      aria-label={`Section ${index + 1}: ${name}`}
      data-section={section.id}
      className="rounded-md border border-line bg-paper-raised"
    >
      <header className="flex items-end gap-2 border-line border-b p-4">
        <TextField
          id={`section-${section.id}`}
          label={`Section ${index + 1}`}
          value={own(definition, section.title)}
          maxLength={300}
          wrapperClassName="min-w-0 flex-1"
          placeholder="Name of this page"
          error={own(definition, section.title).trim() === "" ? "Give this section a name" : undefined}
          onChange={(event) => {
            const title = editText(section.title, definition.defaultLocale, event.target.value);
            builder.apply((form) => editSection(form, section.id, { title }), `section-${section.id}`);
          }}
        />
        <Menu
          trigger={
            <Button variant="ghost" size="icon" aria-label={`More for section ${name}`}>
              <MoreHorizontal aria-hidden="true" />
            </Button>
          }
          items={[
            { label: "Move up", icon: <ArrowUp />, disabled: index === 0, onSelect: () => move(-1) },
            {
              label: "Move down",
              icon: <ArrowDown />,
              disabled: index === definition.sections.length - 1,
              onSelect: () => move(1),
            },
            { kind: "separator" },
            { label: "Remove section", tone: "destructive", onSelect: () => actions.removeWholeSection(section) },
          ]}
        />
      </header>
      {section.repeat ? (
        <p className="px-4 pt-3 text-ink-muted text-sm">
          Applicants answer this as often as they need: {section.repeat.min} to {section.repeat.max} times.
        </p>
      ) : null}
      {section.fields.length === 0 ? (
        <p className="p-4 text-ink-muted">No question yet. Add one, or remove the section.</p>
      ) : (
        <ol className="divide-y divide-line">
          {section.fields.map((field) => (
            <li key={field.id}>
              <QuestionCard builder={builder} section={section} field={field} actions={actions} />
            </li>
          ))}
        </ol>
      )}
      <div className="border-line border-t p-3">
        <Button
          id={`add-to-${section.id}`}
          variant="ghost"
          onClick={() => actions.add(section.id, section.fields.length)}
        >
          <Plus aria-hidden="true" /> Add a question<span className="sr-only"> to {name}</span>
        </Button>
      </div>
    </section>
  );
}
