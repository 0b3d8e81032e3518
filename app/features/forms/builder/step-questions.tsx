import { Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { PageLocale } from "../../../kernel/page-locale";
import { AlertDialog } from "../../../ui/alert-dialog";
import { Button } from "../../../ui/button";
import { loadDialog } from "../../../ui/dialog";
import { Notice } from "../../../ui/notice";
import { usePageLanguage, usePageLocale, useWords } from "../../../ui/use-words";
import { checkDefinition } from "../form-model/check-definition";
import { problemText } from "../form-model/problem-text";
import type { FormDefinition } from "../form-model/schema";
import { isReworded } from "../law/law-problems";
import { type Mark, markFor, markForOwn, markForOwnWords } from "../law/mark";
import type { LawPack } from "../law/merge-packs";
import { LawLanguageNote } from "../law/ui/law-text";
import { useLaw } from "../law/ui/use-law";
import { countCustomQuestions } from "../rent-forms/entitlements";
import { useAnnouncer, useFocusNext } from "./after-change";
import { announcementWords } from "./announcements-words";
import { ChangeTemplate } from "./change-template";
import { describeCondition } from "./describe-condition";
import { attachDrag } from "./drag";
import { EarlyNotice, StageLegend } from "./early-notice";
import type { Place } from "./edits";
import { FormProvider } from "./form-context";
import { firstInHand, idInHand } from "./in-hand";
import { noneLeft } from "./own-limit";
import { Palette } from "./palette";
import type { AskingAgain } from "./palette-actions";
import { type Asking, createQuestionActions, type QuestionActions, type StepUi } from "./question-actions";
import { questionWords } from "./questions-words";
import { hasRoomBeside, isPhone } from "./room";
import { type MarkOf, SectionCard } from "./section-card";
import type { Builder } from "./use-builder";
import { useLatest } from "./use-latest";

/** Step 2: sections and their questions. `openId` comes from a link of the check step. */
export function StepQuestions({ builder, openId: linkedId }: { builder: Builder; openId: string | null }) {
  const words = useWords(questionWords);
  const language = usePageLanguage();
  const locale = usePageLocale();
  const { definition } = builder;
  const [openId, setOpen] = useState<string | null>(() => linkedId ?? idInHand(firstInHand(definition)));
  const [editingId, setEditing] = useState<string | null>(null);
  const [palette, setPalette] = useState<Place | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [askingAgain, setAskingAgain] = useState<AskingAgain | null>(null);
  const { spoken, announce } = useAnnouncer();
  const focusNext = useFocusNext(linkedId ? `question-${linkedId}` : null);
  const latest = useLatest(builder);
  const opened = useRef(openId);
  const openedBy = useRef("");
  const [actions] = useState(() =>
    createQuestionActions(
      latest,
      {
        setOpen: (id) => {
          opened.current = id;
          setOpen(id);
        },
        // Words that are being changed have their settings beside them, where there is room.
        setEditing: (id) => {
          // On a phone the words stand on the screen that is open.
          if (id !== null && id === opened.current && isPhone()) return;
          setEditing(id);
          if (id !== null && hasRoomBeside()) setOpen(id);
        },
        setPalette: (place) => {
          if (place) openedBy.current = document.activeElement?.id || `add-to-${place.sectionId}`;
          setPalette(place);
        },
        ...{ setAsking, setAskingAgain, announce, focusNext },
      } satisfies StepUi,
      language,
    ),
  );
  const root = useDragging(actions);
  const shownWhen = useMemo(() => conditionSentences(definition, locale), [definition, locale]);
  const problems = useMemo(() => problemsByOwner(definition, language), [definition, language]);
  const { pack, notices } = useLaw(definition);
  const markOf = useMarks(pack);
  const custom = countCustomQuestions(definition);
  const limit = builder.limits.customQuestions ?? Number.POSITIVE_INFINITY;
  // The palette is opened to type in at once.
  useEffect(() => void loadDialog(), []);
  const closePalette = () => {
    focusNext.current = openedBy.current;
    setPalette(null);
  };
  return (
    <FormProvider value={definition}>
      <div ref={root} data-long={isLong(definition) || undefined} className="group/step flex flex-col gap-2">
        <p aria-live="assertive" className="sr-only" data-testid="spoken">
          {spoken}
        </p>
        <p className="text-ink-muted max-sm:hidden xl:fixed xl:start-84 xl:end-104 xl:top-14 xl:p-8 in-data-alone:xl:end-0">
          {words.howTo}
        </p>
        {custom > limit ? (
          <Notice tone="amber" title={words.tooManyOwn({ count: custom })}>
            {builder.limits.plan === "guest"
              ? words.tooManyOwnGuest({ limits: noneLeft(builder.limits, words) })
              : words.tooManyOwnText({ limit })}
          </Notice>
        ) : null}
        <StageLegend pack={pack} />
        {pack ? <LawLanguageNote /> : null}
        <EarlyNotice pack={pack} actions={actions} />
        <AddHere onAdd={() => actions.add(placeInSight(definition))} />
        {definition.sections.map((section, index) => (
          <SectionCard
            key={section.id}
            definition={definition}
            section={section}
            index={index}
            openId={openId}
            editingId={editingId}
            shownWhen={shownWhen}
            problems={problems}
            markOf={markOf}
            notices={notices}
            actions={actions}
          />
        ))}
        <div className="flex flex-wrap gap-3 xl:px-4 xl:pt-2">
          <AddSection actions={actions} onReady={() => actions.add(lastPlace(definition))} />
          <ChangeTemplate definition={definition} actions={actions} />
        </div>
        <Palette
          definition={definition}
          markOf={markOf}
          isOpen={palette !== null}
          customLeft={Math.max(0, limit - custom)}
          noneLeft={noneLeft(builder.limits, words)}
          onClose={closePalette}
          onChoose={(choice) => palette && actions.choose(choice, palette)}
        />
        <AlertDialog
          isOpen={asking !== null}
          onOpenChange={(isOpen) => !isOpen && setAsking(null)}
          title={words.removeTitle({ name: asking?.name ?? "" })}
          description={<RemovalText asking={asking} />}
          confirmLabel={words.remove}
          onConfirm={() => asking && actions.remove(asking.id)}
        />
        <AlertDialog
          isOpen={askingAgain !== null}
          onOpenChange={(isOpen) => {
            if (isOpen) return;
            focusNext.current ??= openedBy.current;
            setAskingAgain(null);
          }}
          title={askingAgain?.title}
          description={askingAgain?.description}
          confirmLabel={askingAgain?.confirmLabel ?? ""}
          tone="default"
          onConfirm={() => askingAgain?.add()}
        />
      </div>
    </FormProvider>
  );
}

function RemovalText({ asking }: { asking: Asking | null }) {
  const words = useWords(questionWords);
  const { quoted } = useWords(announcementWords);
  if (!asking) return null;
  return (
    <span>
      {words.shownDepending({
        count: asking.shown.length,
        names: asking.shown.map((name) => quoted({ name })).join(", "),
      })}
    </span>
  );
}

/** A button each for the two ways to a new page. */
function AddSection({ actions, onReady }: { actions: QuestionActions; onReady: () => void }) {
  const words = useWords(questionWords);
  return (
    <>
      <Button id="add-section" variant="outline" onClick={() => actions.addSection()}>
        <Plus aria-hidden="true" className="size-4" /> {words.addEmptySection}
      </Button>
      <Button id="add-ready-section" variant="outline" onClick={onReady}>
        {words.addReadySection}
      </Button>
    </>
  );
}

/** On a phone, beside the two buttons of the foot; before the questions, whose screens cover it. */
function AddHere({ onAdd }: { onAdd: () => void }) {
  const words = useWords(questionWords);
  return (
    <div className="fixed start-0 bottom-0 z-30 w-1/3 p-2 pe-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden">
      <Button id="add-here" variant="outline" className="w-full" aria-label={words.addQuestion} onClick={onAdd}>
        <Plus aria-hidden="true" className="size-4" /> {words.addQuestionShort}
      </Button>
    </div>
  );
}

/** The end of the page that the middle of the window shows. */
function placeInSight({ sections }: FormDefinition): Place {
  const tops = [...document.querySelectorAll("[data-section]")].map((one) => one.getBoundingClientRect().top);
  const section =
    sections[
      Math.max(
        0,
        tops.findLastIndex((top) => top < window.innerHeight / 2),
      )
    ];
  return { sectionId: section?.id ?? "", index: section?.fields.length ?? 0 };
}

/** The law's word on each question: the same object for as long as the place is the same, so that cards keep still. */
function useMarks(pack: LawPack | null): MarkOf {
  return useMemo(() => {
    const marks = new Map<string | null, Mark>();
    return (key, field) => {
      const isChanged = key !== null && field !== undefined && isReworded(field, pack?.closed ?? null);
      // In the palette: what may be asked at some stage.
      const stage = field?.stage ?? "offer";
      const name = isChanged ? `own:${key}` : key && `${stage}:${key}`;
      const made = () =>
        key === null ? markForOwn(pack) : isChanged ? markForOwnWords(pack, key) : markFor(pack, key, stage);
      const mark = marks.get(name) ?? made();
      marks.set(name, mark);
      return mark;
    };
  }, [pack]);
}

/** Beyond this, cards out of sight are not laid out until they come near. */
function isLong({ sections }: FormDefinition): boolean {
  return sections.reduce((sum, { fields }) => sum + fields.length, 0) > 60;
}

function lastPlace({ sections }: FormDefinition): Place {
  const last = sections.at(-1);
  return { sectionId: last?.id ?? "", index: last?.fields.length ?? 0 };
}

function conditionSentences(definition: FormDefinition, locale: string): ReadonlyMap<string, string> {
  const owners = definition.sections.flatMap((section) => [section, ...section.fields]);
  return new Map(
    owners.flatMap(({ id, showWhen }) =>
      showWhen ? [[id, describeCondition(definition, showWhen, locale)] as const] : [],
    ),
  );
}

/** The first thing to mend of each question and section. */
function problemsByOwner(definition: FormDefinition, language: PageLocale): ReadonlyMap<string, string> {
  const errors = checkDefinition(definition).filter(({ severity }) => severity === "error");
  return new Map(
    errors.reverse().flatMap((problem) => {
      const id = problem.fieldId ?? problem.sectionId;
      return id ? [[id, problemText(problem, language)] as const] : [];
    }),
  );
}

function useDragging(actions: QuestionActions) {
  const words = useWords(announcementWords);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    return attachDrag(root.current, {
      onStart: (name) => actions.announce(words.pickedUp({ name })),
      onCancel: (name) => actions.announce(words.stays({ name })),
      onDrop(kind, id, { sectionId, index }) {
        if (kind === "section") actions.moveSection(id, index, `handle-${id}`);
        else actions.move(id, { sectionId, index }, `handle-${id}`);
      },
    });
  }, [actions, words]);
  return root;
}
