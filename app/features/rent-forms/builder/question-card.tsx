import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, MoreHorizontal } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Menu } from "../../../ui/menu";
import type { Field, Section } from "../model/schema";
import { describeCondition } from "./describe-condition";
import { duplicateField, findField } from "./edits";
import { kindNames } from "./kinds";
import { QuestionSettings } from "./question-settings";
import type { QuestionActions } from "./step-questions";
import { nameOf } from "./text";
import type { Builder } from "./use-builder";

type QuestionCardProps = { builder: Builder; section: Section; field: Field; actions: QuestionActions };

/** One question: a line that says what it is, and its settings when opened. */
export function QuestionCard({ builder, section, field, actions }: QuestionCardProps) {
  const { definition } = builder;
  const isOpen = actions.openId === field.id;
  const name = nameOf(definition, field);
  const settingsId = `settings-${field.id}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    actions.move(field.id, event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    // The keys work from every control of the card; the card itself is not one.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className="px-2 py-1 sm:px-3" onKeyDown={onKeyDown}>
      <div className="flex items-center gap-1">
        <button
          type="button"
          id={`question-${field.id}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? settingsId : undefined}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-sm px-2 py-2 text-start hover:bg-paper-sunken"
          onClick={() => actions.setOpen(isOpen ? null : field.id)}
        >
          {isOpen ? (
            <ChevronUp aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          ) : (
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          )}
          <span className="min-w-0">
            <span className="wrap-anywhere block">
              {name}
              {field.required || field.kind === "statement" ? null : (
                <span className="text-ink-muted"> (optional)</span>
              )}
            </span>
            <span className="block text-ink-muted text-sm">
              {kindNames[field.kind]}
              {field.showWhen ? `. Shown only when ${describeCondition(definition, field.showWhen)}` : ""}
            </span>
          </span>
          {field.stage === "apply" ? null : <Badge tone="amber">Asked later</Badge>}
        </button>
        <MoveButtons field={field} name={name} actions={actions} />
        <CardMenu builder={builder} section={section} field={field} name={name} actions={actions} />
      </div>
      {isOpen ? (
        <div id={settingsId} className="px-2 pt-2 pb-4 sm:px-8">
          <QuestionSettings builder={builder} field={field} onDropped={actions.tellDropped} />
        </div>
      ) : null}
    </div>
  );
}

/** On a phone they would take the room of the words: there the card's menu moves it. */
function MoveButtons({ field, name, actions }: { field: Field; name: string; actions: QuestionActions }) {
  return (
    <div className="hidden shrink-0 sm:flex">
      <Button
        id={`up-${field.id}`}
        variant="ghost"
        size="icon"
        aria-label={`Move ${name} up`}
        onClick={() => actions.move(field.id, -1)}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        id={`down-${field.id}`}
        variant="ghost"
        size="icon"
        aria-label={`Move ${name} down`}
        onClick={() => actions.move(field.id, 1)}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
    </div>
  );
}

function CardMenu({ builder, section, field, name, actions }: QuestionCardProps & { name: string }) {
  const { definition, ids } = builder;
  const menuId = `more-${field.id}`;
  const others = definition.sections.filter((candidate) => candidate.id !== section.id);
  const duplicate = () => {
    const edited = duplicateField(definition, field.id, ids);
    builder.apply(() => edited);
    const place = edited.copyId ? findField(edited.definition, edited.copyId) : null;
    if (place) actions.announce(`Copy of ${name} added as ${place.index + 1} of ${place.section.fields.length}`);
  };
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" id={menuId} aria-label={`More for ${name}`}>
          <MoreHorizontal aria-hidden="true" />
        </Button>
      }
      items={[
        { label: "Move up", icon: <ArrowUp />, onSelect: () => actions.move(field.id, -1, menuId) },
        { label: "Move down", icon: <ArrowDown />, onSelect: () => actions.move(field.id, 1, menuId) },
        { label: "Duplicate", onSelect: duplicate },
        ...others.map((other) => ({
          label: `Move to ${nameOf(definition, other)}`,
          onSelect: () => actions.moveTo(field.id, other.id),
        })),
        { kind: "separator" as const },
        { label: "Remove", tone: "destructive" as const, onSelect: () => actions.remove(field.id) },
      ]}
    />
  );
}
