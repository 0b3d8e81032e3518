import { data, isRouteErrorResponse, redirect, useRouteError } from "react-router";
import { z } from "zod";
import { languageContext, servicesContext } from "~/context";
import { ApplicationList } from "~/features/deciding/form-page/ui/application-list";
import { SuspectedLink } from "~/features/deciding/form-page/ui/suspected-link";
import { setNotices } from "~/features/deciding/manage-link/commands/request-manage-link.server";
import { forgetManageTokens, guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { findManagedPage } from "~/features/deciding/manage-link/queries/find-managed-page.server";
import { ManageGate } from "~/features/deciding/manage-link/ui/manage-gate";
import {
  ConfirmStep,
  type DoneNotice,
  doneNotices,
  FormControls,
  FormFigures,
  Outcome,
  Share,
  Step,
} from "~/features/deciding/manage-link/ui/managed-form";
import { shareOffer } from "~/features/deciding/pdf/share-offer";
import { appealForm } from "~/features/forms/rent-forms/commands/appeal-form.server";
import {
  closeForm,
  deleteForm,
  pauseForm,
  reopenForm,
  undeleteForm,
} from "~/features/forms/rent-forms/commands/change-form-state.server";
import { formQr } from "~/features/forms/rent-forms/qr-png";
import { LawNotice } from "~/features/forms/rent-forms/ui/law-notice";
import { appealSchema } from "~/features/forms/screening/schema";
import { ScreeningCard } from "~/features/forms/screening/ui/screening-card";
import { guestRentFormIdSchema } from "~/kernel/ids";
import { parseListPosition } from "~/kernel/list-position";
import { formatListPosition } from "~/kernel/list-position-text";
import { readPost } from "~/platform/body/posted-fields.server";
import { managePageWords } from "~/routes/shared/words/manage-page-words";
import { refusedWords } from "~/routes/shared/words/refused-words";
import sentListUrl from "~/styles/sent-list.css?url";
import { ErrorScreen } from "~/ui/error-screen";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { usePageLocale, useWords } from "~/ui/use-words";
import type { Route } from "./+types/manage-form";

export function links(): Route.LinkDescriptors {
  return [{ rel: "stylesheet", href: sentListUrl }];
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { tabTitles } = managePageWords[languageOf(matches)];
  const title = loaderData ? tabTitles.form({ form: loaderData.form.title }) : tabTitles.noForm;
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

const searchSchema = z.object({
  confirm: z.enum(["close", "delete"]).nullable().catch(null),
  done: z.enum(doneNotices).nullable().catch(null),
});

const gone = () => data(null, { status: 404 });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { baseUrl, isHttps } = services.config;
  const id = guestRentFormIdSchema.safeParse(params.guestRentFormId);
  const search = new URL(request.url).searchParams;
  const actor = await guestFromRequest(request, isHttps);
  const before = parseListPosition(search.get("before"));
  const page = id.success
    ? await findManagedPage(services, actor, {
        guestRentFormId: id.data,
        before,
        language: context.get(languageContext),
      })
    : null;
  if (!id.success || !page) throw gone();
  const url = `${baseUrl}/apply/${page.form.urlId}`;
  const base = `/manage/form/${id.data}`;
  const published = await services.publishedForms.find(page.form.urlId);
  return {
    ...searchSchema.parse({ confirm: search.get("confirm"), done: search.get("done") }),
    form: page.form,
    applications: page.applications,
    base,
    url,
    ...formQr(url),
    offer: published && shareOffer(published.definition, url),
    isFirstPage: before === null,
    olderAt: page.older ? `${base}?before=${formatListPosition(page.older)}` : null,
  };
}

const intentSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum(["pause", "reopen", "close", "delete", "restore", "stop-notices", "start-notices", "forget"]),
  }),
  appealSchema,
]);

const appealStatus = { "too-often": 429, "no-words": 400, "wrong-state": 409 } as const;

const moves = {
  pause: { command: pauseForm, done: "paused" },
  reopen: { command: reopenForm, done: "reopened" },
  close: { command: closeForm, done: "closed" },
  delete: { command: deleteForm, done: "deleted" },
  restore: { command: undeleteForm, done: "restored" },
} as const;

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { isHttps } = services.config;
  const parsed = await readPost(request, intentSchema);
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].cannotDo, { status: 400 });
  const post = parsed.data;
  const { intent } = post;
  if (intent === "forget") {
    throw redirect("/", { status: 303, headers: { "Set-Cookie": forgetManageTokens(isHttps) } });
  }
  const id = guestRentFormIdSchema.safeParse(params.guestRentFormId);
  const actor = await guestFromRequest(request, isHttps);
  const page = id.success ? await findManagedPage(services, actor, { guestRentFormId: id.data, before: null }) : null;
  if (!id.success || !page) throw gone();
  const doneAt = (done: DoneNotice) => redirect(`/manage/form/${id.data}?done=${done}`, 303);
  if (intent === "stop-notices" || intent === "start-notices") {
    await setNotices(services, id.data, intent === "start-notices");
    throw doneAt(intent === "start-notices" ? "told" : "quiet");
  }
  if (post.intent === "appeal") {
    const told = await appealForm(services, actor, { formId: page.form.formId, text: post.appeal });
    if (told.ok) throw doneAt("appealed");
    if (told.code === "not-found") throw gone();
    return data({ failure: told.code }, { status: appealStatus[told.code] });
  }
  const { command, done } = moves[intent as keyof typeof moves];
  const moved = await command(services, actor, page.form.formId);
  if (moved.ok) throw doneAt(done);
  if (moved.code === "not-found") throw gone();
  return data({ failure: moved.code }, { status: 409 });
}

export default function ManageFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { form, applications, base, url, qr, png, offer, confirm, done, isFirstPage, olderAt } = loaderData;
  const words = useWords(managePageWords).form;
  const locale = usePageLocale();
  const isDeleted = form.state === "deleted";
  const editAt = form.mayEdit ? `${base}/edit` : null;
  return (
    <PageShell title={form.title} eyebrow={words.eyebrow} width="wide">
      <div className="flex flex-col gap-6">
        <Outcome done={done} failure={actionData?.failure ?? null} />
        {confirm && !actionData ? <ConfirmStep kind={confirm} form={form} backTo={base} /> : null}
        {form.screening ? <ScreeningCard standing={form.screening} editAt={editAt} /> : null}
        <LawNotice count={form.lawFindings} base={base} />
        <FormFigures form={form} />
        {isDeleted ? (
          <Step intent="restore" label={words.restore} pendingLabel={words.restoring} />
        ) : (
          <>
            <ApplicationList
              applications={applications}
              base={base}
              toOne={(id) => `${base}/applications/${id}`}
              toEarlier={({ id }) => `${base}/applications/${id}`}
              locale={locale}
              olderAt={olderAt}
              isFirstPage={isFirstPage}
            />
            <SuspectedLink count={form.suspected} base={base} />
            <Share form={form} url={url} qr={qr} png={png} offer={offer} papersAt={base} />
            <FormControls form={form} editAt={editAt} />
          </>
        )}
        <ThisDevice />
      </div>
    </PageShell>
  );
}

function ThisDevice() {
  const words = useWords(managePageWords).form;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-6 sm:flex-row sm:items-center sm:justify-between">
      <p className="max-w-2xl text-ink-muted">{words.device}</p>
      <Step intent="forget" label={words.forget} pendingLabel={words.forgetting} size="sm" />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ManageGate />;
  return <ErrorScreen error={error} isRootRoute={false} />;
}
