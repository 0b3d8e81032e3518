import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, redirect, useNavigation } from "react-router";
import { servicesContext } from "~/context";
import { cookieHeaders, explain, readSmallForm, waitHeaders } from "~/features/accounts/post.server";
import { signUpSchema } from "~/features/accounts/schema";
import { AccountPage, textLinkClass } from "~/features/accounts/ui/account-page";
import { summaryOf } from "~/features/accounts/ui/form-errors";
import { PasswordField } from "~/features/accounts/ui/password-field";
import { refuseSignedIn } from "~/guards";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { publicMeta } from "~/ui/page-meta";
import { TextField } from "~/ui/text-field";
import type { Route } from "./+types/sign-up";

export const middleware: Route.MiddlewareFunction[] = [refuseSignedIn];

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Sign Up",
    description: "Make an account for your rental application forms and their applications.",
    path: "/sign-up",
  };
  return publicMeta(matches, page);
}

export function loader() {
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(servicesContext);
  const submission = parseWithZod(await readSmallForm(request), { schema: signUpSchema });
  if (submission.status !== "success") return data(submission.reply({ hideFields: ["password"] }), 400);
  const answer = await auth.post(request, "/sign-up/email", { ...submission.value, callbackURL: "/check-email" });
  // The same for an address that has an account: its owner gets a mail that says so.
  if (answer.status === 200) return redirect("/check-email");
  const aboutPassword = answer.code?.startsWith("PASSWORD_") ?? false;
  const reply = submission.reply({
    ...(aboutPassword ? { fieldErrors: { password: [explain(answer)] } } : { formErrors: [explain(answer)] }),
    hideFields: ["password"],
  });
  return data(reply, { status: answer.status, headers: cookieHeaders({ ...answer, setCookies: [] }) });
}

export default function SignUp({ actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const [form, fields] = useForm({
    id: "sign-up",
    lastResult: actionData,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signUpSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <AccountPage
      title="Make an account"
      lead="Keep all your forms and applications in one place. Forms you made without an account with the same address are added to it."
      after={
        <p>
          Have an account already?{" "}
          <AppLink to="/sign-in" className={textLinkClass}>
            Sign in
          </AppLink>
        </p>
      }
    >
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <ErrorSummary errors={summaryOf(form, [fields.name, fields.email, fields.password])} />
        <TextField
          id={fields.name.id}
          name={fields.name.name}
          defaultValue={fields.name.initialValue}
          error={fields.name.errors}
          label="Your name"
          hint="Or your company's. Applicants do not see it."
          autoComplete="name"
          enterKeyHint="next"
          required
        />
        <TextField
          id={fields.email.id}
          name={fields.email.name}
          defaultValue={fields.email.initialValue}
          error={fields.email.errors}
          label="E-mail address"
          hint="You confirm it with a link we send there."
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
          use="new"
        />
        <div>
          <Button type="submit" size="lg" pending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
            Make account
          </Button>
        </div>
        <p className="text-sm text-ink-muted">
          By making an account you accept the{" "}
          <AppLink to="/terms-of-service" className={textLinkClass}>
            terms of service
          </AppLink>{" "}
          and the{" "}
          <AppLink to="/privacy-policy" className={textLinkClass}>
            privacy policy
          </AppLink>
          .
        </p>
      </Form>
    </AccountPage>
  );
}
