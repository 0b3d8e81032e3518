import { redirect } from "react-router";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import { postProfile } from "~/features/people/account-data/commands/post-profile.server";
import { findProfile } from "~/features/people/account-data/queries/find-profile.server";
import { DataForm } from "~/features/people/account-data/ui/data-form";
import { LanguageCard } from "~/features/people/account-data/ui/language-card";
import { MailStop } from "~/features/people/account-data/ui/mail-stop";
import { DeleteForm, EmailForm, NameForm, PasswordForm } from "~/features/people/account-data/ui/profile-forms";
import { SessionList } from "~/features/people/account-data/ui/session-list";
import { cookieHeaders, waitHeaders } from "~/features/people/accounts/post.server";
import { SigningInCard } from "~/features/people/accounts/ui/signing-in-card";
import { inEveryLanguage } from "~/kernel/words";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { AppPage } from "~/ui/app-page";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/account-data/profile-page";
import type { Route } from "./+types/profile";

const pageWords = inEveryLanguage("account-data/profile-page", en);

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

/** Asks the session row, not the cookie: name and address are shown as they are now. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { signedIn, setCookies } = await services.auth.readSession(request, { isFresh: true });
  const profile = signedIn ? await findProfile(services, signedIn.actor, signedIn.email) : null;
  if (!signedIn || !profile) {
    const headers = cookieHeaders({ setCookies, retryAfterSeconds: null });
    throw redirect("/sign-in?redirect=%2Fapp%2Fsettings%2Fprofile", { headers });
  }
  const { name, email } = signedIn;
  const { searchParams } = url;
  const shown = { hasBadLink: searchParams.has("error"), done: searchParams.get("done") };
  return { name, email, ...profile, ...shown };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const user = context.get(requiredUserContext);
  const language = context.get(languageContext);
  return postProfile({
    services,
    request,
    user,
    language,
    locale: context.get(localeContext),
    form: await readSmallForm(request),
  });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, sessions, archive, held, colleagues, guest, isAskedAgain, mailStop, hasBadLink, done } =
    loaderData;
  const words = useWords(pageWords);
  const outcomeOf = (intent: string) => ({
    lastResult: actionData?.intent === intent ? actionData.lastResult : null,
    isDone: actionData ? actionData.intent === intent && actionData.isDone : done === intent,
  });
  return (
    <AppPage title={words.title} isTitleHidden body="narrow">
      <div className="flex flex-col gap-6">
        {hasBadLink && !actionData ? (
          <Notice tone="amber" title={words.badLink.title}>
            {words.badLink.text}
          </Notice>
        ) : null}
        <MailStop email={email} reason={mailStop} isForgiven={done === "mail-again"} />
        <SigningInCard isAskedAgain={isAskedAgain} />
        <LanguageCard isSaved={done === "language"} />
        <NameForm key={name} name={name} {...outcomeOf("rename")} />
        <EmailForm email={email} {...outcomeOf("change-email")} />
        <PasswordForm {...outcomeOf("change-password")} />
        <SessionList sessions={sessions} notice={outcomeOf("sessions").isDone ? words.signedOutThere : null} />
        <DataForm archive={archive} lastResult={outcomeOf("request-data").lastResult} />
        <DeleteForm
          lastResult={outcomeOf("delete-account").lastResult}
          held={held}
          colleagues={colleagues}
          guest={guest}
        />
      </div>
    </AppPage>
  );
}
