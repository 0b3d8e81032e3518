import type { SubmissionResult } from "@conform-to/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { createIdMaker } from "../../../kernel/ids";
import { AlertDialog } from "../../../ui/alert-dialog";
import { Button } from "../../../ui/button";
import { ButtonLink } from "../../../ui/button-link";
import { StepsNav } from "../../../ui/steps-nav";
import type { Template } from "../model/templates";
import { CheckYourMail } from "./check-your-mail";
import { readDraft, removeDraft, type StoredDraft, writeDraft } from "./draft-store";
import { countryOfReader } from "./places";
import { PreviewSide } from "./preview-side";
import { builderProblems, type Step, stepNames } from "./problems";
import { SaveStatus, SaveTrouble } from "./save-status";
import { StepProperty } from "./step-property";
import { TemplatePicker } from "./template-picker";
import { type Builder, useBuilder } from "./use-builder";

/** The later steps are fetched when they are near: the first one shows sooner. */
const later = {
  questions: () => import("./step-questions"),
  documents: () => import("./step-documents"),
  criteria: () => import("./step-criteria"),
  publish: () => import("./step-publish"),
};
const StepQuestions = lazy(async () => ({ default: (await later.questions()).StepQuestions }));
const StepDocuments = lazy(async () => ({ default: (await later.documents()).StepDocuments }));
const StepCriteria = lazy(async () => ({ default: (await later.criteria()).StepCriteria }));
const StepPublish = lazy(async () => ({ default: (await later.publish()).StepPublish }));

/** What the server answered to the last post. */
export type StartAnswer = {
  lastResult: SubmissionResult<string[]> | null;
  formErrors: readonly string[];
  /** Set when the confirming mail was asked for. */
  sent: { email: string; at: number } | null;
};

/** The builder of /start. What is not in this browser yet begins with a template. */
export function StartBuilder({ answer }: { answer: StartAnswer | undefined }) {
  const [draft, setDraft] = useState<StoredDraft | null | undefined>(undefined);
  const navigate = useNavigate();
  useEffect(() => setDraft(readDraft(window.localStorage)), []);
  if (draft === undefined) return <p className="needs-script text-ink-muted">Opening your form</p>;
  if (draft === null) {
    return (
      <TemplatePicker
        onPick={(template) => {
          const begun = beginDraft(template);
          writeDraft(window.localStorage, begun);
          setDraft(begun);
          navigate("/start?step=1");
        }}
      />
    );
  }
  return (
    <DraftBuilder
      key={draft.draftId}
      draft={draft}
      answer={answer}
      onNew={() => {
        removeDraft(window.localStorage);
        setDraft(null);
        navigate("/start");
      }}
    />
  );
}

function beginDraft(template: Template): StoredDraft {
  const country = countryOfReader(navigator.languages);
  const property = { address: { line1: "", city: "", country } };
  return {
    v: 1,
    draftId: crypto.randomUUID(),
    rev: 1,
    savedAt: Date.now(),
    templateKey: template.key,
    notify: true,
    email: "",
    sent: null,
    definition: template.build({ ids: createIdMaker(), property, locale: "en" }),
  };
}

type DraftBuilderProps = { draft: StoredDraft; answer: StartAnswer | undefined; onNew: () => void };

function DraftBuilder({ draft, answer, onNew }: DraftBuilderProps) {
  const builder = useBuilder(draft);
  const { facts, setFacts } = builder;
  const sent = answer?.sent ?? null;
  useEffect(() => {
    if (sent) setFacts({ sent });
  }, [sent, setFacts]);
  if (facts.sent) {
    return (
      <CheckYourMail
        email={facts.sent.email}
        draftId={facts.draftId}
        onChange={() => setFacts({ sent: null })}
        onNew={onNew}
      />
    );
  }
  return <Steps builder={builder} answer={answer} onNew={onNew} />;
}

function Steps({ builder, answer, onNew }: { builder: Builder; answer: StartAnswer | undefined; onNew: () => void }) {
  const [search] = useSearchParams();
  const step = stepOf(search.get("step"));
  const linked = search.get("question");
  useEffect(() => {
    if (step > 1) for (const load of Object.values(later)) load();
  }, [step]);
  const problems = builderProblems(builder.definition).filter((problem) => !problem.isWarning);
  const hasProblems = (number: number) => problems.some((problem) => problem.step === number);
  return (
    <PreviewSide definition={builder.definition} formId={null}>
      <div className="flex flex-col gap-6">
        <StepsNav
          label="Steps of the form"
          steps={stepNames.map((label, index) => ({
            label,
            state: index + 1 === step ? "current" : hasProblems(index + 1) || index === 4 ? "todo" : "done",
            to: `/start?step=${index + 1}`,
          }))}
        />
        <SaveStatus builder={builder} />
        <SaveTrouble builder={builder} />
        <h2 className="font-semibold text-2xl" id="step-title" tabIndex={-1}>
          {stepNames[step - 1]}
        </h2>
        <Suspense fallback={<p className="text-ink-muted">Opening this step</p>}>
          {step === 1 ? <StepProperty builder={builder} /> : null}
          {step === 2 ? <StepQuestions key={linked} builder={builder} openId={linked} /> : null}
          {step === 3 ? <StepDocuments builder={builder} /> : null}
          {step === 4 ? <StepCriteria builder={builder} /> : null}
          {step === 5 ? (
            <StepPublish
              builder={builder}
              lastResult={answer?.lastResult ?? null}
              formErrors={answer?.formErrors ?? []}
            />
          ) : null}
          <FocusOnStep step={step} isElsewhere={linked !== null} />
        </Suspense>
        <StepButtons step={step} onNew={onNew} />
      </div>
    </PreviewSide>
  );
}

/**
 * A step opened from another one begins at its heading, a link to one box at that box: for eyes and for screen readers.
 * Stands beside the step, so that its effect runs when the step is there. `isElsewhere`: the step itself takes the focus, to the question it was linked to.
 */
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

function StepButtons({ step, onNew }: { step: Step; onNew: () => void }) {
  const names: readonly string[] = stepNames;
  const next = names[step];
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t pt-6">
      {step > 1 ? (
        <ButtonLink variant="outline" to={`/start?step=${step - 1}`}>
          Back
        </ButtonLink>
      ) : null}
      {next ? <ButtonLink to={`/start?step=${step + 1}`}>Next: {next}</ButtonLink> : null}
      <AlertDialog
        trigger={
          <Button variant="ghost" className="sm:ms-auto">
            Start over
          </Button>
        }
        title="Start over?"
        description="The form in this browser is thrown away. This cannot be undone."
        confirmLabel="Throw it away"
        onConfirm={onNew}
      />
    </div>
  );
}

function stepOf(text: string | null): Step {
  return (["1", "2", "3", "4", "5"].includes(text ?? "") ? Number(text) : 1) as Step;
}
