import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "~/context";
import pageScript from "~/features/applications/browser/apply.ts?worker&url";
import extrasScript from "~/features/applications/browser/extras.ts?worker&url";
import { startDraft } from "~/features/applications/commands-draft.server";
import { postStep } from "~/features/applications/commands-post.server";
import { draftCookie, forgetDraftCookie, readCookie, readDraftToken } from "~/features/applications/draft-cookie";
import { choosePageLocale, type PageLocale } from "~/features/applications/locale";
import {
  type ApplyAnswer,
  findPublicForm,
  plainReason,
  plainView,
  refusedView,
  startView,
  stepView,
} from "~/features/applications/queries-apply.server";
import { findDraft } from "~/features/applications/queries-draft.server";
import { draftView, localeOf } from "~/features/applications/queries-page.server";
import { ApplyPage } from "~/features/applications/ui/apply-page";
import type { PublishedForm } from "~/features/rent-forms/published-form";
import { acceptsApplications } from "~/features/rent-forms/rules";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { applyPolicy } from "../../../workers/apply-policy";
import type { Services } from "../../../workers/services";
import type { Route } from "./+types/apply";

export const handle = { hydrate: false, styles: "apply" };

const languageCookie = "rf-lang";
const scripts = { page: pageScript, extras: extrasScript };

type Answered = Awaited<ReturnType<typeof answer>>;

/** What the post of this request was answered: React Router runs the loader after it, which must not look again. */
const postAnswer = createContext<Answered | null>(null);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const posted = context.get(postAnswer);
  if (posted) return posted;
  const services = context.get(servicesContext);
  const url = new URL(request.url);
  const locale = localeOfRequest(request);
  const form = await findPublicForm(services, params.rentFormUrlId);
  if (!form) return answer(plainView({ urlId: params.rentFormUrlId }, locale, "unknown"));
  const step = /^[1-9]\d{0,2}$/.test(url.searchParams.get("step") ?? "") ? Number(url.searchParams.get("step")) : 0;
  if (step === 0) return answer(startView(services, form, locale), CACHE_CONTROL.startPage);
  const token = readDraftToken(request.headers.get("Cookie"), form.urlId, services.config.isHttps);
  return answer(await stepView(services, form, { token, step }));
}

export async function action(args: Route.ActionArgs) {
  const answered = await answerPost(args);
  if (!(answered instanceof Response)) (args.context as RouterContextProvider).set(postAnswer, answered);
  return answered;
}

async function answerPost({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await findPublicForm(services, params.rentFormUrlId);
  const locale = localeOfRequest(request);
  if (!form) return answer(plainView({ urlId: params.rentFormUrlId }, locale, "unknown"));
  const step = Number(new URL(request.url).searchParams.get("step") ?? 0);
  const token = readDraftToken(request.headers.get("Cookie"), form.urlId, services.config.isHttps);
  const draft = await findDraft(services, form.formId, token);
  if (!draft || !token || !Number.isInteger(step) || step < 1)
    return begin(services, request, { form, locale, hasDraft: Boolean(draft) });
  const outcome = await postStep(services, { form, token, draft, request, step });
  switch (outcome.kind) {
    case "go":
      return redirect(outcome.to, 303);
    case "forget": {
      const cookie = forgetDraftCookie(form.urlId, services.config.isHttps);
      return redirect(`/apply/${form.urlId}`, { status: 303, headers: { "Set-Cookie": cookie } });
    }
    case "gone":
      return answer(plainView(form, locale, "draftGone"));
    case "refused": {
      const refused = refusedView(services, form, localeOf(draft), outcome.state);
      return answer("view" in refused ? { ...refused, status: 409 } : refused);
    }
    case "show": {
      const view = await draftView(services, outcome.show);
      const headers = outcome.retryAfterSeconds ? { "Retry-After": String(outcome.retryAfterSeconds) } : undefined;
      return answer({ status: outcome.status, view }, undefined, headers);
    }
  }
}

/** "Start": makes the draft, or goes on with the one there is. D1 says whether the form still takes applications. */
async function begin(
  services: Services,
  request: Request,
  { form, locale, hasDraft }: { form: PublishedForm; locale: PageLocale; hasDraft: boolean },
) {
  const to = `/apply/${form.urlId}?step=1`;
  if (hasDraft) return redirect(to, 303);
  const current = await services.publishedForms.findInDatabase(form.urlId);
  const now = services.clock.now().getTime();
  if (!current) return answer(plainView(form, locale, "unknown"));
  if (!acceptsApplications({ ...current, closedAt: null }, now)) {
    return answer(plainView(current, locale, plainReason(current.state, current.opensUntil, now)));
  }
  const { token } = await startDraft(services, current, locale);
  services.countVisit(request, { urlId: form.urlId, event: "start", isRare: true });
  const isHttps = services.config.isHttps;
  const language = `${isHttps ? "__Host-" : ""}${languageCookie}=${locale}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  const headers = new Headers({ "Set-Cookie": draftCookie(form.urlId, token, isHttps) });
  headers.append("Set-Cookie", language);
  return redirect(to, { status: 303, headers });
}

function localeOfRequest(request: Request): PageLocale {
  const cookies = request.headers.get("Cookie");
  return choosePageLocale({
    query: new URL(request.url).searchParams.get("lang"),
    cookie: readCookie(cookies, languageCookie) ?? readCookie(cookies, `__Host-${languageCookie}`),
    acceptLanguage: request.headers.get("Accept-Language"),
  });
}

async function answer(found: ApplyAnswer, cacheControl?: string, more?: Record<string, string>) {
  if ("redirectTo" in found) throw redirect(found.redirectTo);
  const isStart = found.view.kind === "start" && cacheControl;
  return data(found.view, {
    status: found.status,
    headers: {
      ...more,
      "Content-Security-Policy": await applyPolicy(),
      "Cache-Control": isStart ? cacheControl : "private, no-store",
      ...(isStart ? { Vary: "Accept-Language, Cookie" } : {}),
    },
  });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

/** The title stands in the page itself (ApplyShell): it tells of errors, which meta functions do not see. */
export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplyPage view={actionData ?? loaderData} scripts={scripts} />;
}
