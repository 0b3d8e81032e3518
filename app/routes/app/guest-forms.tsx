import { Form } from "react-router";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { postGuestForms } from "~/features/people/account-data/commands/post-guest-forms.server";
import { findGuestFormsPage } from "~/features/people/account-data/queries/find-guest-forms.server";
import { GuestFormList } from "~/features/people/account-data/ui/guest-form-list";
import { waitHeaders } from "~/features/people/accounts/post.server";
import { inEveryLanguage } from "~/kernel/words";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/account-data/guest-forms-page";
import type { Route } from "./+types/guest-forms";

const pageWords = inEveryLanguage("account-data/guest-forms-page", en);

/** The address may hold a token: it must not travel in a Referer. */
export function headers(args: Route.HeadersArgs) {
  return { "Referrer-Policy": "strict-origin", ...waitHeaders(args) };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
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
  const language = context.get(languageContext);
  return postGuestForms({ services, request, user, token: url.searchParams.get("token") ?? "", language });
}

export default function GuestForms({ loaderData, actionData }: Route.ComponentProps) {
  const { named, waiting, email, hasToken } = loaderData;
  const words = useWords(pageWords);
  return (
    <AppPage
      body="narrow"
      title={named.length > 0 ? words.claimTitle : words.title}
      lead={named.length > 0 ? words.claimLead({ email }) : words.waiting({ count: waiting, email })}
    >
      <div className="flex flex-col gap-6">
        {actionData ? <Outcome {...actionData} /> : null}
        {hasToken && named.length === 0 && !actionData ? (
          <Notice tone="amber" title={words.badLink.title}>
            {words.badLink.text}
          </Notice>
        ) : null}
        {named.length > 0 ? (
          <Claim named={named} />
        ) : waiting > 0 ? (
          <AskForMail isSent={actionData?.kind === "sent"} />
        ) : null}
        <div>
          <ButtonLink to="/app/forms" variant="outline">
            {words.toForms}
          </ButtonLink>
        </div>
      </div>
    </AppPage>
  );
}

function Claim({ named }: { named: { id: string; title: string; applicationCount: number }[] }) {
  const words = useWords(pageWords);
  return (
    <Form method="post" className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="claim" />
      {named.map(({ id }) => (
        <input key={id} type="hidden" name="formId" value={id} />
      ))}
      <GuestFormList forms={named} />
      <p className="text-ink-muted">{words.claimHint}</p>
      <div>
        <Button type="submit" size="lg">
          {words.claim({ count: named.length })}
        </Button>
      </div>
    </Form>
  );
}

function AskForMail({ isSent }: { isSent: boolean }) {
  const words = useWords(pageWords);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="mail" />
      <Button type="submit" variant={isSent ? "outline" : "default"}>
        {isSent ? words.mailAgain : words.mailLink}
      </Button>
    </Form>
  );
}

function Outcome({ kind, text }: { kind: "used" | "wait" | "sent"; text: string }) {
  const words = useWords(pageWords);
  return (
    <div role="status">
      {kind === "sent" ? (
        <Notice tone="accent" title={words.sent.title}>
          {words.sent.text({ email: text })}
        </Notice>
      ) : (
        <Notice tone="amber" title={kind === "used" ? words.used.title : words.wait}>
          {kind === "used" ? words.used.text : text}
        </Notice>
      )}
    </div>
  );
}
