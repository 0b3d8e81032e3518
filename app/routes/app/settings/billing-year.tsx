import { data, Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import { previewYear, takeYear } from "~/features/money/billing/commands/change-plan.server";
import { billingFaultWords } from "~/features/money/billing/fault-words";
import { currencyOf, formatPrice, isCurrency } from "~/features/money/billing/prices";
import { billingTerms } from "~/features/money/billing/rules";
import { sayAmount } from "~/features/money/billing/words";
import { inEveryLanguage } from "~/kernel/words";
import { readPost } from "~/platform/body/posted-fields.server";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Filled } from "~/ui/filled";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { usePageLocale, useWords } from "~/ui/use-words";
import en from "~/words/en/billing/year-page";
import type { Route } from "./+types/billing-year";

const yearWords = inEveryLanguage("billing/year-page", en);

const billingPage = "/app/settings/billing?billingOption=subscription";
/** Seconds: the moment for which the amount on the page was reckoned. */
const yearPost = z.object({ at: z.coerce.number().int().positive() });

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(yearWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const offer = await previewYear(context.get(servicesContext), actor);
  if (!offer) throw redirect(billingPage);
  const currency = offer.currency.toUpperCase();
  const price = formatPrice("pro_year", isCurrency(currency) ? currency : currencyOf(null), context.get(localeContext));
  return { ...offer, price };
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readPost(request, yearPost);
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].unknownChoice, { status: 400 });
  const faults = billingFaultWords[context.get(languageContext)];
  const { actor } = context.get(requiredUserContext);
  const taken = await takeYear(context.get(servicesContext), actor, parsed.data.at);
  if (!taken.ok && taken.code === "not-selling") throw data(faults["not-selling"], { status: 409 });
  if (!taken.ok) return data({ error: faults[taken.code] }, { status: 409 });
  throw redirect(billingPage, 303);
}

export default function PayByTheYear({ loaderData, actionData }: Route.ComponentProps) {
  const { amountMinor, currency, at, price } = loaderData;
  const words = useWords(yearWords);
  const today = sayAmount(amountMinor, currency, usePageLocale());
  const isPending = useNavigation().state === "submitting";
  return (
    <AppPage title={words.title} body="narrow">
      {actionData ? (
        <div role="alert" className="mb-6">
          <Notice tone="red">{actionData.error}</Notice>
        </div>
      ) : null}
      <p>
        <Filled say={words.price} parts={{ today: <b className="tabular font-semibold">{today}</b>, price }} />
      </p>
      <p className="mt-3 text-ink-muted">{words.refund({ days: String(billingTerms.withdrawDays) })}</p>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <input type="hidden" name="at" value={at} />
        <Button type="submit" pending={isPending}>
          {words.pay({ amount: today })}
        </Button>
        <ButtonLink to={billingPage} variant="outline">
          {words.keepMonth}
        </ButtonLink>
      </Form>
    </AppPage>
  );
}
