import { data, redirect } from "react-router";
import { languageContext, servicesContext } from "~/context";
import { submitToWire } from "~/features/people/accounts/commands/submit-to-wire.server";
import { waitHeaders } from "~/features/people/accounts/post.server";
import { resetPasswordSchema } from "~/features/people/accounts/schema";
import { AccountForm } from "~/features/people/accounts/ui/account-form";
import { AccountPage, textLinkClass } from "~/features/people/accounts/ui/account-page";
import { summaryOf } from "~/features/people/accounts/ui/form-errors";
import { PasswordField } from "~/features/people/accounts/ui/password-field";
import { useAccountForm } from "~/features/people/accounts/ui/use-account-form";
import { singleLine } from "~/kernel/typed-text";
import { inEveryLanguage } from "~/kernel/words";
import { refuseSignedIn } from "~/routes/shared/guards";
import { AppLink } from "~/ui/app-link";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { languageOf, publicMeta } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/accounts/reset-password-page";
import type { Route } from "./+types/reset-password";

const pageWords = inEveryLanguage("accounts/reset-password-page", en);

export const middleware: Route.MiddlewareFunction[] = [refuseSignedIn];

/** Specification, section 5: falls back to the empty string if invalid. */
const tokenSchema = singleLine()
  .regex(/^[A-Za-z0-9_-]{1,200}$/)
  .catch("");

/** The address holds a token: it must not travel in a Referer. */
export function headers(args: Route.HeadersArgs) {
  return { "Referrer-Policy": "strict-origin", ...waitHeaders(args) };
}

export function meta({ matches }: Route.MetaArgs) {
  const words = pageWords[languageOf(matches)];
  const page = { title: words.tabTitle, description: words.description, path: "/reset-password" };
  return publicMeta(matches, page);
}

export function loader({ url }: Route.LoaderArgs) {
  return { token: tokenSchema.parse(url.searchParams.get("token")) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(servicesContext);
  const posted = await submitToWire({
    auth,
    request,
    language: context.get(languageContext),
    schema: resetPasswordSchema,
    path: "/reset-password",
    body: ({ token, password }) => ({ token, newPassword: password }),
    field: "password",
  });
  if (posted.ok) return redirect("/sign-in?reset=done");
  return data({ isBadLink: posted.code === "INVALID_TOKEN", result: posted.reply }, posted.init);
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(pageWords);
  const [form, fields] = useAccountForm("reset-password", resetPasswordSchema, actionData?.result);
  if (loaderData.token === "" || actionData?.isBadLink) return <BadLink isUsed={actionData?.isBadLink ?? false} />;
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      after={
        <p>
          <AppLink to="/forgot-password" className={textLinkClass}>
            {words.askAgain}
          </AppLink>
        </p>
      }
    >
      <AccountForm form={form} errors={summaryOf(form, [fields.password])} submitLabel={words.button}>
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField field={fields.password} label={words.newPassword} use="new" />
      </AccountForm>
    </AccountPage>
  );
}

/** Nothing can be set with this link, so there is no form: the way on is a new one. */
function BadLink({ isUsed }: { isUsed: boolean }) {
  const words = useWords(pageWords);
  const said = isUsed ? words.usedLink : words.brokenLink;
  return (
    <AccountPage title={words.title}>
      <div role="alert">
        <Notice tone="amber" title={said.title}>
          {said.text}
        </Notice>
      </div>
      <div>
        <ButtonLink to="/forgot-password" size="lg">
          {words.askAgain}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
