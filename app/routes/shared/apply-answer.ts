import { createContext, data, redirect } from "react-router";
import { draftView } from "../../features/applying/answering/queries/draft-view.server";
import type { AskedForm } from "../../features/applying/applications/asked-form";
import { forgetDraftCookie, seatKey } from "../../features/applying/applications/draft-cookie";
import type { PostOutcome } from "../../features/applying/apply/posting";
import { type ApplyAnswer, plainView } from "../../features/applying/apply/queries/find-public-form.server";
import { forgottenHash } from "../../features/applying/apply/saved-answers/place";
import { CACHE_CONTROL } from "../../kernel/cache-control";
import { readCookie } from "../../kernel/cookies";
import { choosePageLocale, type PageLocale } from "../../kernel/page-locale";
import type { Services } from "../../services";
import { applyPolicy } from "./apply-policy";

const languageCookieName = "rf-lang";

/** Set-Cookie that keeps the reader's choice of language for a year. */
export function languageCookie(locale: PageLocale, isHttps: boolean): string {
  const name = `${isHttps ? "__Host-" : ""}${languageCookieName}`;
  return `${name}=${locale}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

export function localeOfRequest(request: Request): PageLocale {
  const cookies = request.headers.get("Cookie");
  return choosePageLocale({
    query: new URL(request.url).searchParams.get("lang"),
    cookie: readCookie(cookies, languageCookieName) ?? readCookie(cookies, `__Host-${languageCookieName}`),
    acceptLanguage: request.headers.get("Accept-Language"),
  });
}

export type ApplyAnswered = Awaited<ReturnType<typeof answerApply>>;

/** What the post of this request was answered: React Router runs the loader after it, which must not look again. */
export const postAnswer = createContext<ApplyAnswered | null>(null);

/** A page of an application with its status and headers. Throws a redirect where the answer is elsewhere. */
export async function answerApply(found: ApplyAnswer, cacheControl?: string, more?: Record<string, string>) {
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

/** A page that is the same for everybody, kept as the start page is. Without `isIndexed` search engines leave it out. */
export async function answerShared<T>(view: T, isIndexed: boolean) {
  return data(view, {
    headers: {
      "Content-Security-Policy": await applyPolicy(),
      "Cache-Control": CACHE_CONTROL.startPage,
      Vary: "Accept-Language, Cookie",
      ...(isIndexed ? { "X-Robots-Tag": "all" } : {}),
    },
  });
}

/** Answers what became of a post of a draft page. */
export async function answerOutcome(
  services: Services,
  { form, locale }: { form: AskedForm; locale: PageLocale },
  outcome: PostOutcome,
) {
  switch (outcome.kind) {
    case "go":
      return redirect(outcome.to, 303);
    case "forget": {
      const key = seatKey(form.urlId, form.part ? "part" : "lead");
      const cookie = forgetDraftCookie(key, services.config.isHttps);
      return redirect(`/apply/${form.urlId}${forgottenHash}`, { status: 303, headers: { "Set-Cookie": cookie } });
    }
    case "gone":
      return answerApply(plainView(form, locale, "draftGone"));
    case "show":
      return answerApply({ status: outcome.status, view: await draftView(services, outcome.show) });
  }
}
