import { creditPacks, dollars, isSelling, plans } from "~/features/billing/rules";
import { marketingMeta } from "~/features/marketing/meta";
import { notSoldYet, pricingEdges, pricingQuestions, welcomeGift } from "~/features/marketing/pricing";
import { NothingToPay, Section } from "~/features/marketing/ui/home-sections";
import { PlanTable } from "~/features/marketing/ui/plan-table";
import { QuestionList } from "~/features/marketing/ui/question-list";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { Notice } from "~/ui/notice";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/pricing";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(matches, {
    title: "Pricing",
    description: `A form is free for landlords: ${plans.guest.applications} applications in ${plans.guest.openDays} days, no card. ${isSelling ? `A full form costs ${dollars(creditPacks[0].amountCents)}.` : "Credits and Pro are not sold yet."} Tenants pay nothing.`,
    path: "/pricing",
  });
}

export default function Pricing() {
  return (
    <>
      <PageShell
        face="serif"
        width="wide"
        title="What it costs"
        lead="The first vacancy is free, with or without an account. After that you pay for a form, not for a suite."
      >
        {isSelling ? null : <NotYetSold />}
        <PlanTable />
      </PageShell>
      <NothingToPay>
        No application fee, no account, no extras, in no plan. That is what lets you ask everybody, also in the many
        places where the law caps such fees or forbids them.
      </NothingToPay>
      <Section
        title="What is a credit?"
        lead={`One credit publishes one full form, open for ${plans.credit.openDays} days without a cap on applications. Your first account starts with ${welcomeGift}. A credit is spent when you publish, not while you build.`}
      />
      <Section title="What happens when…" tone="sunken">
        <QuestionList entries={pricingEdges} />
      </Section>
      <Section title="Asked about prices">
        <QuestionList entries={pricingQuestions} />
      </Section>
    </>
  );
}

function NotYetSold() {
  return (
    <div className="mb-8 max-w-3xl">
      <Notice title="Nothing is charged yet">
        <p>
          {notSoldYet} Forms without an account are free and stay so. Vouchers, your own look, saved templates and seats
          for others come with the sale and do not exist yet.
        </p>
      </Notice>
    </div>
  );
}
