import { applyUrl } from "../../../kernel/links";
import { ButtonLink } from "../../../ui/button-link";
import { Card } from "../../../ui/card";
import { CopyButton } from "../../../ui/copy-button";
import { type FormFacts, type NextStep, nextStep, subjectOf } from "../rules";

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

type NextForm = FormFacts & { id: string; urlId: string; title: string };

export type NextStepCardProps = {
  forms: readonly NextForm[];
  now: number;
  baseUrl: string;
};

/** The head of the dashboard: the one thing that matters most now, and the button for it. */
export function NextStepCard({ forms, now, baseUrl }: NextStepCardProps) {
  const step = nextStep(forms, now);
  const subject = subjectOf(step, forms, now);
  const { title, text } = wordsFor(
    step,
    forms.reduce((sum, form) => sum + form.newCount, 0),
  );
  return (
    <Card title={title} className="border-s-4 border-s-accent">
      <p className="max-w-prose text-ink-muted">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {subject === null ? <ButtonLink to="/app/forms/new">Make a form</ButtonLink> : null}
        {subject !== null && step === "share-link" ? (
          <CopyButton text={applyUrl(baseUrl, subject.urlId)} label="Copy link" />
        ) : null}
        {subject !== null && step !== "share-link" ? (
          <ButtonLink to={`/app/forms/${subject.id}`}>
            {step === "read-new" ? "Read applications" : "Open form"}
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}
