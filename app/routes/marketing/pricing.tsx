import { sayApplicationCap } from "~/features/money/billing/application-cap";
import { currencies, formatPrice } from "~/features/money/billing/prices";
import { billingTerms, plans } from "~/features/money/billing/rules";
import { marketingMeta, offers } from "~/features/site/marketing/meta";
import { pricingEdgesIn, pricingQuestionsIn } from "~/features/site/marketing/pricing";
import { NothingToPay, Section } from "~/features/site/marketing/ui/home-sections";
import { CurrencyChoice, InCurrencies } from "~/features/site/marketing/ui/in-currencies";
import { PlanTable } from "~/features/site/marketing/ui/plan-table";
import { ProComparison } from "~/features/site/marketing/ui/pro-comparison";
import { QuestionList } from "~/features/site/marketing/ui/question-list";
import { pricingWords } from "~/features/site/marketing/words/pricing-words";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { languageOf, originOf } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { usePageLanguage, useWords } from "~/ui/use-words";
import type { Route } from "./+types/pricing";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

const { guest, credit } = plans;

export function meta({ matches }: Route.MetaArgs) {
  const language = languageOf(matches);
  const { title, description } = pricingWords[language].meta;
  const free = { applications: guest.applications, days: guest.openDays };
  const price = formatPrice("credits_1", "USD", language);
  return marketingMeta(matches, { title, description: description({ ...free, price }), path: "/pricing" }, [
    offers(originOf(matches), language),
  ]);
}

export default function Pricing() {
  const words = useWords(pricingWords);
  const language = usePageLanguage();
  const bought = {
    days: credit.openDays,
    cap: sayApplicationCap(credit, language),
    credits: billingTerms.welcomeCredits,
  };
  return (
    <>
      <InCurrencies>
        <PageShell isLarge width="wide" title={words.title} lead={words.lead}>
          <CurrencyChoice />
          <PlanTable />
          <p className="mt-6 max-w-3xl">{words.inEveryPlan}</p>
          <p className="mt-3 text-lg">{words.moneyBack({ days: billingTerms.withdrawDays })}</p>
          <p className="mt-1 text-ink-muted">
            {currencies.map((currency) => (
              <span key={currency} data-in={currency}>
                {words.tax[currency]}
              </span>
            ))}
          </p>
        </PageShell>
        <Section title={words.comparison.title} tone="sunken">
          <ProComparison />
        </Section>
      </InCurrencies>
      <NothingToPay tone="paper">{words.nothingToPay}</NothingToPay>
      <Section title={words.whatIsACredit.title} tone="sunken" lead={words.whatIsACredit.text(bought)} />
      <Section title={words.edges.title}>
        <QuestionList entries={pricingEdgesIn(language)} />
      </Section>
      <Section title={words.questions.title} tone="sunken">
        <QuestionList entries={pricingQuestionsIn(language)} />
      </Section>
    </>
  );
}
