import { data, redirect } from "react-router";
import { z } from "zod";
import { requiredUserContext, servicesContext } from "~/context";
import { readSmallForm } from "~/features/accounts/post.server";
import { describeCorrections } from "~/features/applications/correct/queries-revisions.server";
import { describeApplication } from "~/features/applications/describe-application";
import { describeHousehold } from "~/features/applications/household/describe-household";
import { type AskIntent, answerAskIntent, askIntents } from "~/features/applications/info-requests/ask-intents.server";
import { ExportChoice } from "~/features/exports/ui/export-choice";
import { recordFirstView } from "~/features/guests/commands-manage.server";
import { parseListPosition } from "~/features/guests/list-position";
import { formatListPosition } from "~/features/guests/list-position-text";
import { findApplication } from "~/features/guests/queries-application.server";
import { ApplicationList } from "~/features/guests/ui/application-list";
import { ApplicationNeighbours, ApplicationView } from "~/features/guests/ui/application-view";
import { SuspectedLink } from "~/features/guests/ui/suspected-spam";
import { describeReferences } from "~/features/references/describe-references.server";
import { referencesPanel } from "~/features/references/ui/references-panel";
import { duplicateForm } from "~/features/rent-forms/commands-create.server";
import { moveByIntent } from "~/features/rent-forms/commands-intents.server";
import { setFormLimits } from "~/features/rent-forms/commands-limits.server";
import { readLimits, sayLimitError } from "~/features/rent-forms/limits-form";
import { mayMove, moveIntents } from "~/features/rent-forms/moves";
import { qrPathOf } from "~/features/rent-forms/qr-code";
import { qrPngUrl } from "~/features/rent-forms/qr-png";
import { type FormDetails, findFormDetails } from "~/features/rent-forms/queries-details.server";
import { findNumbers } from "~/features/rent-forms/queries-numbers.server";
import { editableStates } from "~/features/rent-forms/rules";
import { doneNotices, FormFigures, MoveOutcome } from "~/features/rent-forms/ui/form-head";
import { FormNumbers } from "~/features/rent-forms/ui/form-numbers";
import { ConfirmMove, FormSettings, type LimitErrors, MoveButton } from "~/features/rent-forms/ui/form-settings";
import { ShareKit } from "~/features/rent-forms/ui/share-kit";
import { localeOf } from "~/features/rent-forms/words";
import { describeReview } from "~/features/review/describe-review";
import { inboxHref } from "~/features/review/list-address";
import { orderHint } from "~/features/review/order-words";
import { findListNeighbours } from "~/features/review/queries-neighbours.server";
import { findReview, type Review } from "~/features/review/queries-review.server";
import { readInboxAddress } from "~/features/review/read-list-address";
import { applicantHref } from "~/features/review/ui/inbox-list";
import { ReviewBar } from "~/features/review/ui/review-bar";
import { panelsAbove, panelsBelow } from "~/features/review/ui/review-view";
import { OrderCard, QueuedPage } from "~/features/review/ui/turn";
import type { AccountLandlord } from "~/kernel/actor";
import { zoneOfHome } from "~/kernel/home-zone";
import { type ApplicationId, applicationIdSchema, type RentFormId, rentFormIdSchema } from "~/kernel/ids";
import { applyUrl } from "~/kernel/links";
import { isPending } from "~/site-map";
import { AppLink } from "~/ui/app-link";
import { ButtonLink } from "~/ui/button-link";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Services } from "../../../workers/services";
import type { Route } from "./+types/forms-details";

export function meta() {
  return [{ title: pageTitle("Form Details") }, { name: "robots", content: "noindex" }];
}

const searchSchema = z.object({
  applicationId: applicationIdSchema.nullable().catch(null),
  confirm: z.enum(["close", "delete"]).nullable().catch(null),
  done: z.enum(doneNotices).nullable().catch(null),
});

const gone = () => data(null, { status: 404 });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { sessionToken } = context.get(requiredUserContext);
  const actor = { kind: "account", sessionToken } as const;
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success) throw gone();
  const search = new URL(request.url).searchParams;
  const { applicationId, ...asked } = searchSchema.parse({
    applicationId: search.get("applicationId"),
    confirm: search.get("confirm"),
    done: search.get("done"),
  });
  if (applicationId) {
    return applicationData(services, actor, { formId: formId.data, applicationId }, search.get("list"));
  }
  const before = parseListPosition(search.get("before"));
  return { view: "form" as const, ...asked, ...(await formData(services, actor, { formId: formId.data, before })) };
}

type Before = ReturnType<typeof parseListPosition>;

async function formData(services: Services, actor: AccountLandlord, input: { formId: RentFormId; before: Before }) {
  const [page, numbers] = await Promise.all([
    findFormDetails(services, actor, input),
    findNumbers(services, actor, input.formId),
  ]);
  if (!page || !numbers) throw gone();
  const base = `/app/forms/${input.formId}`;
  const url = applyUrl(services.config.baseUrl, page.form.urlId);
  const qr = qrPathOf(url);
  return {
    ...page,
    numbers,
    formId: input.formId,
    base,
    url,
    qr,
    png: await qrPngUrl(qr),
    now: services.clock.now().getTime(),
    ...placeOf(page.form),
    isFirstPage: input.before === null,
    olderAt: page.older ? `${base}?before=${formatListPosition(page.older)}` : null,
  };
}

function placeOf({ country, region, city }: FormDetails) {
  const address = { country, region: region ?? undefined, city: city ?? undefined };
  return { zone: zoneOfHome(address), orderHint: orderHint(address) };
}

type Listed = Awaited<ReturnType<typeof findListNeighbours>>;
type OfForm = { formId: RentFormId; newer: ApplicationId | null; older: ApplicationId | null };

/** In the order of the list that one comes from, else in that of the form. */
function neighbours({ formId, newer, older }: OfForm, listed: Listed | null, list: string | null) {
  const linkTo = (one: { formId: string; id: string } | null, label: string) =>
    one && { to: applicantHref(one, list ?? undefined), label };
  if (listed) return { before: linkTo(listed.previous, "Previous"), after: linkTo(listed.next, "Next") };
  return {
    before: linkTo(newer && { formId, id: newer }, "Newer"),
    after: linkTo(older && { formId, id: older }, "Older"),
  };
}

type ApplicationKey = { formId: RentFormId; applicationId: ApplicationId };

/** `list`: the search of the list of applicants that it was opened from; null: from its form. */
async function applicationData(services: Services, actor: AccountLandlord, key: ApplicationKey, list: string | null) {
  const address = list === null ? null : readInboxAddress(new URLSearchParams(list));
  const [found, review, listed] = await Promise.all([
    findApplication(services, actor, key),
    findReview(services, actor, key),
    address ? findListNeighbours(services, actor, { address, applicationId: key.applicationId }) : null,
  ]);
  if (!review) throw gone();
  if (!found) return queuedData(services, actor, key, review);
  const { definition, stored, documents, household, newer, older, firstViewedAt, former, thread: _, ...facts } = found;
  const locale = localeOf(definition.property.address.country);
  const base = `/app/forms/${key.formId}`;
  return {
    view: "application" as const,
    ...facts,
    ...describeApplication(definition, stored, locale),
    documents: documents.map(({ id, path, name, sizeBytes, kind }) => ({ id, path, name, sizeBytes, kind })),
    household: describeHousehold(household, locale),
    corrections: describeCorrections(former, { definition, stored, documents, locale }),
    locale,
    base,
    listAt: address && inboxHref(address),
    ...neighbours({ formId: key.formId, newer, older }, listed, list),
    askAt: `${base}?applicationId=${key.applicationId}`,
    paperAt: `${base}/applications/${key.applicationId}/answers.pdf`,
    isNew: firstViewedAt === null || facts.state === "submitted",
    reviewed: describeReview(found, review, { formId: key.formId, locale, now: services.clock.now().getTime() }),
    references: await describeReferences(found, review, { formId: key.formId, locale }),
  };
}

/** What is shown of one whose turn has not come, where a form is read in order. */
async function queuedData(services: Services, actor: AccountLandlord, key: ApplicationKey, review: Review) {
  const page = review.isLocked ? await findFormDetails(services, actor, { formId: key.formId, before: null }) : null;
  if (!page) throw gone();
  const { title, country, region } = page.form;
  return {
    view: "queued" as const,
    id: key.applicationId,
    reference: review.reference,
    base: `/app/forms/${key.formId}`,
    formTitle: title,
    arrival: review.arrival,
    queue: review.queue,
    locale: localeOf(country),
    zone: zoneOfHome({ country, region: region ?? undefined }),
  };
}

const postSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(moveIntents) }),
  z.object({ intent: z.literal("duplicate") }),
  z.object({ intent: z.literal("viewed"), rev: z.coerce.number().int().min(1).optional() }),
  z.object({ intent: z.enum(askIntents) }),
  z.object({
    intent: z.literal("limits"),
    opensUntil: z.string().max(20).optional(),
    maxApplications: z.string().max(20),
  }),
]);

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { sessionToken } = context.get(requiredUserContext);
  const actor = { kind: "account", sessionToken } as const;
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  const fields = await readSmallForm(request);
  const parsed = postSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw data("This page does not know that step.", { status: 400 });
  if (!formId.success) throw gone();
  const post = parsed.data;
  const doneAt = (id: string, done: string) => redirect(`/app/forms/${id}?done=${done}`, 303);
  switch (post.intent) {
    case "viewed":
      return recordShown(services, actor, { request, formId: formId.data, rev: post.rev });
    case "request-info":
    case "cancel-info":
      return ask(services, actor, { request, formId: formId.data, post: { intent: post.intent, fields } });
    case "duplicate": {
      const copied = await duplicateForm(services, actor, formId.data);
      if (copied.ok) throw doneAt(copied.value.formId, "duplicate");
      return refuse(copied.code);
    }
    case "limits": {
      const limits = readLimits(post);
      if ("errors" in limits) return data({ failure: null, errors: limits.errors }, { status: 400 });
      const saved = await setFormLimits(services, actor, { formId: formId.data, limits });
      if (saved.ok) throw doneAt(formId.data, "limits");
      const errors = sayLimitError(saved.code, saved.detail?.latest);
      return errors ? data({ failure: null, errors }, { status: 400 }) : refuse(saved.code);
    }
    default: {
      const moved = await moveByIntent(services, actor, { formId: formId.data, intent: post.intent });
      if (moved.ok) throw doneAt(formId.data, post.intent);
      return refuse(moved.code);
    }
  }
}

function refuse(code: string) {
  if (code === "not-found") throw gone();
  return data({ failure: code, errors: {} as LimitErrors }, { status: 409 });
}

/** Asks an applicant for more, or takes that back; then the same page again. */
async function ask(
  services: Services,
  actor: AccountLandlord,
  {
    request,
    formId,
    post,
  }: { request: Request; formId: RentFormId; post: { intent: AskIntent; fields: URLSearchParams } },
) {
  const applicationId = applicationIdSchema.safeParse(new URL(request.url).searchParams.get("applicationId"));
  if (!applicationId.success) throw gone();
  const key = { formId, applicationId: applicationId.data };
  const refused = await answerAskIntent(services, actor, key, post);
  if (refused === null) throw redirect(`/app/forms/${formId}?applicationId=${applicationId.data}`, 303);
  return refuse(refused);
}

/** The page tells that an application was shown. A fetch ahead never posts. */
async function recordShown(
  services: Services,
  actor: AccountLandlord,
  { request, formId, rev }: { request: Request; formId: RentFormId; rev?: number },
) {
  const applicationId = applicationIdSchema.safeParse(new URL(request.url).searchParams.get("applicationId"));
  const viewed = applicationId.success
    ? await recordFirstView(services, actor, { formId, applicationId: applicationId.data, rev })
    : null;
  if (!viewed?.ok) throw gone();
  return null;
}

export default function FormDetailsRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.view === "application") {
    return <OneApplication page={loaderData} failure={actionData?.failure ?? null} />;
  }
  if (loaderData.view === "queued") {
    return (
      <PageShell
        title={`Application ${loaderData.reference}`}
        eyebrow={
          <AppLink to={loaderData.base} className={crumbClass}>
            {loaderData.formTitle}
          </AppLink>
        }
      >
        <QueuedPage {...loaderData} />
      </PageShell>
    );
  }
  return <OneForm page={loaderData} answer={actionData ?? null} />;
}

type Page = Route.ComponentProps["loaderData"];
const crumbClass = "inline-flex min-h-11 items-center underline underline-offset-4 print:no-underline";

function OneApplication({ page, failure }: { page: Extract<Page, { view: "application" }>; failure: string | null }) {
  const askFailure = failure === "wrong-state" || failure === "bad-input" ? failure : null;
  return (
    <PageShell
      title={<bdi>{page.name}</bdi>}
      eyebrow={
        <span className="flex flex-wrap gap-x-4">
          {page.listAt ? (
            <AppLink to={page.listAt} className={`${crumbClass} print:hidden`}>
              Back to the list
            </AppLink>
          ) : null}
          <AppLink to={page.base} className={crumbClass}>
            {page.formTitle}
          </AppLink>
        </span>
      }
      width="wide"
      actions={<ApplicationNeighbours {...page} />}
    >
      {/* A panel of its own: one more entry, whose heading and place in the index follow. */}
      <ApplicationView
        {...page}
        askFailure={askFailure}
        bar={<ReviewBar key={page.id} application={page.reviewed.application} />}
        above={panelsAbove(page.reviewed)}
        below={[referencesPanel(page.references), ...panelsBelow(page.reviewed)]}
      />
    </PageShell>
  );
}

type FormPage = Extract<Page, { view: "form" }>;

function OneForm({ page, answer }: { page: FormPage; answer: { failure: string | null; errors: LimitErrors } | null }) {
  const { form, base, now, confirm, done } = page;
  const isShared = form.publishedVersion !== null && ["open", "paused", "full"].includes(form.state);
  const isReadable = form.publishedVersion !== null && form.state !== "deleted";
  return (
    <PageShell
      title={<bdi className="[overflow-wrap:anywhere]">{form.title}</bdi>}
      eyebrow={
        <AppLink to="/app/forms" className={crumbClass}>
          My Forms
        </AppLink>
      }
      width="wide"
      actions={<NextAction page={page} />}
    >
      <div className="flex flex-col gap-6">
        <MoveOutcome done={answer ? null : done} failure={answer?.failure ?? null} />
        {confirm && !answer ? <ConfirmMove intent={confirm} form={form} backTo={base} /> : null}
        {form.hasUnpublishedChanges ? <Unpublished base={base} /> : null}
        <FormFigures form={form} now={now} />
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
            <ExportChoice fields={{ what: "form", form: page.formId }} />
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
        {isReadable ? <FormNumbers numbers={page.numbers} /> : null}
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
        <FormSettings form={form} now={now} errors={answer?.errors ?? {}} />
      </div>
    </PageShell>
  );
}

const hasEditor = !isPending("/app/forms/:rentFormId/edit");

/** What is most likely wanted next, beside the title. */
function NextAction({ page: { form, base } }: { page: FormPage }) {
  const mayEdit = hasEditor && editableStates.includes(form.state);
  return (
    <>
      {mayEdit ? (
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
        {hasEditor ? (
          <ButtonLink to={`${base}/edit?step=5`} variant="outline">
            Check and publish
          </ButtonLink>
        ) : null}
      </div>
    </Notice>
  );
}
