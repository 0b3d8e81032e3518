import { data, Form, redirect, useNavigation } from "react-router";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { cancelPlan } from "~/features/money/billing/commands/change-plan.server";
import { billingFaultWords } from "~/features/money/billing/fault-words";
import { isLive } from "~/features/money/billing/plan-status";
import { findBilling } from "~/features/money/billing/queries/find-billing.server";
import { billingTerms } from "~/features/money/billing/rules";
import { sayDay } from "~/features/money/billing/words";
import { inEveryLanguage } from "~/kernel/words";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Filled } from "~/ui/filled";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { usePageLocale, useWords } from "~/ui/use-words";
import en from "~/words/en/billing/cancel-page";
import type { Route } from "./+types/billing-cancel";

const cancelWords = inEveryLanguage("billing/cancel-page", en);

const billingPage = "/app/settings/billing?billingOption=subscription";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(cancelWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const { plan } = await findBilling(context.get(servicesContext), actor, null);
  if (!plan || !isLive(plan.status) || plan.cancelAt !== null) throw redirect(billingPage);
  return { periodEnd: plan.periodEnd };
}

export async function action({ context }: Route.ActionArgs) {
  const faults = billingFaultWords[context.get(languageContext)];
  const { actor } = context.get(requiredUserContext);
  const cancelled = await cancelPlan(context.get(servicesContext), actor);
  if (!cancelled.ok && cancelled.code === "not-selling") throw data(faults["not-selling"], { status: 409 });
  if (!cancelled.ok) return data({ error: faults[cancelled.code] }, { status: 409 });
  throw redirect(billingPage, 303);
}

/** The second of two presses: what happens, and nothing that holds anybody up. */
export default function CancelPro({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(cancelWords);
  const locale = usePageLocale();
  const isPending = useNavigation().state === "submitting";
  return (
    <AppPage title={words.title} body="narrow">
      {actionData ? (
        <div role="alert" className="mb-6">
          <Notice tone="red">{actionData.error}</Notice>
        </div>
      ) : null}
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <Filled
            say={words.until}
            parts={{ day: <b className="font-semibold">{sayDay(loaderData.periodEnd, locale)}</b> }}
          />
        </li>
        <li>{words.grace({ days: String(billingTerms.graceDays) })}</li>
        <li>{words.stays}</li>
      </ul>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" pending={isPending}>
          {words.cancel}
        </Button>
        <ButtonLink to={billingPage} variant="outline">
          {words.keep}
        </ButtonLink>
      </Form>
    </AppPage>
  );
}
