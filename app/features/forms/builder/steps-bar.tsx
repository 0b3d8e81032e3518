import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "../../../ui/app-link";
import { classNames } from "../../../ui/class-names";
import { useWords } from "../../../ui/use-words";
import { type FrameWords, frameWords } from "./frame-words";
import type { Step, StepState } from "./problems";

type StepsBarProps = { current: Step; states: readonly StepState[]; toStep: (step: Step) => string };

/** The five steps, each an address of its own and in any order. Where there is less room only the open one says its name. */
export function StepsBar({ current, states, toStep }: StepsBarProps) {
  const words = useWords(frameWords);
  return (
    <nav aria-label={words.stepsOfForm} className="order-last w-full xl:order-none xl:w-auto xl:flex-1">
      <ol className="flex xl:justify-center">
        {words.steps.map((name, index) => {
          const step = (index + 1) as Step;
          const state = states[index] ?? { kind: "todo" };
          const isCurrent = step === current;
          return (
            <li key={name} className={isCurrent ? "min-w-0 flex-auto xl:flex-none" : "flex-1 xl:flex-none"}>
              <AppLink
                to={toStep(step)}
                aria-current={isCurrent ? "step" : undefined}
                className={classNames(
                  "flex h-11 min-w-11 items-center justify-center gap-1.5 border-b-2 px-1 text-[0.9375rem] -outline-offset-2 hover:text-ink xl:h-14 xl:px-2.5",
                  isCurrent ? "border-accent font-semibold" : "border-transparent text-ink-muted",
                )}
              >
                <Mark state={state} step={step} isCurrent={isCurrent} />
                <StepName name={name} isCurrent={isCurrent} />
                <span className="sr-only">: {stateText(state, words)}</span>
              </AppLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** In the bar the first word is enough; a wide screen, and who listens, has the whole name. */
function StepName({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  const [first = "", ...rest] = name.split(/(?=,| )/);
  return (
    <span className={isCurrent ? "truncate" : "sr-only xl:not-sr-only"}>
      {first}
      <span className={isCurrent ? "xl:max-[100rem]:sr-only" : "max-[100rem]:sr-only"}>{rest.join("")}</span>
    </span>
  );
}

function Mark({ state, step, isCurrent }: { state: StepState; step: Step; isCurrent: boolean }): ReactNode {
  const look = "size-4 shrink-0";
  if (state.kind === "done" && !isCurrent) {
    return <Check aria-hidden="true" className={classNames(look, "text-accent")} />;
  }
  if (state.kind === "problems") {
    return (
      <>
        <span aria-hidden="true" className="tabular">
          {step}
        </span>
        <TriangleAlert aria-hidden="true" className={classNames(look, "text-amber")} />
      </>
    );
  }
  return (
    <span aria-hidden="true" className="tabular">
      {step}
    </span>
  );
}

function stateText(state: StepState, words: FrameWords): string {
  return state.kind === "problems" ? words.stepToFix({ count: state.count }) : words.stepStates[state.kind];
}
