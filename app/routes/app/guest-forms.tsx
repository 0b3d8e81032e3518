import { Form } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { postGuestForms } from "~/features/people/account-data/commands/post-guest-forms.server";
import { findGuestFormsPage } from "~/features/people/account-data/queries/find-guest-forms.server";
import { GuestFormList } from "~/features/people/account-data/ui/guest-form-list";
import { waitHeaders } from "~/features/people/accounts/post.server";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/guest-forms";

/** The address may hold a token: it must not travel in a Referer. */
export function headers(args: Route.HeadersArgs) {
  return { "Referrer-Policy": "strict-origin", ...waitHeaders(args) };
}

export function meta() {
  return [{ title: pageTitle("Forms Made Without an Account") }, { name: "robots", content: "noindex" }];
}

/** With the token of a mail to the account's address the forms are named; without it only how many there are. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { signedIn } = await services.auth.readSession(request, { isFresh: true });
  if (!signedIn) throw await signInAgain(request, context, url.pathname + url.search);
  return findGuestFormsPage(services, signedIn, url.searchParams.get("token"));
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const user = context.get(requiredUserContext);
  return postGuestForms({ services, request, user, token: url.searchParams.get("token") ?? "" });
}

export default function GuestForms({ loaderData, actionData }: Route.ComponentProps) {
  const { named, waiting, email, hasToken } = loaderData;
  return (
    <AppPage
      body="narrow"
      title={named.length > 0 ? "Take over these forms?" : "Forms made without an account"}
      lead={
        named.length > 0
          ? `They were made with ${email}. With their applications they move into your account.`
          : sayWaiting(waiting, email)
      }
    >
      <div className="flex flex-col gap-6">
        {actionData ? <Outcome {...actionData} /> : null}
        {hasToken && named.length === 0 && !actionData ? (
          <Notice tone="amber" title="This link has been used or is too old">
            It works once, for 7 days, and in the account it was emailed to.
          </Notice>
        ) : null}
        {named.length > 0 ? (
          <Claim named={named} />
        ) : waiting > 0 ? (
          <AskForMail isSent={actionData?.kind === "sent"} />
        ) : null}
        <div>
          <ButtonLink to="/app/forms" variant="outline">
            Go to your forms
          </ButtonLink>
        </div>
      </div>
    </AppPage>
  );
}

function sayWaiting(waiting: number, email: string): string {
  if (waiting === 0) return `No form made with ${email} waits to move into your account.`;
  const what = waiting === 1 ? "One form was" : `${waiting} forms were`;
  return `${what} made with ${email}. We email that address a link to move ${waiting === 1 ? "it" : "them"} into your account.`;
}

function Claim({ named }: { named: { id: string; title: string; applicationCount: number }[] }) {
  return (
    <Form method="post" className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="claim" />
      {named.map(({ id }) => (
        <input key={id} type="hidden" name="formId" value={id} />
      ))}
      <GuestFormList forms={named} />
      <p className="text-ink-muted">
        The links that you were emailed to manage them stop working. We email you how to undo this; you have 7 days for
        it.
      </p>
      <div>
        <Button type="submit" size="lg">
          {named.length === 1 ? "Move this form into my account" : "Move these forms into my account"}
        </Button>
      </div>
    </Form>
  );
}

function AskForMail({ isSent }: { isSent: boolean }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="mail" />
      <Button type="submit" variant={isSent ? "outline" : "default"}>
        {isSent ? "Email the link again" : "Email me the link"}
      </Button>
    </Form>
  );
}

function Outcome({ kind, text }: { kind: "used" | "wait" | "sent"; text: string }) {
  return (
    <div role="status">
      {kind === "sent" ? (
        <Notice tone="accent" title="Check your email">
          The link is on its way to {text}.
        </Notice>
      ) : (
        <Notice tone="amber" title={kind === "used" ? "Nothing has moved" : "Please wait a little"}>
          {kind === "used" ? "This link has been used or is too old. Ask for a new one." : text}
        </Notice>
      )}
    </div>
  );
}
