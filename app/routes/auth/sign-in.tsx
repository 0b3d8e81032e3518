import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, redirect, useNavigation, useSearchParams } from "react-router";
import { servicesContext } from "~/context";
import {
  cookieHeaders,
  explain,
  readSmallForm,
  redirectWithCookies,
  waitHeaders,
} from "~/features/accounts/post.server";
import { signInSchema } from "~/features/accounts/schema";
import { AccountPage, textLinkClass } from "~/features/accounts/ui/account-page";
import { summaryOf } from "~/features/accounts/ui/form-errors";
import { PasswordField } from "~/features/accounts/ui/password-field";
import { refuseSignedIn } from "~/guards";
import { safeRedirect } from "~/kernel/safe-redirect";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { publicMeta } from "~/ui/page-meta";
import { TextField } from "~/ui/text-field";
import type { Route } from "./+types/sign-in";

export const middleware: Route.MiddlewareFunction[] = [refuseSignedIn];

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: "Sign In", description: "Sign in to your forms and applications.", path: "/sign-in" };
  return publicMeta(matches, page);
}

/** A guarded page needs a loader: without one the browser would not ask the server. */
export function loader() {
  return null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { auth } = context.get(servicesContext);
  const submission = parseWithZod(await readSmallForm(request), { schema: signInSchema });
  if (submission.status !== "success") return data(submission.reply({ hideFields: ["password"] }), 400);
  const answer = await auth.post(request, "/sign-in/email", submission.value);
  if (answer.status === 200) return redirectWithCookies(safeRedirect(url.searchParams.get("redirect")), answer);
  // The password was right: a new mail is on its way.
  if (answer.code === "EMAIL_NOT_VERIFIED") return redirect("/check-email");
  const reply = submission.reply({ formErrors: [explain(answer)], hideFields: ["password"] });
  return data(reply, { status: answer.status, headers: cookieHeaders({ ...answer, setCookies: [] }) });
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const [search] = useSearchParams();
  const [form, fields] = useForm({
    id: "sign-in",
    lastResult: actionData,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signInSchema }),
    shouldRevalidate: "onInput",
  });
  const isReset = search.get("reset") === "done";
  return (
    <AccountPage
      title="Sign in"
      lead={isReset ? "Your new password is set. Sign in with it." : undefined}
      after={
        <p>
          No account yet?{" "}
          <AppLink to="/sign-up" className={textLinkClass}>
            Make one
          </AppLink>
        </p>
      }
    >
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <ErrorSummary errors={summaryOf(form, [fields.email, fields.password])} />
        <TextField
          id={fields.email.id}
          name={fields.email.name}
          defaultValue={fields.email.initialValue}
          error={fields.email.errors}
          label="E-mail address"
          type="email"
          inputMode="email"
          autoComplete="username"
          enterKeyHint="next"
          required
        />
        <PasswordField
          id={fields.password.id}
          name={fields.password.name}
          error={fields.password.errors}
          label="Password"
          use="current"
        />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Button type="submit" size="lg" pending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
            Sign in
          </Button>
          <AppLink to="/forgot-password" className={textLinkClass}>
            Forgot your password?
          </AppLink>
        </div>
      </Form>
    </AccountPage>
  );
}
