import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { cookieHeaders, explain, readSmallForm, waitHeaders } from "~/features/accounts/post.server";
import { resetPasswordSchema } from "~/features/accounts/schema";
import { AccountPage, textLinkClass } from "~/features/accounts/ui/account-page";
import { summaryOf } from "~/features/accounts/ui/form-errors";
import { PasswordField } from "~/features/accounts/ui/password-field";
import { refuseSignedIn } from "~/guards";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { publicMeta } from "~/ui/page-meta";
import type { Route } from "./+types/reset-password";

export const middleware: Route.MiddlewareFunction[] = [refuseSignedIn];

/** Specification, section 5: falls back to the empty string if invalid. */
const tokenSchema = z
  .string()
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
  const submission = parseWithZod(await readSmallForm(request), { schema: resetPasswordSchema });
  if (submission.status !== "success") return data(submission.reply({ hideFields: ["password"] }), 400);
  const { token, password } = submission.value;
  const answer = await auth.post(request, "/reset-password", { token, newPassword: password });
  if (answer.status === 200) return redirect("/sign-in?reset=done");
  const aboutPassword = answer.code?.startsWith("PASSWORD_") ?? false;
  const reply = submission.reply({
    ...(aboutPassword ? { fieldErrors: { password: [explain(answer)] } } : { formErrors: [explain(answer)] }),
    hideFields: ["password"],
  });
  return data(reply, { status: answer.status, headers: cookieHeaders({ ...answer, setCookies: [] }) });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const [form, fields] = useForm({
    id: "reset-password",
    lastResult: actionData,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: resetPasswordSchema }),
    shouldRevalidate: "onInput",
  });
  if (loaderData.token === "") {
    return (
      <AccountPage title="Set a new password">
        <Notice tone="amber" title="This link is not complete">
          Open the link in our mail again, or ask for a new one.
        </Notice>
        <div>
          <ButtonLink to="/forgot-password">Ask for a new link</ButtonLink>
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Set a new password"
      lead="It signs your account out everywhere; then you sign in with the new one."
      after={
        <AppLink to="/forgot-password" className={textLinkClass}>
          Ask for a new link
        </AppLink>
      }
    >
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <ErrorSummary errors={summaryOf(form, [fields.password])} />
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          id={fields.password.id}
          name={fields.password.name}
          error={fields.password.errors}
          label="New password"
          use="new"
        />
        <div>
          <Button type="submit" size="lg" pending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
            Set password
          </Button>
        </div>
      </Form>
    </AccountPage>
  );
}
