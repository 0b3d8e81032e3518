import { data } from "react-router";
import { languageContext, servicesContext } from "~/context";
import { submitToWire } from "~/features/people/accounts/commands/submit-to-wire.server";
import { waitHeaders } from "~/features/people/accounts/post.server";
import { emailOnlySchema } from "~/features/people/accounts/schema";
import { AccountForm } from "~/features/people/accounts/ui/account-form";
import { AccountPage, textLinkClass } from "~/features/people/accounts/ui/account-page";
import { EmailField } from "~/features/people/accounts/ui/fields";
import { summaryOf } from "~/features/people/accounts/ui/form-errors";
import { useAccountForm } from "~/features/people/accounts/ui/use-account-form";
import { AppLink } from "~/ui/app-link";
import { Notice } from "~/ui/notice";
import { publicMeta } from "~/ui/page-meta";
import type { Route } from "./+types/forgot-password";

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: "Forgot Password", description: "Get a link to set a new password.", path: "/forgot-password" };
  return publicMeta(matches, page);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(servicesContext);
  const posted = await submitToWire({
    auth,
    request,
    language: context.get(languageContext),
    schema: emailOnlySchema,
    path: "/request-password-reset",
  });
  return posted.ok ? data({ isSent: true, result: null }) : data({ isSent: false, result: posted.reply }, posted.init);
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const [form, fields] = useAccountForm("forgot-password", emailOnlySchema, actionData?.result);
  return (
    <AccountPage
      title="Forgot your password?"
      lead="Tell us your address, and we send you a link to set a new one."
      after={
        <p>
          <AppLink to="/sign-in" className={textLinkClass}>
            Back to sign in
          </AppLink>
        </p>
      }
    >
      {actionData?.isSent ? (
        <Notice tone="accent" title="Check your email">
          If there is an account with this address, a link is on its way. It works for one hour. Nothing there? Look
          into the spam folder, or ask again in a few minutes.
        </Notice>
      ) : null}
      <AccountForm form={form} errors={summaryOf(form, [fields.email])} submitLabel="Send link">
        <EmailField field={fields.email} />
      </AccountForm>
    </AccountPage>
  );
}
