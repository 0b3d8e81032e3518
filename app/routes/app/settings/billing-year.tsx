import { data, Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { requiredUserContext, servicesContext } from "~/context";
import { previewYear, takeYear } from "~/features/money/billing/commands/change-plan.server";
import { billingFaultWords } from "~/features/money/billing/fault-words";
import { currencyOf, formatPrice, isCurrency } from "~/features/money/billing/prices";
import { billingTerms } from "~/features/money/billing/rules";
import { sayAmount } from "~/features/money/billing/words";
import { landlordLanguage } from "~/kernel/landlord-locale";
import { readPost } from "~/platform/body/posted-fields.server";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/billing-year";

const billingPage = "/app/settings/billing?billingOption=subscription";
/** Seconds: the moment for which the amount on the page was reckoned. */
const yearPost = z.object({ at: z.coerce.number().int().positive() });

export function meta() {
  return [{ title: pageTitle("Pay by the Year") }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { sessionToken } = context.get(requiredUserContext);
  const offer = await previewYear(context.get(servicesContext), { kind: "account", sessionToken });
  if (!offer) throw redirect(billingPage);
  const currency = offer.currency.toUpperCase();
  return { ...offer, price: formatPrice("pro_year", isCurrency(currency) ? currency : currencyOf(null)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readPost(request, yearPost);
  if (!parsed.success) throw data("This page does not know that choice.", { status: 400 });
  const faults = billingFaultWords[landlordLanguage];
  const { sessionToken } = context.get(requiredUserContext);
  const taken = await takeYear(context.get(servicesContext), { kind: "account", sessionToken }, parsed.data.at);
  if (!taken.ok && taken.code === "not-selling") throw data(faults["not-selling"], { status: 409 });
  if (!taken.ok) return data({ error: faults[taken.code] }, { status: 409 });
  throw redirect(billingPage, 303);
}

export default function PayByTheYear({ loaderData, actionData }: Route.ComponentProps) {
  const { amountMinor, currency, at, price } = loaderData;
  const isPending = useNavigation().state === "submitting";
  return (
    <AppPage title="Pay by the year" body="narrow">
      {actionData ? (
        <div role="alert" className="mb-6">
          <Notice tone="red">{actionData.error}</Notice>
        </div>
      ) : null}
      <p>
        Today you pay <b className="tabular font-semibold">{sayAmount(amountMinor, currency)}</b>: {price} for a year,
        less what is left of your month. It renews in a year for {price}.
      </p>
      <p className="mt-3 text-ink-muted">
        This payment is refundable for the first {billingTerms.withdrawDays} days of the year. The month you paid before
        is refunded with it only if it’s your first month of Pro. To go back to paying by the month, cancel: Pro lasts
        to the end of the year, and then you can start it by the month.
      </p>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <input type="hidden" name="at" value={at} />
        <Button type="submit" pending={isPending}>
          {`Pay ${sayAmount(amountMinor, currency)} now`}
        </Button>
        <ButtonLink to={billingPage} variant="outline">
          Stay with the month
        </ButtonLink>
      </Form>
    </AppPage>
  );
}
