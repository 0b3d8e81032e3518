import { data, redirect } from "react-router";
import { languageContext, servicesContext } from "~/context";
import { requestManageLink } from "~/features/deciding/manage-link/commands/request-manage-link.server";
import { addManageToken } from "~/features/deciding/manage-link/manage-cookie";
import { findManageLink } from "~/features/deciding/manage-link/queries/find-managed-page.server";
import { withCookieCheck } from "~/kernel/cookie-check";
import { applicationIdSchema, mailTokenSchema } from "~/kernel/ids";
import { inEveryLanguage } from "~/kernel/words";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/manage-link/link-page";
import type { Route } from "./+types/manage-link";

const pageWords = inEveryLanguage("manage-link/link-page", en);

export const handle = { hydrate: false };

/** Retry-After of a refused action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

type View = { kind: "unknown" } | { kind: "expired" } | { kind: "sent" } | { kind: "too-many"; minutes: number };

/** The link of a mail: its token goes into a cookie, so that it does not stay in the address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { isHttps } = services.config;
  const isToken = mailTokenSchema.safeParse(params.token).success;
  const link = isToken ? await findManageLink(services, params.token) : ({ kind: "unknown" } as const);
  // An account has taken the form over: it opens from there.
  if (link.kind === "claimed") throw redirect(`/app/forms/${link.formId}`);
  if (link.kind !== "valid") return data<View>(link, { status: link.kind === "expired" ? 410 : 404 });
  const cookie = addManageToken(request, isHttps, params.token);
  const application = applicationIdSchema.safeParse(new URL(request.url).searchParams.get("application")).data;
  const form = `/manage/form/${link.guestRentFormId}`;
  const page = application ? `${form}/applications/${application}` : form;
  throw redirect(withCookieCheck(request, page), {
    status: 303,
    headers: { "Set-Cookie": cookie },
  });
}

/** Mails a fresh link to the form's own address. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  if (!mailTokenSchema.safeParse(params.token).success) return data<View>({ kind: "unknown" }, { status: 404 });
  const asked = await requestManageLink(services, { token: params.token }, context.get(languageContext));
  // Said outright: React Router would answer with the status of the loader, which runs after this.
  if (asked.ok) return data<View>({ kind: "sent" }, { status: 200 });
  const seconds = asked.detail?.retryAfterSeconds ?? 60;
  const headers = { "Retry-After": String(seconds) };
  return data<View>({ kind: "too-many", minutes: Math.ceil(seconds / 60) }, { status: 429, headers });
}

export default function ManageLinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(pageWords);
  const view = actionData ?? loaderData;
  switch (view.kind) {
    case "unknown":
      return (
        <PageShell width="narrow" title={words.unknown.title} lead={words.unknown.lead}>
          <ButtonLink to="/" variant="outline">
            {words.unknown.home}
          </ButtonLink>
        </PageShell>
      );
    case "expired":
      return (
        <PageShell width="narrow" title={words.expired.title} lead={words.expired.lead}>
          <form method="post">
            <Button type="submit">{words.expired.button}</Button>
          </form>
          <p className="mt-4 text-ink-muted">{words.expired.where}</p>
        </PageShell>
      );
    case "sent":
      return (
        <PageShell width="narrow" title={words.sent.title} lead={words.sent.lead}>
          <p>{words.sent.text}</p>
        </PageShell>
      );
    case "too-many":
      return (
        <PageShell width="narrow" title={words.tooMany.title} lead={words.tooMany.lead({ minutes: view.minutes })} />
      );
  }
}
