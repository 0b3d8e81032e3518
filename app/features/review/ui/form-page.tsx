import type { ReactNode } from "react";
import { AppLink } from "../../../ui/app-link";
import { ButtonLink } from "../../../ui/button-link";
import { Card } from "../../../ui/card";
import { Notice } from "../../../ui/notice";
import { PageShell } from "../../../ui/page-shell";
import { mayMove } from "../../rent-forms/moves";
import { LawNotice } from "../../rent-forms/ui/law-notice";
import { ShareKit } from "../../rent-forms/ui/share-kit";
import { localeOf } from "../../rent-forms/words";
import { ScreeningCard } from "../../screening/ui/screening-card";
import type { FormPageData } from "../queries/read-form-page.server";
import { ApplicationList } from "./application-list";
import { FormFigures, MoveOutcome } from "./form-head";
import { FormNumbers } from "./form-numbers";
import { ConfirmMove, FormSettings, type LimitErrors, MoveButton } from "./form-settings";
import { OrderCard } from "./order-card";
import { PlanCard } from "./plan-card";
import { SuspectedLink } from "./suspected-link";

export type FormPageProps = {
  /** What makes files of all applications. */
  exporting: ReactNode;
  page: FormPageData & { confirm: "close" | "delete" | null; done: string | null };
  answer: { failure: string | null; errors: LimitErrors } | null;
};

/** One form: who applied, its link and papers, how it goes, and what can be changed about it while it runs. */
export function FormPage({ page, answer, exporting }: FormPageProps) {
  const { form, base, now, confirm, done } = page;
  const isShared = form.publishedVersion !== null && ["open", "paused", "full"].includes(form.state);
  const isReadable = form.publishedVersion !== null && form.state !== "deleted";
  return (
    <PageShell
      title={<bdi className="[overflow-wrap:anywhere]">{form.title}</bdi>}
      eyebrow={
        <AppLink to="/app/forms" className="inline-flex min-h-11 items-center underline underline-offset-4">
          My Forms
        </AppLink>
      }
      width="wide"
      actions={<NextAction page={page} />}
    >
      <div className="flex flex-col gap-6">
        <MoveOutcome done={answer ? null : done} failure={answer?.failure ?? null} />
        {confirm && !answer ? <ConfirmMove intent={confirm} form={form} backTo={base} /> : null}
        {form.screening ? (
          <ScreeningCard standing={form.screening} editAt={form.mayEdit ? `${base}/edit` : null} />
        ) : null}
        <LawNotice count={form.lawFindings} base={base} />
        {form.hasUnpublishedChanges ? <Unpublished base={base} /> : null}
        <FormFigures form={form} now={now} zone={page.zone} />
        {isReadable ? (
          <ApplicationList
            applications={page.applications}
            base={base}
            toOne={(id) => `${base}?applicationId=${id}`}
            locale={localeOf(form.country)}
            olderAt={page.olderAt}
            isFirstPage={page.isFirstPage}
          />
        ) : null}
        {isReadable ? (
          <OrderCard
            formId={form.formId}
            base={base}
            isInOrder={form.isReviewedInOrder}
            queue={page.queue}
            hint={page.orderHint}
            locale={localeOf(form.country)}
            zone={page.zone}
          />
        ) : null}
        {isReadable ? <SuspectedLink count={form.suspected} base={base} /> : null}
        {isReadable && page.applications.length > 0 ? (
          <Card title="Export all applications" id="export">
            {exporting}
          </Card>
        ) : null}
        {isShared ? (
          <Card title="Share it" id="share">
            <ShareKit
              url={page.url}
              title={form.title}
              qr={page.qr}
              png={page.png}
              locale={form.locale}
              papersAt={base}
            />
          </Card>
        ) : null}
        {isReadable ? <FormNumbers numbers={page.numbers} editAt={form.mayEdit ? `${base}/edit` : null} /> : null}
        {isReadable ? (
          <Card
            title="Versions"
            actions={
              <ButtonLink to={`${base}/versions`} variant="outline" size="sm">
                See all versions
              </ButtonLink>
            }
          >
            <p className="text-ink-muted">
              Tenants see version {form.publishedVersion}. Look at an older one, compare two, or take one back as your
              draft.
            </p>
          </Card>
        ) : null}
        <PlanCard form={form} base={base} now={now} />
        <FormSettings form={form} now={now} zone={page.zone} errors={answer?.errors ?? {}} />
      </div>
    </PageShell>
  );
}

/** What is most likely wanted next, beside the title. */
function NextAction({ page: { form, base } }: { page: FormPageData }) {
  return (
    <>
      {form.mayEdit ? (
        <ButtonLink to={`${base}/edit`} variant={form.state === "draft" ? "default" : "outline"}>
          {form.state === "draft" ? "Go on editing" : "Edit"}
        </ButtonLink>
      ) : null}
      {form.state === "open" ? (
        <ButtonLink to="#share" preload="none">
          Share
        </ButtonLink>
      ) : null}
      {form.state !== "open" && mayMove(form.state, "reopen") ? <MoveButton intent="reopen" variant="default" /> : null}
      {mayMove(form.state, "restore") ? <MoveButton intent="restore" variant="default" /> : null}
    </>
  );
}

function Unpublished({ base }: { base: string }) {
  return (
    <Notice tone="amber" title="Unpublished changes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>Tenants still see the version before them.</span>
        <ButtonLink to={`${base}/edit?step=5`} variant="outline">
          Check and publish
        </ButtonLink>
      </div>
    </Notice>
  );
}
