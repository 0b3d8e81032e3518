import { data, Form, redirect, useNavigation } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { cancelPlan } from "~/features/money/billing/commands/change-plan.server";
import { billingFaultWords } from "~/features/money/billing/fault-words";
import { isLive } from "~/features/money/billing/plan-status";
import { findBilling } from "~/features/money/billing/queries/find-billing.server";
import { billingTerms } from "~/features/money/billing/rules";
import { sayDay } from "~/features/money/billing/words";
import { landlordLanguage } from "~/kernel/landlord-locale";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/billing-cancel";

const billingPage = "/app/settings/billing?billingOption=subscription";

export function meta() {
  return [{ title: pageTitle("Cancel Pro") }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { sessionToken } = context.get(requiredUserContext);
  const { plan } = await findBilling(context.get(servicesContext), { kind: "account", sessionToken }, null);
  if (!plan || !isLive(plan.status) || plan.cancelAt !== null) throw redirect(billingPage);
  return { periodEnd: plan.periodEnd };
}

export async function action({ context }: Route.ActionArgs) {
  const faults = billingFaultWords[landlordLanguage];
  const { sessionToken } = context.get(requiredUserContext);
  const cancelled = await cancelPlan(context.get(servicesContext), { kind: "account", sessionToken });
  if (!cancelled.ok && cancelled.code === "not-selling") throw data(faults["not-selling"], { status: 409 });
  if (!cancelled.ok) return data({ error: faults[cancelled.code] }, { status: 409 });
  throw redirect(billingPage, 303);
}

/** The second of two presses: what happens, and nothing that holds anybody up. */
export default function CancelPro({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state === "submitting";
  return (
    <AppPage title="Cancel Pro" body="narrow">
      {actionData ? (
        <div role="alert" className="mb-6">
          <Notice tone="red">{actionData.error}</Notice>
        </div>
      ) : null}
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          Pro lasts until <b className="font-semibold">{sayDay(loaderData.periodEnd)}</b>. Nothing more is charged.
        </li>
        <li>
          Forms beyond the free limits continue for {billingTerms.graceDays} more days. Then the form with the newest
          application stays open, and the others are paused.
        </li>
        <li>What was sent can always be read, decided and exported. Your credits stay.</li>
      </ul>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" pending={isPending}>
          Cancel Pro
        </Button>
        <ButtonLink to={billingPage} variant="outline">
          Keep it
        </ButtonLink>
      </Form>
    </AppPage>
  );
}
