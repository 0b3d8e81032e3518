import { data, redirect } from "react-router";
import { languageContext, servicesContext } from "~/context";
import { keptVoucherPath } from "~/features/money/vouchers/voucher-cookie";
import { listClaimableForms } from "~/features/people/account-data/queries/find-guest-forms.server";
import { submitToWire } from "~/features/people/accounts/commands/submit-to-wire.server";
import { cookieHeaders, redirectWithCookies, waitHeaders } from "~/features/people/accounts/post.server";
import { findAddressLink } from "~/features/people/accounts/queries/find-address-link.server";
import { confirmAddressSchema } from "~/features/people/accounts/schema";
import { typedAddressCookie } from "~/features/people/accounts/typed-address-cookie";
import { AccountForm } from "~/features/people/accounts/ui/account-form";
import { AccountPage } from "~/features/people/accounts/ui/account-page";
import { summaryOf } from "~/features/people/accounts/ui/form-errors";
import { PasswordField } from "~/features/people/accounts/ui/password-field";
import { useAccountForm } from "~/features/people/accounts/ui/use-account-form";
import { AFTER_SIGN_IN } from "~/kernel/safe-redirect";
import { inEveryLanguage } from "~/kernel/words";
import { isAllowedPlace } from "~/platform/auth/callback-places";
import { ButtonLink } from "~/ui/button-link";
import { Filled } from "~/ui/filled";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/accounts/verify-email-page";
import type { Route } from "./+types/verify-email";

const pageWords = inEveryLanguage("accounts/verify-email-page", en);

export const handle = { hydrate: false };

/** The address holds a token: it must not travel in a Referer. */
export function headers(args: Route.HeadersArgs) {
  return { "Referrer-Policy": "strict-origin", ...waitHeaders(args) };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

/** A link from a mail: it shows and changes nothing, for mail scanners open links. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { signedIn } = await services.auth.readSession(request, { isFresh: true });
  const found = await findAddressLink(services, {
    token: url.searchParams.get("token") ?? "",
    signUpBrowser: services.auth.signUpBrowser(request),
    userId: signedIn && !signedIn.impersonatedBy ? signedIn.userId : null,
  });
  if (found.kind === "gone") return data(found, { status: 410 });
  const forms = found.isChange ? [] : await listClaimableForms(services, found.email);
  return { ...found, forms: forms.length };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { auth, config } = services;
  const token = url.searchParams.get("token") ?? "";
  const found = await findAddressLink(services, { token, signUpBrowser: null, userId: null });
  const claimable = async () => (found.kind === "ready" ? (await listClaimableForms(services, found.email)).length : 0);
  const before = await claimable();
  const posted = await submitToWire({
    auth,
    request,
    language: context.get(languageContext),
    schema: confirmAddressSchema,
    path: "/confirm-address",
    body: ({ password }) => ({ token, ...(password ? { password } : {}) }),
  });
  if (!posted.ok) return data(posted.reply, posted.init);
  posted.answer.setCookies.push(typedAddressCookie(null, config.isHttps));
  const isSignedIn = posted.answer.setCookies.some((cookie) => cookie.includes(".session_token="));
  if (!isSignedIn && !(await auth.readSession(request, { isFresh: true })).signedIn)
    return redirect("/sign-in?confirmed=done", { headers: cookieHeaders(posted.answer) });
  const place = url.searchParams.get("callbackURL");
  if (place !== null && place !== "/" && isAllowedPlace(place, config.baseUrl))
    return redirectWithCookies(place, posted.answer);
  const voucher = keptVoucherPath(request, config.isHttps);
  if (voucher) return redirectWithCookies(voucher, posted.answer);
  const left = await claimable();
  const to = left > 0 ? "/app/guest-forms" : before > 0 ? "/app/forms" : AFTER_SIGN_IN;
  return redirectWithCookies(to, posted.answer);
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(pageWords);
  const [form, fields] = useAccountForm("verify-email", confirmAddressSchema, actionData);
  if (loaderData.kind === "gone") return <Gone isConfirmed={loaderData.isConfirmed} />;
  const { email, isBound, isChange, forms } = loaderData;
  const said = isChange ? words.change : words.account;
  const address = (
    <strong className="font-semibold wrap-anywhere" translate="no">
      {email}
    </strong>
  );
  return (
    <AccountPage
      title={said.title}
      lead={<Filled say={said.lead} parts={{ email: address }} />}
      after={<p>{words.notYou}</p>}
    >
      <AccountForm form={form} errors={summaryOf(form, [fields.password])} submitLabel={said.button}>
        {forms > 0 ? <p>{words.moving({ forms })}</p> : null}
        {isBound ? null : (
          <>
            <p>{said.otherBrowser}</p>
            <PasswordField field={fields.password} use="current" />
          </>
        )}
      </AccountForm>
    </AccountPage>
  );
}

function Gone({ isConfirmed }: { isConfirmed: boolean }) {
  const words = useWords(pageWords);
  return (
    <AccountPage title={isConfirmed ? words.confirmed : words.gone.title}>
      {isConfirmed ? null : (
        <Notice tone="amber" title={words.gone.why}>
          {words.gone.text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/sign-in" size="lg">
          {words.signIn}
        </ButtonLink>
        {isConfirmed ? null : (
          <ButtonLink to="/check-email" size="lg" variant="outline">
            {words.gone.askAgain}
          </ButtonLink>
        )}
      </div>
    </AccountPage>
  );
}
