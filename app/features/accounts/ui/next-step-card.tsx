import { ButtonLink } from "../../../ui/button-link";
import { Card } from "../../../ui/card";
import { type FormFacts, type NextStep, nextStep } from "../rules";

type Words = { title: string; text: string };

function wordsFor(step: NextStep, newCount: number): Words {
  switch (step) {
    case "make-first-form":
      return {
        title: "Make a form",
        text: "Choose a template, add your own questions, and share the link with everybody who asks about the home.",
      };
    case "read-new":
      return {
        title: newCount === 1 ? "One new application" : `${newCount} new applications`,
        text: "Read them soon: good tenants apply to several homes at once.",
      };
    case "extend-or-close":
      return {
        title: "A form closes soon",
        text: "After its closing date nobody can begin a new application. What was begun in time may still be sent for 72 hours.",
      };
    case "share-link":
      return {
        title: "Share your link",
        text: "Put it into your listing and into the answers to people who write to you. It works on any phone.",
      };
    case "wait":
      return { title: "Nothing to do right now", text: "We write to you as soon as the next application arrives." };
  }
}

export type NextStepCardProps = { forms: readonly FormFacts[]; now: number; newFormPath: string };

/** The head of the dashboard: the one thing that matters most now. */
export function NextStepCard({ forms, now, newFormPath }: NextStepCardProps) {
  const step = nextStep(forms, now);
  const { title, text } = wordsFor(
    step,
    forms.reduce((sum, form) => sum + form.newCount, 0),
  );
  return (
    <Card title={title}>
      <p className="max-w-prose text-ink-muted">{text}</p>
      {step === "make-first-form" || step === "wait" ? (
        <div className="mt-5">
          <ButtonLink to={newFormPath}>Make a form</ButtonLink>
        </div>
      ) : null}
    </Card>
  );
}
