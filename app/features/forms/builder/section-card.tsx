import { ChevronDown, Plus } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { definitionLimits } from "../form-model/definition-limits";
import { editText } from "../form-model/editing";
import { stageOf } from "../form-model/later-questions";
import type { Field, FormDefinition, Section } from "../form-model/schema";
import type { Mark } from "../law/mark";
import type { LawNotice } from "../law/merge-packs";
import { isNotice } from "../law/says-notice";
import { SectionHandle, SectionMenu } from "./card-menus";
import { conditionWords } from "./conditions-words";
import { shortCondition } from "./describe-condition";
import { editSection } from "./edits";
import { InlineText } from "./inline-text";
import { besideActions, Inspector, lowRow, lowWords } from "./inspector";
import { moveByKey } from "./keys";
import type { QuestionActions } from "./question-actions";
import { QuestionCard } from "./question-card";
import { type QuestionWords, questionWords } from "./questions-words";
import { SectionSettings } from "./section-settings";
import { stageWords } from "./stages-words";
import { nameOf, own } from "./text";

/** The law's word on a catalogue key, or with null on a question of the landlord's own; `field`: as it stands in the form. */
export type MarkOf = (catalogueKey: string | null, field?: Field) => Mark;

export type SectionCardProps = {
  definition: FormDefinition;
  section: Section;
  index: number;
  openId: string | null;
  editingId: string | null;
  /** Sentences of the conditions, and what must be mended, by the id of the question or section. */
  shownWhen: ReadonlyMap<string, string>;
  problems: ReadonlyMap<string, string>;
  markOf: MarkOf;
  /** The notices of the home's place. */
  notices: readonly LawNotice[];
  actions: QuestionActions;
};

/** One page of the application: its name, its questions, and a place to add more. */
export function SectionCard(props: SectionCardProps) {
  const { definition, section, index, openId, editingId, shownWhen, problems, markOf, notices, actions } = props;
  const words = useWords(questionWords);
  const conditions = useWords(conditionWords);
  const language = usePageLanguage();
  const name = nameOf(definition, section, language);
  return (
    <section
      aria-label={words.sectionNumber({ number: index + 1, name })}
      data-section={section.id}
      className="-mx-4 border-line border-t data-dragged:opacity-40 xl:mx-0"
    >
      <SectionHeader {...props} name={name} />
      <div className="group-data-[dragging=section]/step:hidden">
        <ol data-cards>
          {section.fields.map((field, at) => (
            <li key={field.id}>
              <QuestionCard
                field={field}
                sectionId={section.id}
                sectionTitle={section.title}
                index={at}
                locale={definition.defaultLocale}
                isOpen={openId === field.id}
                isEditing={editingId === field.id}
                shownWhen={shownWhen.get(field.id)}
                shownIf={field.showWhen && shortCondition(definition, field.showWhen, conditions)}
                problem={problems.get(field.id)}
                mark={
                  field.catalogueKey || field.kind !== "statement"
                    ? markOf(field.catalogueKey ?? null, { ...field, stage: stageOf(section, field) })
                    : null
                }
                isNotice={isNotice(field, notices)}
                actions={actions}
              />
            </li>
          ))}
        </ol>
        {section.fields.length === 0 ? <p className="px-4 pb-3 text-ink-muted">{words.noQuestions}</p> : null}
      </div>
    </section>
  );
}

function SectionHeader(props: SectionCardProps & { name: string }) {
  const { definition, section, index, openId, editingId, shownWhen, problems, actions, name } = props;
  const words = useWords(questionWords);
  const stages = useWords(stageWords);
  const isOpen = openId === section.id;
  const { repeat, stage } = section;
  const condition = shownWhen.get(section.id);
  const problem = problems.get(section.id);
  return (
    <header className={classNames("group/card", isOpen && "xl:bg-accent-soft")}>
      <div
        className="flex items-start"
        onKeyDownCapture={(event) =>
          moveByKey(event, (by) => actions.stepSection(section.id, by, document.activeElement?.id))
        }
      >
        <SectionHandle id={section.id} name={name} actions={actions} />
        <div className="relative flex min-w-0 flex-1 items-start">
          <div className="min-w-0 flex-1">
            <div className="flex items-center gap-2">
              <p className="text-ink-muted text-sm">
                <span className="sr-only">{words.page}</span> {index + 1}
              </p>
              <h3 className="min-w-0 flex-1">
                <InlineText
                  id={`section-${section.id}`}
                  label={editingId === section.id ? words.sectionName : words.changeName}
                  value={own(definition, section.title)}
                  placeholder={words.namePage}
                  maxLength={definitionLimits.labelLength}
                  isEditing={editingId === section.id}
                  className={classNames("font-semibold text-[0.9375rem]", lowWords)}
                  onEdit={(next) => actions.setEditing(next ? section.id : null)}
                  onChange={(text) => {
                    const title = editText(section.title, definition.defaultLocale, text);
                    actions.change((form) => editSection(form, section.id, { title }), `title-${section.id}`);
                  }}
                />
              </h3>
            </div>
            {own(definition, section.help) ? (
              <p className="wrap-anywhere pb-1 text-ink-muted text-sm">{own(definition, section.help)}</p>
            ) : null}
            {repeat ? (
              <p className="pb-1 text-ink-muted text-sm">
                {timesText(repeat, own(definition, repeat.itemLabel), words)}
              </p>
            ) : null}
            {condition ? <p className="pb-1 text-sm">{words.shownWhen({ condition })}</p> : null}
            {stage === "apply" ? null : <Badge tone="neutral">{stages.names[stage]}</Badge>}
            {problem && !isOpen && editingId !== section.id ? <p className="pb-1 text-red text-sm">{problem}</p> : null}
          </div>
          <span className={besideActions}>
            <Button
              variant="ghost"
              size="icon"
              id={`settings-of-${section.id}`}
              aria-label={words.settingsOfSection({ name })}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `settings-${section.id}` : undefined}
              className={classNames("text-ink-muted max-sm:hidden", lowRow)}
              onClick={() => actions.setOpen(isOpen ? null : section.id)}
            >
              <ChevronDown aria-hidden="true" className={classNames("size-4.5", isOpen && "rotate-180")} />
            </Button>
            <SectionMenu id={section.id} name={name} actions={actions} />
          </span>
        </div>
        <Button
          id={`add-to-${section.id}`}
          variant="ghost"
          size="icon"
          aria-label={words.addTo({ name })}
          className={classNames("text-accent", lowRow)}
          onClick={() => actions.add({ sectionId: section.id, index: section.fields.length })}
        >
          <Plus aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      {isOpen ? (
        <Inspector
          place={words.pageNumber({ number: index + 1, name })}
          openedBy={`more-${section.id}`}
          onDone={() => actions.setOpen(null)}
        >
          <p className="hidden pb-4 font-semibold text-lg xl:block">{words.pageNumber({ number: index + 1, name })}</p>
          <section
            id={`settings-${section.id}`}
            aria-label={words.settingsOfSection({ name })}
            className="pt-3 xl:pt-0"
          >
            <SectionSettings section={section} actions={actions} />
          </section>
        </Inspector>
      ) : null}
    </header>
  );
}

function timesText({ min, max }: { min: number; max: number }, item: string, words: QuestionWords): string {
  return min === max ? words.answeredTimes({ count: max, item }) : words.answeredFromTo({ min, max, item });
}
