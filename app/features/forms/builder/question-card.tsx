import { ChevronDown, Plus } from "lucide-react";
import { memo } from "react";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { useWords } from "../../../ui/use-words";
import { isShownAsOptional } from "../form-model/as-shown";
import { definitionLimits } from "../form-model/definition-limits";
import { editText } from "../form-model/editing";
import { localize } from "../form-model/localized";
import type { Field, LocalizedText } from "../form-model/schema";
import type { Mark } from "../law/mark";
import { LawMark } from "../law/ui/law-mark";
import { LawNote } from "../law/ui/law-note";
import { QuestionHandle, QuestionMenu } from "./card-menus";
import { editField } from "./edits";
import { InlineText } from "./inline-text";
import { besideActions, Inspector, InspectorHead, lowRow, lowWords } from "./inspector";
import { moveByKey } from "./keys";
import { kindControls } from "./kind-controls";
import { kindWords } from "./kinds-words";
import { askFrom, giveReason } from "./law-edits";
import { OwnWordsNote } from "./own-words-note";
import type { QuestionActions } from "./question-actions";
import { QuestionSettings } from "./question-settings";
import { questionWords } from "./questions-words";
import { isPhone } from "./room";
import { stageWords } from "./stages-words";
import { firstWords } from "./text";

export type QuestionCardProps = {
  field: Field;
  sectionId: string;
  sectionTitle: LocalizedText;
  /** Place in its section, from 0. */
  index: number;
  locale: string;
  isOpen: boolean;
  isEditing: boolean;
  /** The condition as a sentence, while there is one. */
  shownWhen: string | undefined;
  /** The same in two words. */
  shownIf: string | undefined;
  /** What must be mended before publishing. */
  problem: string | undefined;
  /** The law's word; null for a statement of the landlord's own. */
  mark: Mark | null;
  /** A notice of the place, word for word: its text is the law's. */
  isNotice: boolean;
  actions: QuestionActions;
};

/** One question: words, kind, condition, settings. Drawn again only when its own change: a form may have two hundred. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const {
    field,
    sectionId,
    sectionTitle,
    index,
    locale,
    isOpen,
    isEditing,
    shownWhen,
    shownIf,
    problem,
    mark,
    isNotice,
    actions,
  } = props;
  const words = useWords(questionWords);
  const stages = useWords(stageWords);
  const kindNames = useWords(kindWords);
  const label = localize(field.label, locale, locale);
  const said = field.kind === "statement" ? firstWords(localize(field.text, locale, locale)) : "";
  const untitled = field.kind === "statement" ? words.untitledText : words.untitledQuestion;
  const name = label.trim() || said || untitled;
  const Icon = kindControls[field.kind].icon;
  const section = localize(sectionTitle, locale, locale);
  const number = index + 1;
  const place = section ? words.questionOfSection({ number, section }) : words.questionOfPage({ number });
  return (
    <div
      data-card={field.id}
      className={classNames(
        "group/card relative data-dragged:opacity-40",
        isOpen
          ? "bg-paper-sunken/60 xl:bg-accent-soft xl:shadow-[inset_3px_0_var(--accent)]"
          : "[contain-intrinsic-size:auto_2.75rem] group-data-long/step:not-focus-within:[content-visibility:auto]",
      )}
    >
      <div
        className="flex items-start"
        onKeyDownCapture={(event) => moveByKey(event, (by) => actions.step(field.id, by))}
      >
        <Icon aria-hidden="true" className="row-kind" />
        <QuestionHandle id={field.id} name={name} actions={actions} />
        <div
          className={classNames(
            "flex min-w-0 flex-1 flex-wrap items-center gap-x-3 pe-3",
            problem ? null : "row-words",
            shownWhen === undefined ? "ps-1" : "ps-5",
          )}
        >
          <InlineText
            id={`question-${field.id}`}
            label={isEditing ? words.questionWords : words.changeWords}
            value={label}
            placeholder={said || untitled}
            maxLength={definitionLimits.labelLength}
            isEditing={isEditing}
            className={classNames("min-w-0 flex-1 basis-36 text-[0.9375rem]", lowWords, isOpen && "font-medium")}
            onEdit={(next) => {
              if (next && isPhone()) actions.setOpen(field.id);
              else actions.setEditing(next ? field.id : null);
            }}
            onChange={(text) =>
              actions.change(
                (form) =>
                  editField(form, field.id, (before) => ({ ...before, label: editText(before.label, locale, text) })),
                `label-${field.id}`,
              )
            }
          />
          <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
            <span className="inline-flex items-center gap-1.5 max-sm:sr-only xl:sr-only">
              <Icon aria-hidden="true" className="size-3.5" />
              {kindNames[field.kind].name}
            </span>
            {field.kind === "statement" || (field.required && !isShownAsOptional(field)) ? null : (
              <span>{words.optional}</span>
            )}
            {field.stage === "apply" ? null : <Badge tone="neutral">{stages.names[field.stage]}</Badge>}
            <LawMark mark={mark} reason={field.lawReason} asked={field.stage} />
            {shownWhen ? (
              <>
                <span aria-hidden="true">{shownIf}</span>
                <span className="sr-only">{words.shownWhen({ condition: shownWhen })}</span>
              </>
            ) : null}
          </p>
          {problem && !isOpen && !isEditing ? <p className="w-full pb-1.5 text-red text-sm">{problem}</p> : null}
        </div>
        <span className={besideActions}>
          <Button
            variant="ghost"
            size="icon"
            id={`settings-of-${field.id}`}
            aria-label={words.settingsOfQuestion({ name })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `settings-${field.id}` : undefined}
            className={classNames("text-ink-muted max-sm:hidden", lowRow)}
            onClick={() => actions.setOpen(isOpen ? null : field.id)}
          >
            <ChevronDown aria-hidden="true" className={classNames("size-4.5", isOpen && "rotate-180")} />
          </Button>
          <QuestionMenu id={field.id} name={name} actions={actions} />
        </span>
      </div>
      {mark?.level === "off" && !isOpen ? (
        <div className="px-2 pb-2 empty:hidden sm:ps-13 sm:pe-6 xl:ps-12">
          <CardLaw {...{ field, mark, actions }} />
        </div>
      ) : null}
      {isOpen || isNotice ? null : (
        <div className="px-2 pb-2 empty:hidden sm:ps-13 sm:pe-6 xl:ps-12">
          <OwnWordsNote field={field} sectionTitle={sectionTitle} locale={locale} actions={actions} />
        </div>
      )}
      {isOpen ? (
        <Inspector place={place} openedBy={`question-${field.id}`} onDone={() => actions.setOpen(null)}>
          <InspectorHead
            place={place}
            words={label}
            onChange={(text) =>
              actions.change(
                (form) =>
                  editField(form, field.id, (before) => ({ ...before, label: editText(before.label, locale, text) })),
                `label-${field.id}`,
              )
            }
          />
          {isNotice ? null : (
            <OwnWordsNote field={field} sectionTitle={sectionTitle} locale={locale} actions={actions} />
          )}
          <div className="xl:pb-4 xl:empty:hidden">
            <CardLaw {...{ field, mark, actions }} />
          </div>
          <section id={`settings-${field.id}`} aria-label={words.settingsOfQuestion({ name })} className="pt-3 xl:pt-0">
            <QuestionSettings {...{ field, mark, actions }} />
          </section>
        </Inspector>
      ) : null}
      <InsertHere onClick={() => actions.add({ sectionId, index: index + 1 })} name={name} />
    </div>
  );
});

type CardLawProps = Pick<QuestionCardProps, "field" | "mark" | "actions">;

function CardLaw({ field, mark, actions }: CardLawProps) {
  return (
    <LawNote
      field={field}
      mark={mark}
      onReason={(reason) => actions.change((form) => giveReason(form, field.id, reason), `law-${field.id}`)}
      onSwap={(key) => actions.swap(field.id, key)}
      onLater={(stage) => actions.change((form) => askFrom(form, field.id, stage))}
      onRemove={() => actions.askToRemove(field.id)}
    />
  );
}

/** Between two cards, where a mouse can point; fingers and keyboards find the same in the card's menu. */
function InsertHere({ name, onClick }: { name: string; onClick: () => void }) {
  const words = useWords(questionWords);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={words.addAfter({ name })}
      className="pointer-events-none absolute -bottom-5.5 left-1/2 z-10 hidden size-11 -translate-x-1/2 items-center justify-center opacity-0 hover:opacity-100 focus-visible:opacity-100 pointer-fine:flex"
      onClick={onClick}
    >
      {/* The mark alone is pressed: the rows above and below reach up to it. */}
      <span className="pointer-events-auto flex size-6 items-center justify-center rounded-full bg-accent text-on-accent">
        <Plus aria-hidden="true" className="size-4" />
      </span>
    </button>
  );
}
