import { Check } from "lucide-react";
import { AppLink } from "./app-link";
import { classNames } from "./class-names";

type Step = {
  label: string;
  state: "done" | "current" | "todo";
  /** Address of the step; without it, and without onSelect, it is words only. */
  to?: string;
};

export type StepsNavProps = { label: string; steps: readonly Step[]; onSelect?: (index: number) => void };

/** Where one is in a task of several steps. On a phone only "Step 2 of 5: Questions" and a bar are left. */
export function StepsNav({ label, steps, onSelect }: StepsNavProps) {
  const current = Math.max(
    0,
    steps.findIndex((step) => step.state === "current"),
  );
  return (
    <nav aria-label={label}>
      <p className="font-medium sm:hidden">
        Step {current + 1} of {steps.length}: {steps[current]?.label}
      </p>
      <ol className="mt-2 flex gap-1.5 sm:mt-0 sm:gap-3">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={step.state === "current" ? "step" : undefined}
            className={classNames(
              "min-w-0 flex-1 border-t-4 sm:pt-1",
              step.state === "todo" ? "border-line" : "border-accent",
            )}
          >
            <StepName step={step} number={index + 1} onSelect={onSelect ? () => onSelect(index) : undefined} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({ step, number, onSelect }: { step: Step; number: number; onSelect?: () => void }) {
  const look = classNames(
    "hidden min-h-11 w-full items-center gap-1.5 text-start text-sm sm:flex",
    step.state === "current" ? "font-semibold" : "text-ink-muted",
  );
  const words = (
    <>
      {step.state === "done" ? <Check aria-hidden="true" className="size-4 shrink-0 text-accent" /> : `${number}.`}
      <span>{step.label}</span>
      {step.state === "done" ? <span className="sr-only"> (done)</span> : null}
    </>
  );
  if (step.state !== "current" && step.to) {
    return (
      <AppLink to={step.to} className={classNames(look, "hover:text-ink hover:underline")}>
        {words}
      </AppLink>
    );
  }
  if (step.state !== "current" && onSelect) {
    return (
      <button type="button" onClick={onSelect} className={classNames(look, "hover:text-ink hover:underline")}>
        {words}
      </button>
    );
  }
  return <span className={look}>{words}</span>;
}
