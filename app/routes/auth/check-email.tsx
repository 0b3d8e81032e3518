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
import { refuseVerified } from "~/routes/shared/guards";
import { AppLink } from "~/ui/app-link";
import { Notice } from "~/ui/notice";
import { publicMeta } from "~/ui/page-meta";
import type { Route } from "./+types/check-email";

export const middleware: Route.MiddlewareFunction[] = [refuseVerified];

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: "Check Your Email", description: "Confirm your email address.", path: "/check-email" };
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
  const known = email === null ? undefined : { email };
  const [form, fields] = useAccountForm("check-email", emailOnlySchema, actionData?.result, known);
  return (
    <AccountPage
      title="Check your email"
      lead={
        <>
          We sent a link to{" "}
          {email === null ? (
            "you"
          ) : (
            <strong className="font-semibold wrap-anywhere" translate="no">
              {email}
            </strong>
          )}
          . Open it and press the button there; that also signs you in.
        </>
      }
      after={
        <p>
          Confirmed on another device?{" "}
          <AppLink to="/sign-in" className={textLinkClass}>
            Sign in
          </AppLink>
        </p>
      }
    >
      {loaderData.hasBadLink && !actionData ? (
        <Notice tone="amber" title="This link has been used or is too old">
          If your address is confirmed already, sign in. Otherwise ask for a new link here.
        </Notice>
      ) : null}
      {actionData?.isSent ? (
        <Notice tone="accent" title="Check your email">
          If an account waits for this address to be confirmed, a new link is on its way.
        </Notice>
      ) : null}
      <p>Nothing there after a few minutes? Look in the spam folder, or let us send the link again.</p>
      <AccountForm
        form={form}
        errors={summaryOf(form, [fields.email])}
        submitLabel="Send the link again"
        variant="outline"
      >
        <EmailField field={fields.email} />
      </AccountForm>
    </AccountPage>
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
