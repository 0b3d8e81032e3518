import { data, redirect, useSearchParams } from "react-router";
import { languageContext, servicesContext } from "~/context";
import { submitToWire } from "~/features/people/accounts/commands/submit-to-wire.server";
import { explain, redirectWithCookies, waitHeaders } from "~/features/people/accounts/post.server";
import { codeSchema } from "~/features/people/accounts/schema";
import { AccountForm } from "~/features/people/accounts/ui/account-form";
import { AccountPage, textLinkClass } from "~/features/people/accounts/ui/account-page";
import { CodeField } from "~/features/people/accounts/ui/code-field";
import { summaryOf } from "~/features/people/accounts/ui/form-errors";
import { LostFactor } from "~/features/people/accounts/ui/lost-factor";
import { PasskeyButton } from "~/features/people/accounts/ui/passkey-button";
import { useAccountForm } from "~/features/people/accounts/ui/use-account-form";
import { cookieParameter } from "~/kernel/cookie-check";
import { safeRedirect } from "~/kernel/safe-redirect";
import { inEveryLanguage } from "~/kernel/words";
import { SECOND_STEP } from "~/platform/auth/auth-answers.server";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { refuseSignedIn } from "~/routes/shared/guards";
import { AppLink } from "~/ui/app-link";
import { languageOf, publicMeta } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/accounts/second-step-page";
import type { Route } from "./+types/second-step";

const pageWords = inEveryLanguage("accounts/second-step-page", en);

export const middleware: Route.MiddlewareFunction[] = [refuseSignedIn];

export const headers = waitHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const words = pageWords[languageOf(matches)];
  const page = { title: words.tabTitle, description: words.description, path: "/sign-in/second-step" };
  return [...publicMeta(matches, page), { name: "robots", content: "noindex" }];
}

/** Without a password that was right a moment ago there is nothing to do here. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const step = await context.get(servicesContext).auth.findSecondStep(request);
  if (!step) throw redirect(`/sign-in${url.search}`);
  const now = context.get(servicesContext).clock.now().getTime();
  return { ...step, isLossDue: step.lossDueAt !== null && step.lossDueAt <= now };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { auth } = context.get(servicesContext);
  const form = await readSmallForm(request);
  if (form.get("intent") === "lost") {
    const answer = await auth.post(request, "/second-step/lost", {});
    if (answer.status === 401) return redirect(`/sign-in?${withNote(url)}`);
    if (answer.status !== 200)
      return data({ lost: explain(answer, context.get(languageContext)), result: null }, answer.status);
    // Once the wait is over the answer signs in; before, the page says how long it is.
    const isIn = answer.setCookies.length > 0;
    return redirectWithCookies(isIn ? "/app/settings/security" : SECOND_STEP + url.search, answer);
  }
  const posted = await submitToWire({
    auth,
    request,
    language: context.get(languageContext),
    form,
    schema: codeSchema,
    path: "/second-step/code",
    field: "code",
  });
  if (posted.ok) return redirectWithCookies(safeRedirect(url.searchParams.get("redirect")), posted.answer);
  if (posted.code === "STEP_EXPIRED") return redirect(`/sign-in?${withNote(url)}`);
  return data({ lost: null, result: posted.reply }, posted.init);
}

function withNote(url: URL): URLSearchParams {
  const search = new URLSearchParams(url.search);
  search.set("step", "over");
  search.delete(cookieParameter);
  return search;
}

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(pageWords);
  const [search] = useSearchParams();
  const [form, fields] = useAccountForm("second-step", codeSchema, actionData?.result);
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      after={
        <p>
          <AppLink to="/sign-in" className={textLinkClass}>
            {words.startAgain}
          </AppLink>
        </p>
      }
    >
      {loaderData.hasPasskey ? (
        <PasskeyButton
          purpose="sign-in"
          label={words.usePasskey}
          variant="default"
          onDone={() => location.assign(safeRedirect(search.get("redirect")))}
        />
      ) : null}
      <AccountForm
        form={form}
        errors={summaryOf(form, [fields.code])}
        submitLabel={words.button}
        variant={loaderData.hasPasskey ? "outline" : undefined}
      >
        <CodeField field={fields.code} hasApp={loaderData.hasApp} />
      </AccountForm>
      <LostFactor {...loaderData} refusal={actionData?.lost ?? null} />
    </AccountPage>
  );
}
