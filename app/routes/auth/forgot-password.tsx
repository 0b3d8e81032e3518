import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, useNavigation } from "react-router";
import { servicesContext } from "~/context";
import { cookieHeaders, explain, readSmallForm, waitHeaders } from "~/features/accounts/post.server";
import { emailOnlySchema } from "~/features/accounts/schema";
import { AccountPage, textLinkClass } from "~/features/accounts/ui/account-page";
import { summaryOf } from "~/features/accounts/ui/form-errors";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { publicMeta } from "~/ui/page-meta";
import { TextField } from "~/ui/text-field";
import type { Route } from "./+types/forgot-password";

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: "Forgot Password", description: "Get a link to set a new password.", path: "/forgot-password" };
  return publicMeta(matches, page);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(servicesContext);
  const submission = parseWithZod(await readSmallForm(request), { schema: emailOnlySchema });
  if (submission.status !== "success") return data({ isSent: false, result: submission.reply() }, 400);
  const answer = await auth.post(request, "/request-password-reset", submission.value);
  if (answer.status === 200) return data({ isSent: true, result: null });
  const result = submission.reply({ formErrors: [explain(answer)] });
  return data({ isSent: false, result }, { status: answer.status, headers: cookieHeaders(answer) });
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const [form, fields] = useForm({
    id: "forgot-password",
    lastResult: actionData?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: emailOnlySchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <AccountPage
      title="Forgot your password?"
      lead="Tell us your address, and we send you a link to set a new one."
      after={
        <AppLink to="/sign-in" className={textLinkClass}>
          Back to sign in
        </AppLink>
      }
    >
      {actionData?.isSent ? (
        <Notice tone="accent" title="Look into your mailbox">
          If there is an account with this address, a link is on its way. It works for one hour. Nothing there? Look
          into the spam folder, or ask again in a few minutes.
        </Notice>
      ) : null}
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
          <Button type="submit" size="lg" pending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
            Send link
          </Button>
        </div>
      </Form>
    </AccountPage>
  );
}
