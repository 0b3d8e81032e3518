import type { ReactNode } from "react";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { buttonClass } from "../../../../ui/button-style";
import { Card } from "../../../../ui/card";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { PageShell } from "../../../../ui/page-shell";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import type { FormFacts, VerifyView } from "../queries/verify-view.server";
import { verifyWords } from "../words/verify-words";

/** Every state of a confirming link: the form with one button, or what became of the link and a way on. */
export function VerifyForm({ view }: { view: VerifyView }) {
  const words = useWords(verifyWords);
  const locale = usePageLocale();
  switch (view.kind) {
    case "ready":
      return <ReadyToPublish facts={view.facts} other={view.other} />;
    case "used":
      return <AlreadyPublished {...view} />;
    case "expired":
      return (
        <PageShell width="narrow" title={words.expired.title} lead={words.expired.lead({ form: view.title })}>
          <Step intent="resend" label={words.expired.resend} />
          <p className="mt-4 text-ink-muted">{words.expired.resendNote}</p>
        </PageShell>
      );
    case "unknown":
      return (
        <PageShell width="narrow" title={words.unknown.title} lead={words.unknown.lead}>
          <ButtonLink to="/start">{words.create}</ButtonLink>
        </PageShell>
      );
    case "gone":
      return (
        <PageShell width="narrow" title={words.gone.title} lead={words.gone.lead}>
          <ButtonLink to="/start">{words.create}</ButtonLink>
        </PageShell>
      );
    case "link-sent":
      return (
        <PageShell width="narrow" title={words.sent.title} lead={words.sent.lead}>
          <p>{words.sent.spam}</p>
        </PageShell>
      );
    case "too-many":
      return (
        <PageShell width="narrow" title={words.tooMany.title} lead={words.tooMany.lead({ minutes: view.minutes })} />
      );
    case "paused":
      return (
        <PageShell width="narrow" title={words.paused.title} lead={words.paused.lead}>
          <p>
            <Filled say={words.paused.until} parts={{ time: <LocalTime at={view.until} locale={locale} /> }} />
          </p>
          <div className="mt-6">
            <Step intent="publish" label={words.paused.again} />
          </div>
        </PageShell>
      );
    case "refused":
      return (
        <PageShell width="narrow" title={words.refused.title} lead={words.refused.lead}>
          <ButtonLink to="/start">{words.refused.toForm}</ButtonLink>
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
  const { ready: words } = useWords(verifyWords);
  return (
    <PageShell width="narrow" title={words.title} lead={words.lead}>
      <FormSummary facts={facts} />
      {other ? (
        <div className="mt-6 flex flex-col gap-5">
          <Notice tone="amber" title={words.otherTitle}>
            <p>
              <Filled
                say={words.other}
                parts={{
                  email: facts.email,
                  form: (
                    <a className="font-medium underline underline-offset-4" href={other.url}>
                      {other.title}
                    </a>
                  ),
                }}
              />
            </p>
            <p className="mt-2">{words.otherClosed}</p>
          </Notice>
          <Step intent="publish" label={words.closeOther} size="lg" closeOther={other.formId} />
          <p className="text-ink-muted">{words.keepOther}</p>
        </div>
      ) : (
        <div className="mt-6">
          <Step intent="publish" label={words.publish} size="lg" />
        </div>
      )}
    </PageShell>
  );
}

function FormSummary({ facts }: { facts: FormFacts }) {
  const questions = facts.sections.reduce((sum, section) => sum + section.questions, 0);
  const { facts: words } = useWords(verifyWords);
  const days = facts.openDays ?? "";
  return (
    <Card>
      <h2 className="text-xl font-semibold">{facts.title}</h2>
      {facts.address === facts.title ? null : <p className="mt-1 text-ink-muted">{facts.address}</p>}
      <dl className="mt-4 divide-y divide-line border-t border-line">
        <Fact term={words.questions}>
          {words.questionsIn({ questions, sections: facts.sections.length })}
          <span className="block text-ink-muted">{facts.sections.map((section) => section.title).join(", ")}</span>
        </Fact>
        <Fact term={words.documents}>
          {facts.documents === 0 ? words.noDocuments : words.documentsAsked({ count: facts.documents })}
        </Fact>
        <Fact term={words.openFor}>
          {facts.applications === null
            ? words.days({ days })
            : words.daysUpTo({ days, applications: facts.applications })}
        </Fact>
        <Fact term={words.news}>{facts.isMailed ? words.mailed({ email: facts.email }) : words.notMailed}</Fact>
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
  const { used: words } = useWords(verifyWords);
  return (
    <PageShell width="narrow" title={words.title} lead={words.lead({ form: title })}>
      <div className="flex flex-wrap items-start gap-3">
        <a className={buttonClass()} href={url}>
          {isOpen ? words.open : words.see}
        </a>
        <Step intent="manage-link" label={words.mailLink} variant="outline" />
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
