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
import { inEveryLanguage } from "~/kernel/words";
import { AppLink } from "~/ui/app-link";
import { Notice } from "~/ui/notice";
import { languageOf, publicMeta } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/accounts/forgot-password-page";
import type { Route } from "./+types/forgot-password";

const pageWords = inEveryLanguage("accounts/forgot-password-page", en);

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const words = pageWords[languageOf(matches)];
  const page = { title: words.tabTitle, description: words.description, path: "/forgot-password" };
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
  const words = useWords(pageWords);
  const [form, fields] = useAccountForm("forgot-password", emailOnlySchema, actionData?.result);
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      after={
        <p>
          <AppLink to="/sign-in" className={textLinkClass}>
            {words.back}
          </AppLink>
        </p>
      }
    >
      {actionData?.isSent ? (
        <Notice tone="accent" title={words.sent.title}>
          {words.sent.text}
        </Notice>
      ) : null}
      <AccountForm form={form} errors={summaryOf(form, [fields.email])} submitLabel={words.button}>
        <EmailField field={fields.email} />
      </AccountForm>
    </AccountPage>
  );
}
