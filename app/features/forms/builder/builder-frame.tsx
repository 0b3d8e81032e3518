import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { ButtonLink } from "../../../ui/button-link";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { type BackTo, BuilderBar, BuilderFoot } from "./builder-bar";
import { countQuestions } from "./count-questions";
import { frameWords } from "./frame-words";
import { firstInHand, nothingInHand } from "./in-hand";
import { PreviewSide } from "./preview-side";
import { type BuilderProblem, builderProblems, type Step, stepStates } from "./problems";
import { SaveTrouble, type SignInAgain } from "./save-trouble";
import { StepProperty } from "./step-property";
import { own } from "./text";
import type { Builder } from "./use-builder";
import { useOpened } from "./use-opened";

/** The later steps are fetched when they are near: the first one shows sooner. */
const later = {
  questions: () => import("./step-questions"),
  documents: () => import("./step-documents"),
};
const StepQuestions = lazy(async () => ({ default: (await later.questions()).StepQuestions }));
const StepDocuments = lazy(async () => ({ default: (await later.documents()).StepDocuments }));

type BuilderFrameProps = {
  builder: Builder;
  /** The address of this builder, without its search. */
  base: string;
  back: BackTo;
  /** What the bar says while the form has no name. */
  untitled: string;
  /** What these steps are depends on whose form it is. */
  criteria: () => ReactNode;
  publish: (problems: readonly BuilderProblem[]) => ReactNode;
  /** Of the bar's button; without one it leads to the last step. */
  onPublish?: () => void;
  /** Fetches what `criteria` and `publish` show. */
  load: () => void;
  /** Every step was opened before: the form is not a new one. */
  isKnown: boolean;
  /** For when the session ends in the middle; null where there is none. */
  signInAgain: SignInAgain | null;
  /** Between the save status and the step. */
  notice?: ReactNode;
  /** Beside "Back" and "Next". */
  actions?: ReactNode;
};

/** The five steps of one form: /start, the form of an account, the form behind a manage link. */
export function BuilderFrame(props: BuilderFrameProps) {
  const { builder, base, load, onPublish } = props;
  const words = useWords(frameWords);
  const [search] = useSearchParams();
  const step = stepOf(search.get("step"));
  const linked = search.get("question");
  const opened = useOpened(builder.formId ?? builder.facts?.draftId ?? "", step, props.isKnown);
  const problems = useProblems(builder);
  const toStep = (to: number) => `${base}?step=${to}`;
  useEffect(() => {
    if (step === 1) return;
    for (const fetchStep of Object.values(later)) fetchStep();
    load();
  }, [step, load]);
  const { definition } = builder;
  const title = own(definition, definition.title) || props.untitled;
  const states = stepStates(problems, step, opened);
  return (
    <PreviewSide
      definition={definition}
      formId={builder.formId}
      step={step}
      first={step === 2 ? firstInHand(definition) : nothingInHand}
      frame={(preview) => ({
        head: <BuilderBar {...{ builder, title, back: props.back, step, states, toStep, onPublish }} {...preview} />,
        foot: <BuilderFoot {...{ step, toStep, onPublish }} {...preview} />,
      })}
    >
      <div
        className={
          step === 2
            ? "mx-auto flex max-w-3xl flex-col gap-2 px-4 pt-2 pb-24 xl:m-0 xl:min-h-[calc(100dvh-3.5rem)] xl:w-84 xl:border-line xl:border-e xl:px-0 xl:pt-0 xl:pb-8"
            : "mx-auto flex max-w-3xl flex-col gap-6 px-4 pt-5 pb-24 sm:px-6 xl:pt-8 xl:pb-12"
        }
      >
        <SaveTrouble builder={builder} again={props.signInAgain} />
        {props.notice}
        <div className={step === 2 ? "flex items-baseline justify-between gap-3 xl:px-4 xl:pt-2" : undefined}>
          <h2 className={step === 2 ? "font-semibold text-lg" : "font-semibold text-2xl"} id="step-title" tabIndex={-1}>
            {words.steps[step - 1]}
          </h2>
          {step === 2 ? <p className="tabular text-ink-muted text-sm">{countQuestions(definition, words)}</p> : null}
        </div>
        <Suspense fallback={<p className="text-ink-muted">{words.openingStep}</p>}>
          {/* Before the step, which may take the focus to what it says. */}
          <FocusOnStep step={step} isElsewhere={linked !== null} />
          {step === 1 ? <StepProperty builder={builder} /> : null}
          {step === 2 ? <StepQuestions key={linked} builder={builder} openId={linked} /> : null}
          {step === 3 ? <StepDocuments builder={builder} /> : null}
          {step === 4 ? props.criteria() : null}
          {step === 5 ? props.publish(problems) : null}
        </Suspense>
        <StepButtons step={step} toStep={toStep} actions={props.actions} />
      </div>
    </PreviewSide>
  );
}

/** What speaks against publishing, a moment behind the typing. */
function useProblems({ definition, limits }: Builder): BuilderProblem[] {
  const settled = useDeferredValue(definition);
  const language = usePageLanguage();
  return useMemo(() => builderProblems(settled, limits, language), [settled, limits, language]);
}

/** A step opened from another one takes the focus at its heading, a link at its box. `isElsewhere`: the step itself does. */
function FocusOnStep({ step, isElsewhere }: { step: Step; isElsewhere: boolean }) {
  const { hash } = useLocation();
  const shown = useRef<Step | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    const isOther = shown.current !== step;
    shown.current = step;
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    if (target) target.focus();
    else if (isOther && !isFirst && !isElsewhere) document.getElementById("step-title")?.focus({ preventScroll: true });
  }, [step, hash, isElsewhere]);
  return null;
}

/** Where a form's builder will stand, drawn by the server: the step says its name before the script runs. */
export function OpeningForm() {
  const words = useWords(frameWords);
  const [search] = useSearchParams();
  const step = stepOf(search.get("step"));
  return (
    <div className="needs-script min-h-dvh xl:pe-104">
      <div className="h-14 border-line border-b" />
      <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 pt-5 sm:px-6 xl:pt-8">
        <p className="font-semibold text-2xl">{words.steps[step - 1]}</p>
        <p className="text-ink-muted">{words.openingForm}</p>
      </div>
    </div>
  );
}

type StepButtonsProps = { step: Step; toStep: (step: number) => string; actions: ReactNode };

function StepButtons({ step, toStep, actions }: StepButtonsProps) {
  const words = useWords(frameWords);
  const steps: readonly string[] = words.steps;
  const next = steps[step];
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t pt-6 xl:px-4">
      {step > 1 ? (
        <ButtonLink variant="outline" to={toStep(step - 1)}>
          {words.back}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink variant="outline" to={toStep(step + 1)}>
          {words.next({ step: next })}
        </ButtonLink>
      ) : null}
      {actions}
    </div>
  );
}

/** The specification's optional search parameter: 1 to 5, anything else is dropped. */
function stepOf(text: string | null): Step {
  return (["1", "2", "3", "4", "5"].includes(text ?? "") ? Number(text) : 1) as Step;
}
