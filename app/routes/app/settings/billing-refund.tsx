import { data, Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import {
  listRefundable,
  type Refundable,
  refundAmount,
  refundCredits,
} from "~/features/money/billing/commands/refund-credits.server";
import { findPlanRefund, refundPlan } from "~/features/money/billing/commands/refund-plan.server";
import { isCurrency, taxBehavior } from "~/features/money/billing/prices";
import { billingTerms } from "~/features/money/billing/rules";
import { sayAmount, sayDay } from "~/features/money/billing/words";
import { inEveryLanguage } from "~/kernel/words";
import { readPost } from "~/platform/body/posted-fields.server";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { usePageLocale, useWords } from "~/ui/use-words";
import en from "~/words/en/billing/refund-page";
import type { Route } from "./+types/billing-refund";

const refundWords = inEveryLanguage("billing/refund-page", en);

const billingPage = "/app/settings/billing?billingOption=credits";
const refundPost = z.object({ purchase: z.union([z.uuid(), z.literal("pro")]) });

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(refundWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const services = context.get(servicesContext);
  const [packs, plan] = await Promise.all([listRefundable(services, actor), findPlanRefund(services, actor)]);
  return {
    isSelling: services.billing.isSelling,
    packs: packs.map((pack) => sayPack(pack, context.get(localeContext))),
    plan,
    isDone: url.searchParams.has("done"),
  };
}

function sayPack({ purchaseId, left, credits, boughtAt, amountMinor, currency }: Refundable, locale: string) {
  const back = sayAmount(refundAmount(amountMinor, credits, left), currency, locale);
  const code = currency.toUpperCase();
  const isTaxAdded = isCurrency(code) && taxBehavior[code] === "exclusive";
  return { purchaseId, left, credits, boughtAt, back, isTaxAdded };
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readPost(request, refundPost);
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].unknownChoice, { status: 400 });
  const { actor } = context.get(requiredUserContext);
  const services = context.get(servicesContext);
  const { purchase } = parsed.data;
  const refunded =
    purchase === "pro" ? await refundPlan(services, actor) : await refundCredits(services, actor, purchase);
  if (!refunded.ok) {
    const error = refundWords[context.get(languageContext)].refused;
    return data({ error }, { status: 409 });
  }
  throw redirect("/app/settings/billing/refund?done", 303);
}

export default function MoneyBack({ loaderData, actionData }: Route.ComponentProps) {
  const { isSelling, packs, plan, isDone } = loaderData;
  const words = useWords(refundWords);
  const locale = usePageLocale();
  const { state, formData } = useNavigation();
  return (
    <AppPage
      title={words.title}
      body="narrow"
      lead={words.lead({
        refundDays: String(billingTerms.refundDays),
        withdrawDays: String(billingTerms.withdrawDays),
      })}
    >
      <div role="status">{isDone ? <Notice tone="accent">{words.done}</Notice> : null}</div>
      {actionData ? (
        <div role="alert" className="mt-4">
          <Notice tone="red">{actionData.error}</Notice>
        </div>
      ) : null}
      {packs.length === 0 && !plan ? <p className="mt-6">{isSelling ? words.nothing : words.notSelling}</p> : null}
      <ul className="mt-4">
        {plan ? (
          <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4">
            <p>
              {words.plan.name}
              <span className="block text-sm text-ink-muted">
                {words.plan.text({ amount: sayAmount(plan.amountMinor, plan.currency, locale) })}
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
                {words.plan.button}
              </Button>
            </Form>
          </li>
        ) : null}
        {packs.map(({ purchaseId, left, credits, boughtAt, back, isTaxAdded }) => (
          <li key={purchaseId} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4">
            <p>
              {left === credits ? words.pack.unused({ count: left }) : words.pack.unusedOf({ left, total: credits })}
              <span className="block text-sm text-ink-muted">
                {words.pack[isTaxAdded ? "textWithTax" : "text"]({ day: sayDay(boughtAt, locale), amount: back })}
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
                {words.pack.button({ count: left })}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink to={billingPage} variant="outline">
          {words.back}
        </ButtonLink>
      </p>
    </AppPage>
  );
}
