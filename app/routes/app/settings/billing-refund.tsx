import { data, Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { requiredUserContext, servicesContext } from "~/context";
import {
  listRefundable,
  type Refundable,
  refundAmount,
  refundCredits,
} from "~/features/money/billing/commands/refund-credits.server";
import { findPlanRefund, refundPlan } from "~/features/money/billing/commands/refund-plan.server";
import { isCurrency, taxBehavior } from "~/features/money/billing/prices";
import { billingTerms } from "~/features/money/billing/rules";
import { sayAmount, sayCredits, sayDay } from "~/features/money/billing/words";
import { readPost } from "~/platform/body/posted-fields.server";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/billing-refund";

const billingPage = "/app/settings/billing?billingOption=credits";
const refundPost = z.object({ purchase: z.union([z.uuid(), z.literal("pro")]) });

export function meta() {
  return [{ title: pageTitle("Money Back") }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { sessionToken } = context.get(requiredUserContext);
  const actor = { kind: "account", sessionToken } as const;
  const services = context.get(servicesContext);
  const [packs, plan] = await Promise.all([listRefundable(services, actor), findPlanRefund(services, actor)]);
  return {
    isSelling: services.billing.isSelling,
    packs: packs.map(sayPack),
    plan,
    isDone: url.searchParams.has("done"),
  };
}

function sayPack({ purchaseId, left, credits, boughtAt, amountMinor, currency }: Refundable) {
  const back = sayAmount(refundAmount(amountMinor, credits, left), currency);
  const code = currency.toUpperCase();
  const isTaxAdded = isCurrency(code) && taxBehavior[code] === "exclusive";
  return { purchaseId, left, credits, boughtAt, back: isTaxAdded ? `${back}, with any tax on it,` : back };
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readPost(request, refundPost);
  if (!parsed.success) throw data("This page does not know that choice.", { status: 400 });
  const { sessionToken } = context.get(requiredUserContext);
  const actor = { kind: "account", sessionToken } as const;
  const services = context.get(servicesContext);
  const { purchase } = parsed.data;
  const refunded =
    purchase === "pro" ? await refundPlan(services, actor) : await refundCredits(services, actor, purchase);
  if (!refunded.ok) {
    const error = "This can’t be refunded: it’s been used, or the time is over.";
    return data({ error }, { status: 409 });
  }
  throw redirect("/app/settings/billing/refund?done", 303);
}

export default function MoneyBack({ loaderData, actionData }: Route.ComponentProps) {
  const { isSelling, packs, plan, isDone } = loaderData;
  const { state, formData } = useNavigation();
  return (
    <AppPage
      title="Money back"
      body="narrow"
      lead={`Unused credits are refundable for ${billingTerms.refundDays} days, and Pro for the first ${billingTerms.withdrawDays} days of every paid year or the first month, once for each customer.`}
    >
      <div role="status">
        {isDone ? (
          <Notice tone="accent">Done. The money is on its way. It takes 5 to 10 days to your card.</Notice>
        ) : null}
      </div>
      {actionData ? (
        <div role="alert" className="mt-4">
          <Notice tone="red">{actionData.error}</Notice>
        </div>
      ) : null}
      {packs.length === 0 && !plan ? (
        <p className="mt-6">
          {isSelling
            ? "There’s nothing to refund right now."
            : "Purchases are off here, and so are automatic refunds. Write to our support and we’ll handle it."}
        </p>
      ) : null}
      <ul className="mt-4">
        {plan ? (
          <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4">
            <p>
              Pro
              <span className="block text-sm text-ink-muted">
                It ends at once, and {sayAmount(plan.amountMinor, plan.currency)} is refunded
              </span>
            </p>
            <Form method="post">
              <Button
                type="submit"
                variant="outline"
                name="purchase"
                value="pro"
                pending={state === "submitting" && formData?.get("purchase") === "pro"}
              >
                End Pro and refund me
              </Button>
            </Form>
          </li>
        ) : null}
        {packs.map(({ purchaseId, left, credits, boughtAt, back }) => (
          <li key={purchaseId} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4">
            <p>
              {left === credits ? sayCredits(left) : `${left} of ${sayCredits(credits)}`} unused
              <span className="block text-sm text-ink-muted">
                Bought on {sayDay(boughtAt)}. {back} is refunded
              </span>
            </p>
            <Form method="post">
              <Button
                type="submit"
                variant="outline"
                name="purchase"
                value={purchaseId}
                pending={state === "submitting" && formData?.get("purchase") === purchaseId}
              >
                {`Refund ${sayCredits(left)}`}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink to={billingPage} variant="outline">
          Back to billing
        </ButtonLink>
      </p>
    </AppPage>
  );
}
