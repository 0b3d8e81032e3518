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
import { refuseSignedIn } from "~/routes/shared/guards";
import { AppLink } from "~/ui/app-link";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { publicMeta } from "~/ui/page-meta";
import type { Route } from "./+types/reset-password";

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
  const page = { title: "Reset Password", description: "Set a new password.", path: "/reset-password" };
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
  const [form, fields] = useAccountForm("reset-password", resetPasswordSchema, actionData?.result);
  if (loaderData.token === "" || actionData?.isBadLink) return <BadLink isUsed={actionData?.isBadLink ?? false} />;
  return (
    <AccountPage
      title="Set a new password"
      lead="It signs your account out everywhere; then you sign in with the new one."
      after={
        <p>
          <AppLink to="/forgot-password" className={textLinkClass}>
            Ask for a new link
          </AppLink>
        </p>
      }
    >
      <AccountForm form={form} errors={summaryOf(form, [fields.password])} submitLabel="Set password">
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField field={fields.password} label="New password" use="new" />
      </AccountForm>
    </AccountPage>
  );
}

/** Nothing can be set with this link, so there is no form: the way on is a new one. */
function BadLink({ isUsed }: { isUsed: boolean }) {
  return (
    <AccountPage title="Set a new password">
      <div role="alert">
        <Notice tone="amber" title={isUsed ? "This link has been used or is too old" : "This link is not complete"}>
          {isUsed
            ? "It works once and for one hour. Ask for a new one, and use the newest email."
            : "Open the link in our email again, or ask for a new one."}
        </Notice>
      </div>
      <div>
        <ButtonLink to="/forgot-password" size="lg">
          Ask for a new link
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
