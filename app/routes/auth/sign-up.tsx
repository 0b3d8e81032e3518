import { data } from "react-router";
import { languageContext, servicesContext } from "~/context";
import { guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { findManagedAddress } from "~/features/deciding/manage-link/queries/find-managed-address.server";
import { submitToWire } from "~/features/people/accounts/commands/submit-to-wire.server";
import { redirectWithCookies, waitHeaders } from "~/features/people/accounts/post.server";
import { signUpSchema } from "~/features/people/accounts/schema";
import { typedAddressCookie } from "~/features/people/accounts/typed-address-cookie";
import { AccountForm } from "~/features/people/accounts/ui/account-form";
import { AccountPage, textLinkClass } from "~/features/people/accounts/ui/account-page";
import { EmailField, NameField } from "~/features/people/accounts/ui/fields";
import { summaryOf } from "~/features/people/accounts/ui/form-errors";
import { PasswordField } from "~/features/people/accounts/ui/password-field";
import { useAccountForm } from "~/features/people/accounts/ui/use-account-form";
import { guestRentFormIdSchema } from "~/kernel/ids";
import { refuseSignedIn } from "~/routes/shared/guards";
import { AppLink } from "~/ui/app-link";
import { publicMeta } from "~/ui/page-meta";
import type { Route } from "./+types/sign-up";

export const middleware: Route.MiddlewareFunction[] = [refuseSignedIn];

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Sign Up",
    description: "Create an account for your rental application forms and their applications.",
    path: "/sign-up",
  };
  return publicMeta(matches, page);
}

/** `?form=`: a guest's form that this browser has open; its address is filled in. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const form = guestRentFormIdSchema.safeParse(url.searchParams.get("form"));
  if (!form.success) return { email: null };
  const guest = await guestFromRequest(request, services.config.isHttps);
  return { email: await findManagedAddress(services, guest, form.data) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth, config } = context.get(servicesContext);
  const posted = await submitToWire({
    auth,
    request,
    language: context.get(languageContext),
    schema: signUpSchema,
    path: "/sign-up/email",
    field: "password",
  });
  // The same for an address that has an account: its owner gets a mail that says so.
  if (!posted.ok) return data(posted.reply, posted.init);
  const typed = typedAddressCookie(posted.value.email, config.isHttps);
  return redirectWithCookies("/check-email", { ...posted.answer, setCookies: [...posted.answer.setCookies, typed] });
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const known = loaderData.email === null ? undefined : { email: loaderData.email };
  const [form, fields] = useAccountForm("sign-up", signUpSchema, actionData, known);
  return (
    <AccountPage
      title="Create an account"
      lead="All your forms and applications in one place. What you made without an account, with the same address, moves into it."
      after={
        <p>
          Have an account already?{" "}
          <AppLink to="/sign-in" className={textLinkClass}>
            Sign in
          </AppLink>
        </p>
      }
    >
      <AccountForm
        form={form}
        errors={summaryOf(form, [fields.name, fields.email, fields.password])}
        submitLabel="Create account"
        after={<Consent />}
      >
        <NameField field={fields.name} hint="Or your company’s. Applicants do not see it." />
        <EmailField field={fields.email} hint="You confirm it with a link we send there." enterKeyHint="next" />
        <PasswordField field={fields.password} use="new" />
      </AccountForm>
    </AccountPage>
  );
}

function Consent() {
  return (
    <p className="text-sm text-ink-muted">
      By creating an account you accept the{" "}
      <AppLink to="/terms-of-service" className={textLinkClass}>
        terms of service
      </AppLink>{" "}
      and the{" "}
      <AppLink to="/privacy-policy" className={textLinkClass}>
        privacy policy
      </AppLink>
      .
    </p>
  );
}
