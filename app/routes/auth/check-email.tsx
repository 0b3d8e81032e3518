import { useEffect } from "react";
import { data, useRevalidator } from "react-router";
import { languageContext, servicesContext } from "~/context";
import { submitToWire } from "~/features/people/accounts/commands/submit-to-wire.server";
import { waitHeaders } from "~/features/people/accounts/post.server";
import { emailOnlySchema } from "~/features/people/accounts/schema";
import { readTypedAddress } from "~/features/people/accounts/typed-address-cookie";
import { AccountForm } from "~/features/people/accounts/ui/account-form";
import { AccountPage, textLinkClass } from "~/features/people/accounts/ui/account-page";
import { EmailField } from "~/features/people/accounts/ui/fields";
import { summaryOf } from "~/features/people/accounts/ui/form-errors";
import { useAccountForm } from "~/features/people/accounts/ui/use-account-form";
import { inEveryLanguage } from "~/kernel/words";
import { refuseVerified } from "~/routes/shared/guards";
import { AppLink } from "~/ui/app-link";
import { Filled } from "~/ui/filled";
import { Notice } from "~/ui/notice";
import { languageOf, publicMeta } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/accounts/check-email-page";
import type { Route } from "./+types/check-email";

const pageWords = inEveryLanguage("accounts/check-email-page", en);

export const middleware: Route.MiddlewareFunction[] = [refuseVerified];

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const words = pageWords[languageOf(matches)];
  const page = { title: words.tabTitle, description: words.description, path: "/check-email" };
  return publicMeta(matches, page);
}

/** better-auth sends a used or expired link here with its code. */
export function loader({ request, context, url }: Route.LoaderArgs) {
  const { isHttps } = context.get(servicesContext).config;
  return { hasBadLink: url.searchParams.has("error"), email: readTypedAddress(request, isHttps) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(servicesContext);
  const posted = await submitToWire({
    auth,
    request,
    language: context.get(languageContext),
    schema: emailOnlySchema,
    path: "/send-verification-email",
  });
  return posted.ok ? data({ isSent: true, result: null }) : data({ isSent: false, result: posted.reply }, posted.init);
}

export default function CheckEmail({ loaderData, actionData }: Route.ComponentProps) {
  useConfirmationElsewhere();
  const { email } = loaderData;
  const words = useWords(pageWords);
  const known = email === null ? undefined : { email };
  const [form, fields] = useAccountForm("check-email", emailOnlySchema, actionData?.result, known);
  return (
    <AccountPage
      title={words.title}
      lead={email === null ? words.sent : <Filled say={words.sentTo} parts={{ email: <Address email={email} /> }} />}
      after={
        <p>
          <Filled say={words.elsewhere} parts={{ signIn: <SignInLink /> }} />
        </p>
      }
    >
      {loaderData.hasBadLink && !actionData ? (
        <Notice tone="amber" title={words.badLink.title}>
          {words.badLink.text}
        </Notice>
      ) : null}
      {actionData?.isSent ? (
        <Notice tone="accent" title={words.again.title}>
          {words.again.text}
        </Notice>
      ) : null}
      <p>{words.nothingThere}</p>
      <AccountForm form={form} errors={summaryOf(form, [fields.email])} submitLabel={words.button} variant="outline">
        <EmailField field={fields.email} />
      </AccountForm>
    </AccountPage>
  );
}

function Address({ email }: { email: string }) {
  return (
    <strong className="font-semibold wrap-anywhere" translate="no">
      {email}
    </strong>
  );
}

function SignInLink() {
  return (
    <AppLink to="/sign-in" className={textLinkClass}>
      {useWords(pageWords).signIn}
    </AppLink>
  );
}

/** The link opens in another tab of this browser: coming back to this one asks again, and the guard leads on. */
function useConfirmationElsewhere(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("focus", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("focus", ask);
    };
  }, [revalidate]);
}
