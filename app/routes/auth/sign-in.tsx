import { data, redirect, useSearchParams } from "react-router";
import { languageContext, servicesContext } from "~/context";
import { keptVoucherPath } from "~/features/money/vouchers/voucher-cookie";
import { submitToWire } from "~/features/people/accounts/commands/submit-to-wire.server";
import { redirectWithCookies, waitHeaders } from "~/features/people/accounts/post.server";
import { signInSchema } from "~/features/people/accounts/schema";
import { AccountForm } from "~/features/people/accounts/ui/account-form";
import { AccountPage, textLinkClass } from "~/features/people/accounts/ui/account-page";
import { CookiesOff } from "~/features/people/accounts/ui/cookies-off";
import { EmailField } from "~/features/people/accounts/ui/fields";
import { summaryOf } from "~/features/people/accounts/ui/form-errors";
import { PasskeyButton } from "~/features/people/accounts/ui/passkey-button";
import { PasswordField } from "~/features/people/accounts/ui/password-field";
import { useAccountForm } from "~/features/people/accounts/ui/use-account-form";
import { withCookieCheck } from "~/kernel/cookie-check";
import { safeRedirect } from "~/kernel/safe-redirect";
import { inEveryLanguage } from "~/kernel/words";
import { SECOND_STEP } from "~/platform/auth/auth-answers.server";
import { refuseSignedIn } from "~/routes/shared/guards";
import { AppLink } from "~/ui/app-link";
import { Filled } from "~/ui/filled";
import { Notice } from "~/ui/notice";
import { languageOf, publicMeta } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/accounts/sign-in-page";
import type { Route } from "./+types/sign-in";

const pageWords = inEveryLanguage("accounts/sign-in-page", en);

export const middleware: Route.MiddlewareFunction[] = [refuseSignedIn];

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const words = pageWords[languageOf(matches)];
  const page = { title: words.tabTitle, description: words.description, path: "/sign-in" };
  return publicMeta(matches, page);
}

/** A guarded page needs a loader: without one the browser would not ask the server. */
export function loader() {
  return null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { auth, config } = context.get(servicesContext);
  const posted = await submitToWire({
    auth,
    request,
    language: context.get(languageContext),
    schema: signInSchema,
    path: "/sign-in/email",
  });
  const wanted = url.searchParams.get("redirect") ?? keptVoucherPath(request, config.isHttps);
  if (posted.ok && posted.answer.isFactorAsked)
    return redirectWithCookies(
      withCookieCheck(request, SECOND_STEP + (url.search || searchFor(wanted))),
      posted.answer,
    );
  // A browser that came without cookies is led back here, and on from here once its new session has come along.
  const isKnown = Boolean(request.headers.get("Cookie"));
  const to = isKnown ? safeRedirect(wanted) : withCookieCheck(request, `/sign-in${searchFor(safeRedirect(wanted))}`);
  if (posted.ok) return redirectWithCookies(to, posted.answer);
  // The password was right: a new mail is on its way.
  if (posted.code === "EMAIL_NOT_VERIFIED") return redirect("/check-email", { headers: posted.init.headers });
  return data(posted.reply, posted.init);
}

function searchFor(wanted: string | null): string {
  return wanted === null ? "" : `?${new URLSearchParams({ redirect: wanted })}`;
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  const words = useWords(pageWords);
  const [search] = useSearchParams();
  const [form, fields] = useAccountForm("sign-in", signInSchema, actionData);
  const create = (
    <AppLink to="/sign-up" className={textLinkClass}>
      {words.create}
    </AppLink>
  );
  return (
    <AccountPage
      title={words.title}
      after={
        <p>
          <Filled say={words.noAccount} parts={{ create }} />
        </p>
      }
    >
      <CookiesOff />
      {search.get("step") === "over" && !actionData ? (
        <Notice tone="amber" title={words.stepOver.title}>
          {words.stepOver.text}
        </Notice>
      ) : null}
      {search.get("reset") === "done" && !actionData ? (
        <Notice tone="accent" title={words.reset.title}>
          {words.reset.text}
        </Notice>
      ) : null}
      {search.get("confirmed") === "done" && !actionData ? (
        <Notice tone="accent" title={words.confirmed.title}>
          {words.confirmed.text}
        </Notice>
      ) : null}
      <AccountForm
        form={form}
        errors={summaryOf(form, [fields.email, fields.password])}
        submitLabel={words.button}
        aside={
          <AppLink to="/forgot-password" className={textLinkClass}>
            {words.forgot}
          </AppLink>
        }
      >
        <EmailField field={fields.email} enterKeyHint="next" />
        <PasswordField field={fields.password} use="current" />
      </AccountForm>
      <PasskeyButton
        purpose="sign-in"
        label={words.withPasskey}
        onDone={() => location.assign(safeRedirect(search.get("redirect")))}
      />
    </AccountPage>
  );
}
