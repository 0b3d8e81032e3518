import { data, redirect } from "react-router";
import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { confirmPerson } from "~/features/people/accounts/commands/confirm-person.server";
import { tooManyTries, waitHeaders } from "~/features/people/accounts/post.server";
import { AccountPage } from "~/features/people/accounts/ui/account-page";
import { ConfirmForm } from "~/features/people/accounts/ui/confirm-form";
import { safeRedirect } from "~/kernel/safe-redirect";
import { secretText, singleLine } from "~/kernel/typed-text";
import { inEveryLanguage } from "~/kernel/words";
import { findFactorState, hasFactor } from "~/platform/auth/second-factor/factors.server";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/accounts/confirm-page";
import type { Route } from "./+types/confirm";

const confirmWords = inEveryLanguage("accounts/confirm-page", en);

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(confirmWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

/** What can be asked: a code, a passkey, or the password where no second step is set. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const to = safeRedirect(url.searchParams.get("to"));
  const { sessionToken } = context.get(requiredUserContext);
  const state = await findFactorState(services, sessionToken);
  if (!state) throw redirect(`/sign-in?${new URLSearchParams({ redirect: to })}`);
  const isSet = hasFactor(state);
  // The admin's area asks for a second step; where none is set, proving the password alone would lead round in a circle.
  if (!isSet && to.startsWith("/admin") && state.isConfirmed) throw redirect("/app/settings/security?for=admin");
  return { to, isSet, hasApp: state.hasTotp, hasPasskey: state.passkeyCount > 0 };
}

const postSchema = z.object({
  to: singleLine().max(2048).optional(),
  code: singleLine().max(40).default(""),
  password: secretText().max(128).default(""),
});

export async function action({ request, context }: Route.ActionArgs) {
  const language = context.get(languageContext);
  const post = postSchema.safeParse(Object.fromEntries(await readSmallForm(request)));
  if (!post.success) throw data(refusedWords[language].unknownForm, { status: 400 });
  const { code, password, to } = post.data;
  const { actor } = context.get(requiredUserContext);
  const input = password === "" ? { code } : { password };
  const confirmed = await confirmPerson(context.get(servicesContext), actor, input);
  if (confirmed.ok) throw redirect(safeRedirect(to), 303);
  if (confirmed.code === "signed-out") throw redirect("/sign-in");
  if (confirmed.code === "wrong") {
    const { wrongCode, wrongPassword } = confirmWords[language];
    const error = password === "" ? wrongCode : wrongPassword;
    return data({ error }, 400);
  }
  const seconds = confirmed.detail?.retryAfterSeconds ?? 60;
  const headers = { "Retry-After": String(seconds) };
  return data({ error: tooManyTries(seconds, language) }, { status: 429, headers });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(confirmWords);
  return (
    <AccountPage title={words.title} lead={loaderData.isSet ? words.leadWithSecondStep : words.leadWithPassword}>
      <ConfirmForm {...loaderData} error={actionData?.error ?? null} />
    </AccountPage>
  );
}
