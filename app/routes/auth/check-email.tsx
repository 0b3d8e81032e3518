import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect } from "react";
import { data, Form, useNavigation, useRevalidator } from "react-router";
import { servicesContext } from "~/context";
import { cookieHeaders, explain, readSmallForm, waitHeaders } from "~/features/accounts/post.server";
import { emailOnlySchema } from "~/features/accounts/schema";
import { AccountPage, textLinkClass } from "~/features/accounts/ui/account-page";
import { summaryOf } from "~/features/accounts/ui/form-errors";
import { refuseVerified } from "~/guards";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { publicMeta } from "~/ui/page-meta";
import { TextField } from "~/ui/text-field";
import type { Route } from "./+types/check-email";

export const middleware: Route.MiddlewareFunction[] = [refuseVerified];

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: "Check Your E-mail", description: "Confirm your e-mail address.", path: "/check-email" };
  return publicMeta(matches, page);
}

/** better-auth sends a used or expired link here with its code. */
export function loader({ url }: Route.LoaderArgs) {
  return { hasBadLink: url.searchParams.has("error") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(servicesContext);
  const submission = parseWithZod(await readSmallForm(request), { schema: emailOnlySchema });
  if (submission.status !== "success") return data({ isSent: false, result: submission.reply() }, 400);
  const body = { ...submission.value, callbackURL: "/check-email" };
  const answer = await auth.post(request, "/send-verification-email", body);
  if (answer.status === 200) return data({ isSent: true, result: null });
  const result = submission.reply({ formErrors: [explain(answer)] });
  return data({ isSent: false, result }, { status: answer.status, headers: cookieHeaders(answer) });
}

export default function CheckEmail({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  useConfirmationElsewhere();
  const [form, fields] = useForm({
    id: "check-email",
    lastResult: actionData?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: emailOnlySchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <AccountPage
      title="Check your e-mail"
      lead="We sent you a link. Open it to confirm your address; that also signs you in here."
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
        <Notice tone="accent" title="Look into your mailbox">
          If an account waits for this address to be confirmed, a new link is on its way.
        </Notice>
      ) : null}
      <p>Nothing there after a few minutes? Look into the spam folder, or let us send the link again.</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <ErrorSummary errors={summaryOf(form, [fields.email])} />
        <TextField
          id={fields.email.id}
          name={fields.email.name}
          defaultValue={fields.email.initialValue}
          error={fields.email.errors}
          label="E-mail address"
          type="email"
          inputMode="email"
          autoComplete="username"
          enterKeyHint="send"
          required
        />
        <div>
          <Button
            type="submit"
            variant="outline"
            pending={navigation.state !== "idle" && navigation.formMethod === "POST"}
          >
            Send the link again
          </Button>
        </div>
      </Form>
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
