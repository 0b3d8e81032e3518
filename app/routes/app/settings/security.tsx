import { redirect, useRevalidator } from "react-router";
import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { qrPathOf } from "~/features/forms/rent-forms/qr-code";
import { findFactors } from "~/features/people/accounts/queries/find-factors.server";
import { postSecurity } from "~/features/people/accounts/security-post.server";
import { AppCard } from "~/features/people/accounts/ui/app-card";
import { PasskeyCard } from "~/features/people/accounts/ui/passkey-card";
import { NewRecoveryCodes, RecoveryCard } from "~/features/people/accounts/ui/recovery-card";
import { inEveryLanguage } from "~/kernel/words";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { AppPage } from "~/ui/app-page";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/accounts/security-page";
import type { Route } from "./+types/security";

const pageWords = inEveryLanguage("accounts/security-page", en);

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const factors = await findFactors(context.get(servicesContext), actor);
  if (!factors) throw redirect("/sign-in?redirect=%2Fapp%2Fsettings%2Fsecurity");
  const { app } = factors;
  const shownApp =
    app.state === "setting-up" ? { state: app.state, key: app.key, qr: qrPathOf(app.address) } : { state: app.state };
  return {
    ...factors,
    app: shownApp,
    asked: z.enum(["admin", "team"]).nullable().catch(null).parse(url.searchParams.get("for")),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(requiredUserContext);
  const form = await readSmallForm(request);
  return postSecurity(context.get(servicesContext), actor, form, context.get(languageContext));
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { isConfirmed, asked, app, passkeys, recoveryCodesLeft } = loaderData;
  const words = useWords(pageWords);
  const reason = asked === "team" ? words.forTeam : words.forAdmin;
  const { revalidate } = useRevalidator();
  const errorAbout = (about: string) => (actionData?.error?.about === about ? actionData.error : undefined);
  const isSet = app.state === "in-use" || passkeys.length > 0;
  return (
    <AppPage title={words.title} isTitleHidden body="narrow" lead={words.lead}>
      <div className="flex flex-col gap-6">
        {asked && !isSet ? (
          <Notice tone="amber" title={reason.title}>
            {reason.text}
          </Notice>
        ) : null}
        {actionData?.codes ? <NewRecoveryCodes codes={actionData.codes} /> : null}
        {isConfirmed ? null : (
          <Notice title={words.confirmFirst.title}>
            <ButtonLink to="/app/confirm?to=%2Fapp%2Fsettings%2Fsecurity" className="mt-2">
              {words.confirmFirst.button}
            </ButtonLink>
          </Notice>
        )}
        <PasskeyCard
          passkeys={passkeys}
          isOpen={isConfirmed}
          error={errorAbout("passkeys")}
          onAdded={() => void revalidate()}
        />
        <AppCard app={app} isOpen={isConfirmed} error={errorAbout("app")?.text ?? null} />
        {isSet ? <RecoveryCard left={recoveryCodesLeft} isOpen={isConfirmed} /> : null}
      </div>
    </AppPage>
  );
}
