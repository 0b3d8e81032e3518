import { data, Form, redirect } from "react-router";
import { servicesContext } from "~/context";
import { endAllSessions, findEndLink } from "~/features/people/accounts/commands/end-all-sessions.server";
import { AccountPage } from "~/features/people/accounts/ui/account-page";
import { mailTokenSchema } from "~/kernel/ids";
import { inEveryLanguage } from "~/kernel/words";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Filled } from "~/ui/filled";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/accounts/not-me-page";
import type { Route } from "./+types/not-me";

const pageWords = inEveryLanguage("accounts/not-me-page", en);

/** The address holds a token: it must not travel in a Referer. */
export function headers() {
  return { "Referrer-Policy": "strict-origin", "Cache-Control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

/** Looking changes nothing: mail programs open links by themselves. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const token = mailTokenSchema.safeParse(params.token);
  const found = token.success ? await findEndLink(context.get(servicesContext), token.data) : null;
  return data({ email: found?.email ?? null }, found ? 200 : 404);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const token = mailTokenSchema.safeParse(params.token);
  const ended = token.success ? await endAllSessions(services, token.data) : null;
  if (!ended?.ok) return data(null, 410);
  const reset = await services.auth.mintResetToken(request, ended.value.userId);
  const out = await services.auth.post(request, "/sign-out", {});
  const response = redirect(`/reset-password?${new URLSearchParams({ token: reset })}`, 303);
  for (const cookie of out.setCookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

export default function NotMe({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const words = useWords(pageWords);
  if (email === null || actionData === null) {
    return (
      <AccountPage title={words.title}>
        <div role="alert">
          <Notice tone="amber" title={words.badLink.title}>
            {words.badLink.text}
          </Notice>
        </div>
        <div>
          <ButtonLink to="/forgot-password" size="lg">
            {words.badLink.button}
          </ButtonLink>
        </div>
      </AccountPage>
    );
  }
  const address = (
    <strong className="font-semibold break-all" translate="no">
      {email}
    </strong>
  );
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <p>
        <Filled say={words.text} parts={{ email: address }} />
      </p>
      <Form method="post">
        <Button type="submit" size="lg" variant="destructive">
          {words.button}
        </Button>
      </Form>
    </AccountPage>
  );
}
