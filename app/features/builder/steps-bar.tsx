import { Check, CircleAlert, CircleDot } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "../../ui/app-link";
import { classNames } from "../../ui/class-names";
import { type Step, type StepState, stepNames } from "./problems";

type StepsBarProps = { current: Step; states: readonly StepState[]; toStep: (step: Step) => string };

/** The five steps, each an address of its own and in any order. On a phone a row for the thumb with the step's name under it. */
export function StepsBar({ current, states, toStep }: StepsBarProps) {
  return (
    <nav aria-label="Steps of the form">
      <ol className="grid grid-cols-5 gap-1 sm:gap-3">
        {stepNames.map((name, index) => {
          const step = (index + 1) as Step;
          const state = states[index] ?? { kind: "todo" };
          return (
            <li key={name} className="min-w-0">
              <AppLink
                to={toStep(step)}
                aria-current={step === current ? "step" : undefined}
                className={classNames(
                  "flex h-full min-h-12 flex-col items-center justify-center gap-1 border-t-4 px-1 pt-1.5 text-center text-sm hover:text-ink hover:underline sm:items-start sm:justify-start sm:text-start",
                  step === current ? "border-accent font-semibold" : "border-line text-ink-muted",
                )}
              >
                <span className="flex items-center gap-1.5">
                  <Mark state={state} step={step} />
                  <span className="hidden sm:inline">{name}</span>
                </span>
                <span className="sr-only sm:hidden">{name}</span>
                <StateWords state={state} />
              </AppLink>
            </li>
          );
        })}
      </ol>
      <p className="mt-2 font-medium sm:hidden" aria-hidden="true">
        Step {current} of {stepNames.length}: {stepNames[current - 1]}
      </p>
    </nav>
  );
}

function Mark({ state, step }: { state: StepState; step: Step }): ReactNode {
  const look = "size-5 shrink-0 sm:size-4";
  if (state.kind === "done") return <Check aria-hidden="true" className={classNames(look, "text-accent")} />;
  if (state.kind === "problems") return <CircleAlert aria-hidden="true" className={classNames(look, "text-red")} />;
  if (state.kind === "started") return <CircleDot aria-hidden="true" className={look} />;
  return (
    <span aria-hidden="true" className="tabular inline-block shrink-0 whitespace-nowrap">
      {step}.
    </span>
  );
}

function StateWords({ state }: { state: StepState }) {
  const words = {
    done: "Done",
    started: "Started",
    todo: "To do",
    problems: state.kind === "problems" ? `${state.count} to mend` : "",
  }[state.kind];
  return (
    <span className={classNames("text-xs", state.kind === "problems" ? "text-red" : "text-ink-muted")}>
      <span className="sr-only">: </span>
      {words}
    </span>
  );
}
