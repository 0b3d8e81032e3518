import { ChevronLeft, Eye } from "lucide-react";
import { AppLink } from "../../../ui/app-link";
import { Button } from "../../../ui/button";
import { ButtonLink } from "../../../ui/button-link";
import { useWords } from "../../../ui/use-words";
import { frameWords } from "./frame-words";
import type { Step, StepState } from "./problems";
import { SaveStatus, UndoButtons } from "./save-status";
import { StepsBar } from "./steps-bar";
import type { Builder } from "./use-builder";

/** Where the arrow of the bar leads, in words. */
export type BackTo = { to: string; label: string };

type BuilderBarProps = {
  builder: Builder;
  title: string;
  back: BackTo;
  step: Step;
  states: readonly StepState[];
  toStep: (step: number) => string;
  /** The preview stands beside the work, or would. */
  isShown: boolean;
  onPreview: () => void;
  /** Publishes, or says what stands against it; without one the last step does that alone. */
  onPublish: (() => void) | undefined;
};

/** Everything above the work: 56 pixels on a desk, a second line of 44 with the steps where there is less room. */
export function BuilderBar(props: BuilderBarProps) {
  const { builder, title, back, step, states, toStep, isShown, onPreview, onPublish } = props;
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-paper">
      <div className="flex flex-wrap items-center gap-x-2 ps-1 pe-2 xl:h-14 xl:flex-nowrap xl:pe-3">
        <div className="flex h-14 min-w-0 flex-1 items-center gap-1 xl:max-w-72 xl:flex-initial">
          <AppLink
            to={back.to}
            aria-label={back.label}
            title={back.label}
            className="flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-paper-sunken"
          >
            <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
          </AppLink>
          <div className="min-w-0">
            <h1 title={title} className="truncate font-[560] font-serif text-lg leading-6" dir="auto">
              {title}
            </h1>
            <SaveStatus builder={builder} />
          </div>
        </div>
        <StepsBar current={step} states={states} toStep={toStep} />
        <div className="flex shrink-0 items-center gap-1">
          <UndoButtons builder={builder} />
          <span className="hidden items-center gap-2 sm:flex">
            <PreviewButton isShown={isShown} onPreview={onPreview} />
            <PublishButton {...{ step, toStep, onPublish }} />
          </span>
        </div>
      </div>
    </header>
  );
}

/** The same two under the thumb; the step of the questions puts a third before them. */
export function BuilderFoot(props: Omit<BuilderBarProps, "builder" | "title" | "back" | "states">) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-line border-t bg-paper p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden *:flex-1">
      {props.step === 2 ? <span className="px-4" /> : null}
      <PreviewButton isShown={props.isShown} onPreview={props.onPreview} />
      <PublishButton {...props} />
    </div>
  );
}

function PreviewButton({ isShown, onPreview }: Pick<BuilderBarProps, "isShown" | "onPreview">) {
  const words = useWords(frameWords);
  return (
    <Button variant={isShown ? "secondary" : "outline"} aria-pressed={isShown} onClick={onPreview}>
      <Eye aria-hidden="true" className="size-4.5" /> {words.preview}
    </Button>
  );
}

function PublishButton({ step, toStep, onPublish }: Pick<BuilderBarProps, "step" | "toStep" | "onPublish">) {
  const words = useWords(frameWords);
  if (onPublish) return <Button onClick={onPublish}>{words.publish}</Button>;
  // The last step has the button itself.
  if (step === 5) return null;
  return <ButtonLink to={toStep(5)}>{words.publish}</ButtonLink>;
}
