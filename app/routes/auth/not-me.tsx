import { data, Form, redirect } from "react-router";
import { servicesContext } from "~/context";
import { endAllSessions, findEndLink } from "~/features/people/accounts/commands/end-all-sessions.server";
import { AccountPage } from "~/features/people/accounts/ui/account-page";
import { mailTokenSchema } from "~/kernel/ids";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/not-me";

/** The address holds a token: it must not travel in a Referer. */
export function headers() {
  return { "Referrer-Policy": "strict-origin", "Cache-Control": "private, no-store" };
}

export function meta() {
  return [{ title: pageTitle("This Was Not Me") }, { name: "robots", content: "noindex" }];
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
  if (email === null || actionData === null) {
    return (
      <AccountPage title="This was not me">
        <div role="alert">
          <Notice tone="amber" title="This link has been used or is too old">
            If you still do not know a sign-in, set a new password: that signs everyone out.
          </Notice>
        </div>
        <div>
          <ButtonLink to="/forgot-password" size="lg">
            Set a new password
          </ButtonLink>
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="This was not me" lead="One press, and no one is signed in to your account anymore.">
      <p>
        Everyone is signed out of{" "}
        <strong className="font-semibold break-all" translate="no">
          {email}
        </strong>
        , here too, and the password of now stops working. Then you choose a new one.
      </p>
      <Form method="post">
        <Button type="submit" size="lg" variant="destructive">
          Sign everyone out
        </Button>
      </Form>
    </AccountPage>
  );
}
