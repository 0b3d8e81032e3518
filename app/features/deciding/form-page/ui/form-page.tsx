import type { ReactNode } from "react";
import { AppLink } from "../../../../ui/app-link";
import { ButtonLink } from "../../../../ui/button-link";
import { EmptyState } from "../../../../ui/empty-state";
import { Notice } from "../../../../ui/notice";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import { shownState } from "../../../forms/rent-forms/moves";
import { sayNearLimit } from "../../../forms/rent-forms/near-limit";
import { LawNotice } from "../../../forms/rent-forms/ui/law-notice";
import { ScreeningCard } from "../../../forms/screening/ui/screening-card";
import type { FormPageData } from "../queries/read-form-page.server";
import { isReadable, isShared } from "../rules/form-tabs";
import { formWords } from "../words/form-words";
import { ApplicationList } from "./application-list";
import { type FormAsk, FormFrame } from "./form-frame";
import { ConfirmMove } from "./form-settings";
import { OrderCard } from "./order-card";
import { SuspectedLink } from "./suspected-link";

export type FormPageProps = {
  /** What makes files of all applications. */
  exporting: ReactNode;
  page: FormPageData & FormAsk;
  failure: string | null;
  isAnswered: boolean;
};

/** The first tab of a form: what needs doing about it, and who applied. */
export function FormPage({ page, failure, isAnswered, exporting }: FormPageProps) {
  const { form, base, confirm, done } = page;
  return (
    <FormFrame page={page} outcome={{ done: isAnswered ? null : done, failure }}>
      {confirm && !isAnswered ? <ConfirmMove intent={confirm} form={form} backTo={base} /> : null}
      {form.screening ? (
        <ScreeningCard standing={form.screening} editAt={form.mayEdit ? `${base}/edit` : null} />
      ) : null}
      <LawNotice count={form.lawFindings} base={base} />
      {form.hasUnpublishedChanges ? <Unpublished base={base} /> : null}
      {isReadable(form) ? <Applications page={page} exporting={exporting} /> : <NotReadable page={page} />}
    </FormFrame>
  );
}

function Applications({ page, exporting }: Pick<FormPageProps, "page" | "exporting">) {
  const locale = usePageLocale();
  const { form, base, now } = page;
  const words = useWords(formWords);
  const language = usePageLanguage();
  const near = form.nearLimit && sayNearLimit(form.nearLimit, language);
  return (
    <>
      <ApplicationList
        applications={page.applications}
        said={
          sayCounts(words, form.counts) + (form.state === "open" ? "" : ` ${shownState(form, now, language).meaning}`)
        }
        base={base}
        toOne={(id) => `${base}?applicationId=${id}`}
        locale={locale}
        olderAt={page.olderAt}
        isFirstPage={page.isFirstPage}
        shareAt={isShared(form) ? `${base}/share` : null}
      />
      {near ? (
        <p>
          {near.line}{" "}
          <AppLink to={base + near.part} className="text-accent underline underline-offset-4">
            {near.link}
          </AppLink>
        </p>
      ) : null}
      <SuspectedLink count={form.suspected} base={base} />
      <OrderCard
        formId={form.formId}
        base={base}
        isInOrder={form.isReviewedInOrder}
        queue={page.queue}
        hint={page.orderHint}
        locale={locale}
        zone={page.zone}
      />
      {page.applications.length > 0 ? (
        <section id="export" aria-labelledby="export-title">
          <h2 id="export-title" className="mb-3 border-line-strong border-b pb-2 font-semibold text-lg">
            {words.exportAll}
          </h2>
          {exporting}
        </section>
      ) : null}
    </>
  );
}

/** "40 of 97, 9 unread." */
function sayCounts(
  words: (typeof formWords)["en"],
  { received, unread, limit }: FormPageData["form"]["counts"],
): string {
  return limit === null ? words.received({ received, unread }) : words.receivedOf({ received, limit, unread });
}

/** What was never published holds no applications, and what is in the bin shows none. */
function NotReadable({ page: { form, base, now } }: Pick<FormPageProps, "page">) {
  const words = useWords(formWords);
  const language = usePageLanguage();
  const isDraft = form.state === "draft";
  return (
    <EmptyState
      title={isDraft ? words.isDraft : shownState(form, now, language).label}
      action={isDraft && form.mayEdit ? <ButtonLink to={`${base}/edit?step=5`}>{words.publish}</ButtonLink> : null}
    >
      {isDraft ? words.draftText : shownState(form, now, language).meaning}
    </EmptyState>
  );
}

function Unpublished({ base }: { base: string }) {
  const words = useWords(formWords);
  return (
    <Notice tone="amber" title={words.unpublishedTitle}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{words.unpublishedText}</span>
        <ButtonLink to={`${base}/edit?step=5`} variant="outline">
          {words.publish}
        </ButtonLink>
      </div>
    </Notice>
  );
}
