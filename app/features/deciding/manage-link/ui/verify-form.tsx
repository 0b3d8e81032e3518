import type { ReactNode } from "react";
import { landlordLocale } from "../../../../kernel/landlord-locale";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { buttonClass } from "../../../../ui/button-style";
import { Card } from "../../../../ui/card";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { PageShell } from "../../../../ui/page-shell";
import type { FormFacts, VerifyView } from "../queries/verify-view.server";

/** Every state of a confirming link: the form with one button, or what became of the link and a way on. */
export function VerifyForm({ view }: { view: VerifyView }) {
  switch (view.kind) {
    case "ready":
      return <ReadyToPublish facts={view.facts} other={view.other} />;
    case "used":
      return <AlreadyPublished {...view} />;
    case "expired":
      return (
        <PageShell
          width="narrow"
          title="This link has expired"
          lead={`Links to confirm a form work for 7 days. "${view.title}" is still here.`}
        >
          <Step intent="resend" label="Email me a new link" />
          <p className="mt-4 text-ink-muted">It goes to the address that the form was made with.</p>
        </PageShell>
      );
    case "unknown":
      return (
        <PageShell
          width="narrow"
          title="This link is not valid"
          lead="Part of the address may be missing. Open the link in your email again, or copy all of it."
        >
          <ButtonLink to="/start">Create a new form</ButtonLink>
        </PageShell>
      );
    case "gone":
      return (
        <PageShell width="narrow" title="This form is not available" lead="It was deleted, or it is under review.">
          <ButtonLink to="/start">Create a new form</ButtonLink>
        </PageShell>
      );
    case "link-sent":
      return (
        <PageShell
          width="narrow"
          title="A new link is on its way"
          lead="If there is something to open, we have emailed a link to the address the form was made with. It can take a minute."
        >
          <p>Nothing there? Check your spam folder.</p>
        </PageShell>
      );
    case "too-many":
      return (
        <PageShell
          width="narrow"
          title="Please wait a little"
          lead={`We have emailed several links already. You can ask for another in ${view.minutes} ${view.minutes === 1 ? "minute" : "minutes"}.`}
        />
      );
    case "paused":
      return (
        <PageShell
          width="narrow"
          title="Your form has to wait a little"
          lead="Nothing is lost, and this link still works."
        >
          <p>
            We’ve paused publishing new forms for a while. Try again after{" "}
            <LocalTime at={view.until} locale={landlordLocale} />.
          </p>
          <div className="mt-6">
            <Step intent="publish" label="Try again" />
          </div>
        </PageShell>
      );
    case "refused":
      return (
        <PageShell
          width="narrow"
          title="This form cannot be published as it is"
          lead="Something in its questions has to be fixed first. Open it where you made it: the last step says what."
        >
          <ButtonLink to="/start">Go to the form</ButtonLink>
        </PageShell>
      );
  }
}

function ReadyToPublish({
  facts,
  other,
}: {
  facts: FormFacts;
  other: { formId: string; title: string; url: string } | null;
}) {
  return (
    <PageShell width="narrow" title="Publish your form" lead="Press the button and your link works.">
      <FormSummary facts={facts} />
      {other ? (
        <div className="mt-6 flex flex-col gap-5">
          <Notice tone="amber" title="You have an open form already">
            <p>
              One form at a time can be open for {facts.email}. Now it is{" "}
              <a className="font-medium underline underline-offset-4" href={other.url}>
                {other.title}
              </a>
              .
            </p>
            <p className="mt-2">
              If you close it, no one can apply there anymore, and applications that were started there cannot be sent.
              What was sent stays yours to read.
            </p>
          </Notice>
          <Step intent="publish" label="Close that form and publish this one" size="lg" closeOther={other.formId} />
          <p className="text-ink-muted">
            To keep the first form, just leave this page. This link works until it expires.
          </p>
        </div>
      ) : (
        <div className="mt-6">
          <Step intent="publish" label="Publish form" size="lg" />
        </div>
      )}
    </PageShell>
  );
}

function FormSummary({ facts }: { facts: FormFacts }) {
  const questions = facts.sections.reduce((sum, section) => sum + section.questions, 0);
  const limit = facts.applications === null ? "" : `, up to ${facts.applications} applications`;
  return (
    <Card>
      <h2 className="text-xl font-semibold">{facts.title}</h2>
      {facts.address === facts.title ? null : <p className="mt-1 text-ink-muted">{facts.address}</p>}
      <dl className="mt-4 divide-y divide-line border-t border-line">
        <Fact term="Questions">
          {questions} in {facts.sections.length} {facts.sections.length === 1 ? "section" : "sections"}
          <span className="block text-ink-muted">{facts.sections.map((section) => section.title).join(", ")}</span>
        </Fact>
        <Fact term="Documents">{facts.documents === 0 ? "None" : `${facts.documents} asked for`}</Fact>
        <Fact term="Open for">
          {facts.openDays} days{limit}
        </Fact>
        <Fact term="New applications">
          {facts.isMailed ? `Emailed to ${facts.email}` : "No emails; you look for yourself"}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function AlreadyPublished({ title, url, isOpen }: { title: string; url: string; isOpen: boolean }) {
  return (
    <PageShell
      width="narrow"
      title="This form is published already"
      lead={`"${title}" was published with this link, which works once.`}
    >
      <div className="flex flex-wrap items-start gap-3">
        <a className={buttonClass()} href={url}>
          {isOpen ? "Open the form" : "See the form's page"}
        </a>
        <Step intent="manage-link" label="Email me the link to manage it" variant="outline" />
      </div>
    </PageShell>
  );
}

type StepProps = {
  intent: "publish" | "resend" | "manage-link";
  label: string;
  size?: "default" | "lg";
  variant?: "default" | "outline";
  closeOther?: string;
};

/** A form of one button. Its address is the page's own, token included. */
function Step({ intent, label, size, variant, closeOther }: StepProps) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      {closeOther ? <input type="hidden" name="closeOther" value={closeOther} /> : null}
      <Button type="submit" size={size} variant={variant}>
        {label}
      </Button>
    </form>
  );
}
