import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { landlordLocale } from "../../../../kernel/landlord-locale";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Card } from "../../../../ui/card";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { doneWords, failureWords } from "../../../../words/en/manage-link/managed-form";
import { stateTones } from "../../../forms/rent-forms/moves";
import { stateAfter } from "../../../forms/rent-forms/rules";
import type { ShareOffer } from "../../../forms/rent-forms/share-texts";
import { stateWords } from "../../../forms/rent-forms/states-words";
import { ShareKit, type ShareKitProps } from "../../../forms/rent-forms/ui/share-kit";
import type { ManagedForm } from "../queries/find-managed-page.server";

export type Confirmation = "close" | "delete";
export type DoneNotice = keyof typeof doneWords;

export const doneNotices = Object.keys(doneWords) as [DoneNotice, ...DoneNotice[]];
export type Failure = keyof typeof failureWords;

/** What was just done, or why it could not be. */
export function Outcome({ done, failure }: { done: DoneNotice | null; failure: Failure | null }) {
  if (failure) {
    return (
      <div role="alert">
        <Notice tone="red" title="That was not possible">
          {failureWords[failure]}
        </Notice>
      </div>
    );
  }
  return done ? (
    <div role="status">
      <Notice tone="accent">{doneWords[done]}</Notice>
    </div>
  ) : null;
}

/** State, dates and numbers in one strip. */
export function FormFigures({ form }: { form: ManagedForm }) {
  const { label, meaning } = useWords(stateWords)[form.state];
  const { received, unread, limit } = form.counts;
  return (
    <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3">
      <Figure term="State">
        <Badge tone={stateTones[form.state]}>{label}</Badge>
        <span className="mt-1 block text-sm text-ink-muted">{meaning}</span>
      </Figure>
      <Figure term="Applications">
        <span className="tabular text-2xl font-semibold">{received}</span>
        <span className="text-ink-muted">{limit === null ? "" : ` of ${limit}`}</span>
        <span className="mt-1 block text-sm text-ink-muted">{unread === 0 ? "None unread" : `${unread} unread`}</span>
      </Figure>
      <Figure term={form.state === "closed" ? "Closed on" : "Open until"}>
        <Deadline form={form} />
      </Figure>
    </dl>
  );
}

function Deadline({ form }: { form: ManagedForm }) {
  const isClosed = form.state === "closed" || form.state === "deleted" || form.state === "archived";
  const at = isClosed ? (form.closedAt ?? form.opensUntil) : form.opensUntil;
  return at === null ? "No date" : <LocalTime at={at} locale={landlordLocale} />;
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="bg-paper-raised p-4">
      <dt className="mb-1.5 text-sm text-ink-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Link and code; only while somebody could follow them. */
export function Share({
  form,
  offer,
  ...kit
}: Omit<ShareKitProps, "offer"> & { form: ManagedForm; offer: ShareOffer | null }) {
  if (!offer || (form.state !== "open" && form.state !== "paused")) return null;
  return (
    <Card title="Share it">
      <ShareKit {...kit} offer={offer} />
    </Card>
  );
}

/** Everything the link's holder may do with the form: only what its state allows is offered. */
export function FormControls({ form, editAt }: { form: ManagedForm; editAt: string | null }) {
  const may = (action: "pause" | "reopen" | "close" | "delete") => stateAfter(form.state, action, "guest") !== null;
  return (
    <Card title="This form">
      <div className="flex flex-wrap gap-3">
        {editAt ? (
          <ButtonLink to={editAt} variant="outline">
            Edit questions
          </ButtonLink>
        ) : null}
        {may("pause") ? <Step intent="pause" label="Pause" pendingLabel="Pausing" /> : null}
        {may("reopen") ? <Step intent="reopen" label="Open again" pendingLabel="Opening" /> : null}
        {may("close") ? (
          <ButtonLink to="?confirm=close" variant="outline" preload="none">
            Close
          </ButtonLink>
        ) : null}
        {may("delete") ? (
          <ButtonLink to="?confirm=delete" variant="outline" preload="none" className="text-red">
            Delete
          </ButtonLink>
        ) : null}
      </div>
      <div className="mt-5 flex flex-col gap-4 border-t border-line pt-5 sm:flex-row sm:items-center sm:justify-between">
        <p className="text-ink-muted">
          {form.isMailed ? "You get an email for each new application." : "You get no emails about new applications."}
        </p>
        {form.isMailed ? (
          <Step intent="stop-notices" label="Stop the emails" pendingLabel="Stopping" size="sm" />
        ) : (
          <Step intent="start-notices" label="Send me emails" pendingLabel="Starting" size="sm" />
        )}
      </div>
    </Card>
  );
}

/** Asks before a step that takes something away, and says what. A page of its own address, so it works without script. */
export function ConfirmStep({ kind, form, backTo }: { kind: Confirmation; form: ManagedForm; backTo: string }) {
  if (stateAfter(form.state, kind, "guest") === null) return null;
  const { received } = form.counts;
  const sent = `${received} ${received === 1 ? "application" : "applications"}`;
  const isDelete = kind === "delete";
  return (
    <section aria-labelledby="confirm-title" className="rounded-md border-2 border-red bg-paper-raised p-5 sm:p-6">
      <h2 id="confirm-title" className="text-lg font-semibold">
        {isDelete ? "Delete this form?" : "Close this form?"}
      </h2>
      <p className="mt-2">
        {isDelete
          ? `The form's page goes offline at once, and you can no longer read ${received === 0 ? "anything sent to it" : `the ${sent} sent to it`}. We keep everything for 30 days in case this was a mistake, then delete it. Download what you need first.`
          : "No one can apply anymore, and applications that were started but not sent can’t be sent. You can still read what was sent, and open the form again later."}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Step
          intent={kind}
          label={isDelete ? "Delete form" : "Close form"}
          pendingLabel={isDelete ? "Deleting" : "Closing"}
          variant="destructive"
        />
        <ButtonLink to={backTo} variant="outline" preload="none">
          Keep it
        </ButtonLink>
      </div>
    </section>
  );
}

type StepProps = {
  intent: string;
  label: string;
  pendingLabel: string;
  variant?: "outline" | "destructive" | "link";
  size?: "default" | "sm";
};

export function Step({ intent, label, pendingLabel, variant = "outline", size }: StepProps) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" action="." defaultShouldRevalidate>
      <input type="hidden" name="intent" value={intent} />
      <Button
        type="submit"
        variant={variant}
        size={size}
        pending={state !== "idle" && formData?.get("intent") === intent}
        pendingLabel={pendingLabel}
      >
        {label}
      </Button>
    </Form>
  );
}
