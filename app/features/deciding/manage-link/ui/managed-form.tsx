import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Card } from "../../../../ui/card";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { stateTones } from "../../../forms/rent-forms/moves";
import { stateAfter } from "../../../forms/rent-forms/rules";
import type { ShareOffer } from "../../../forms/rent-forms/share-texts";
import { stateWords } from "../../../forms/rent-forms/states-words";
import { ShareKit, type ShareKitProps } from "../../../forms/rent-forms/ui/share-kit";
import type { ManagedForm } from "../queries/find-managed-page.server";
import { managedFormWords } from "../words/managed-form-words";

type ManagedWords = (typeof managedFormWords)["en"];
export type Confirmation = "close" | "delete";
export type DoneNotice = keyof ManagedWords["done"];

export const doneNotices = Object.keys(managedFormWords.en.done) as [DoneNotice, ...DoneNotice[]];
export type Failure = keyof ManagedWords["failures"];

/** What was just done, or why it could not be. */
export function Outcome({ done, failure }: { done: DoneNotice | null; failure: Failure | null }) {
  const words = useWords(managedFormWords);
  if (failure) {
    return (
      <div role="alert">
        <Notice tone="red" title={words.failed}>
          {words.failures[failure]}
        </Notice>
      </div>
    );
  }
  return done ? (
    <div role="status">
      <Notice tone="accent">{words.done[done]}</Notice>
    </div>
  ) : null;
}

/** State, dates and numbers in one strip. */
export function FormFigures({ form }: { form: ManagedForm }) {
  const words = useWords(managedFormWords);
  const { label, meaning } = useWords(stateWords)[form.state];
  const { received, unread, limit } = form.counts;
  const count = <span className="tabular text-2xl font-semibold text-ink">{received}</span>;
  return (
    <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3">
      <Figure term={words.state}>
        <Badge tone={stateTones[form.state]}>{label}</Badge>
        <span className="mt-1 block text-sm text-ink-muted">{meaning}</span>
      </Figure>
      <Figure term={words.applications}>
        <span className="text-ink-muted">
          {limit === null ? count : <Filled say={words.receivedOf} parts={{ received: count, limit }} />}
        </span>
        <span className="mt-1 block text-sm text-ink-muted">
          {unread === 0 ? words.noneUnread : words.unread({ count: unread })}
        </span>
      </Figure>
      <Figure term={form.state === "closed" ? words.closedOn : words.openUntil}>
        <Deadline form={form} />
      </Figure>
    </dl>
  );
}

function Deadline({ form }: { form: ManagedForm }) {
  const locale = usePageLocale();
  const words = useWords(managedFormWords);
  const isClosed = form.state === "closed" || form.state === "deleted" || form.state === "archived";
  const at = isClosed ? (form.closedAt ?? form.opensUntil) : form.opensUntil;
  return at === null ? words.noDate : <LocalTime at={at} locale={locale} />;
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
  const words = useWords(managedFormWords);
  if (!offer || (form.state !== "open" && form.state !== "paused")) return null;
  return (
    <Card title={words.share}>
      <ShareKit {...kit} offer={offer} />
    </Card>
  );
}

/** Everything the link's holder may do with the form: only what its state allows is offered. */
export function FormControls({ form, editAt }: { form: ManagedForm; editAt: string | null }) {
  const words = useWords(managedFormWords);
  const may = (action: "pause" | "reopen" | "close" | "delete") => stateAfter(form.state, action, "guest") !== null;
  return (
    <Card title={words.form}>
      <div className="flex flex-wrap gap-3">
        {editAt ? (
          <ButtonLink to={editAt} variant="outline">
            {words.edit}
          </ButtonLink>
        ) : null}
        {may("pause") ? <Step intent="pause" label={words.pause} pendingLabel={words.pausing} /> : null}
        {may("reopen") ? <Step intent="reopen" label={words.reopen} pendingLabel={words.reopening} /> : null}
        {may("close") ? (
          <ButtonLink to="?confirm=close" variant="outline" preload="none">
            {words.close}
          </ButtonLink>
        ) : null}
        {may("delete") ? (
          <ButtonLink to="?confirm=delete" variant="outline" preload="none" className="text-red">
            {words.delete}
          </ButtonLink>
        ) : null}
      </div>
      <div className="mt-5 flex flex-col gap-4 border-t border-line pt-5 sm:flex-row sm:items-center sm:justify-between">
        <p className="text-ink-muted">{form.isMailed ? words.mailed : words.notMailed}</p>
        {form.isMailed ? (
          <Step intent="stop-notices" label={words.stopMails} pendingLabel={words.stopping} size="sm" />
        ) : (
          <Step intent="start-notices" label={words.startMails} pendingLabel={words.starting} size="sm" />
        )}
      </div>
    </Card>
  );
}

/** Asks before a step that takes something away, and says what. A page of its own address, so it works without script. */
export function ConfirmStep({ kind, form, backTo }: { kind: Confirmation; form: ManagedForm; backTo: string }) {
  const words = useWords(managedFormWords);
  if (stateAfter(form.state, kind, "guest") === null) return null;
  const { received } = form.counts;
  const { closing, deleting } = words;
  const isDelete = kind === "delete";
  const { title, press, pressing } = isDelete ? deleting : closing;
  return (
    <section aria-labelledby="confirm-title" className="rounded-md border-2 border-red bg-paper-raised p-5 sm:p-6">
      <h2 id="confirm-title" className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-2">
        {isDelete ? (received === 0 ? deleting.textEmpty : deleting.text({ count: received })) : closing.text}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Step intent={kind} label={press} pendingLabel={pressing} variant="destructive" />
        <ButtonLink to={backTo} variant="outline" preload="none">
          {words.keep}
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
