import { paidCap } from "~/features/money/billing/application-cap";
import { formatPrice } from "~/features/money/billing/prices";
import { plans } from "~/features/money/billing/rules";
import { marketingMeta, offers } from "~/features/site/marketing/meta";
import { inEveryPlan, moneyBack, pricingEdges, pricingQuestions, welcomeGift } from "~/features/site/marketing/pricing";
import { NothingToPay, Section } from "~/features/site/marketing/ui/home-sections";
import { CurrencyChoice, InCurrencies } from "~/features/site/marketing/ui/in-currencies";
import { PlanTable } from "~/features/site/marketing/ui/plan-table";
import { ProComparison } from "~/features/site/marketing/ui/pro-comparison";
import { QuestionList } from "~/features/site/marketing/ui/question-list";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { originOf } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/pricing";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

const { guest, credit } = plans;

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(
    matches,
    {
      title: "Pricing: free rental application forms",
      description: `A form is free for landlords: ${guest.applications} applications in ${guest.openDays} days, no card. A full form costs ${formatPrice("credits_1", "USD")}. Tenants pay nothing.`,
      path: "/pricing",
    },
    [offers(originOf(matches))],
  );
}

export default function Pricing() {
  return (
    <>
      <InCurrencies>
        <PageShell
          isLarge
          width="wide"
          title="What it costs"
          lead="The first vacancy is free, with or without an account. After that you pay for a home, not for a suite."
        >
          <CurrencyChoice />
          <PlanTable />
          <p className="mt-6 max-w-3xl">{inEveryPlan}</p>
          <p className="mt-3 text-lg">{moneyBack}</p>
          <TaxNote />
        </PageShell>
        <Section title="Credits or Pro?" tone="sunken">
          <ProComparison />
        </Section>
      </InCurrencies>
      <NothingToPay tone="paper">
        No application fee, no account, no extras, in no plan. That is what lets you ask everyone, also in the many
        places where the law caps such fees or forbids them.
      </NothingToPay>
      <Section
        title="What is a credit?"
        tone="sunken"
        lead={`One credit publishes one home’s form with everything Rentform does: open for ${credit.openDays} days, for ${paidCap}. A new account is offered ${welcomeGift} when it first publishes. You spend a credit when you publish, not while you build.`}
      />
      <Section title="What happens when…">
        <QuestionList entries={pricingEdges} />
      </Section>
      <Section title="Asked about prices" tone="sunken">
        <QuestionList entries={pricingQuestions} />
      </Section>
    </>
  );
}

function TaxNote() {
  return (
    <p className="mt-1 text-ink-muted">
      <span data-in="USD">US dollars. Sales tax is added where it applies.</span>
      <span data-in="CAD">Canadian dollars. Sales tax is added where it applies.</span>
      <span data-in="EUR">Euros, VAT included.</span>
      <span data-in="GBP">Pounds, VAT included.</span>
      <span data-in="AUD">Australian dollars, GST included.</span>
    </p>
  );
}
