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
import { sitePath } from "~/kernel/site-languages";
import { inEveryLanguage } from "~/kernel/words";
import { refuseSignedIn } from "~/routes/shared/guards";
import { AppLink } from "~/ui/app-link";
import { Filled } from "~/ui/filled";
import { languageOf, publicMeta } from "~/ui/page-meta";
import { usePageLanguage, useWords } from "~/ui/use-words";
import en from "~/words/en/accounts/sign-up-page";
import type { Route } from "./+types/sign-up";

const pageWords = inEveryLanguage("accounts/sign-up-page", en);

export const middleware: Route.MiddlewareFunction[] = [refuseSignedIn];

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const words = pageWords[languageOf(matches)];
  const page = { title: words.tabTitle, description: words.description, path: "/sign-up" };
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
  const words = useWords(pageWords);
  const known = loaderData.email === null ? undefined : { email: loaderData.email };
  const [form, fields] = useAccountForm("sign-up", signUpSchema, actionData, known);
  const signIn = (
    <AppLink to="/sign-in" className={textLinkClass}>
      {words.signIn}
    </AppLink>
  );
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      after={
        <p>
          <Filled say={words.hasAccount} parts={{ signIn }} />
        </p>
      }
    >
      <AccountForm
        form={form}
        errors={summaryOf(form, [fields.name, fields.email, fields.password])}
        submitLabel={words.button}
        after={<Consent />}
      >
        <NameField field={fields.name} hint={words.nameHint} />
        <EmailField field={fields.email} hint={words.emailHint} enterKeyHint="next" />
        <PasswordField field={fields.password} use="new" />
      </AccountForm>
    </AccountPage>
  );
}

function Consent() {
  const language = usePageLanguage();
  const words = useWords(pageWords);
  const terms = (
    <AppLink to={sitePath("/terms-of-service", language)} className={textLinkClass}>
      {words.terms}
    </AppLink>
  );
  const privacy = (
    <AppLink to={sitePath("/privacy-policy", language)} className={textLinkClass}>
      {words.privacy}
    </AppLink>
  );
  return (
    <p className="text-sm text-ink-muted">
      <Filled say={words.consent} parts={{ terms, privacy }} />
    </p>
  );
}
