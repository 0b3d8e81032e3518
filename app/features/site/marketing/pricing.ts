import type { PageLocale } from "../../../kernel/page-locale";
import { buyCreditsPath, takeProPath } from "../../forms/rent-forms/publish-offer";
import { sayCapPerForm } from "../../money/billing/application-cap";
import type { PriceKey } from "../../money/billing/prices";
import { billingTerms, type Plan, plans, seatTerms } from "../../money/billing/rules";
import { frameWords } from "./words/frame-words";
import { pricingWords } from "./words/pricing-words";

type PlanAction = { to: string; label: string };

/** One column of the price table: what a plan costs and what a form of it may do, in words made from billing/rules.ts. */
export type PlanColumn = {
  id: Plan["id"];
  name: string;
  forWhom: string;
  /** null: nothing. */
  price: PriceKey | null;
  /** Behind the price: "a month". */
  per: string;
  /** Under the price: other amounts of the same plan, each in its own words. */
  others: readonly { price: PriceKey; say: (values: { price: string }) => string }[];
  rows: Record<PlanRow, string>;
  /** Where a visitor begins, and somebody signed in: who has an account already makes a form or buys. */
  action: PlanAction;
  memberAction: PlanAction;
};

/** The rows of the table, in their order. */
export const planRows = ["openForms", "openFor", "applications", "ownQuestions", "review", "people"] as const;
type PlanRow = (typeof planRows)[number];

const { guest, free, credit, pro } = plans;

type Column = Omit<PlanColumn, "id" | "rows"> & Pick<PlanColumn["rows"], "openForms" | "openFor" | "review" | "people">;

function column(plan: Plan, language: PageLocale, { openForms, openFor, review, people, ...rest }: Column): PlanColumn {
  const applications = sayCapPerForm(plan, language);
  return {
    id: plan.id,
    rows: { openForms, openFor, applications, ownQuestions: `${plan.customQuestions}`, review, people },
    ...rest,
  };
}

const nothing = { price: null, per: "", others: [] } as const;

/** The four columns of the price list, from the least to the most. */
export function planColumnsIn(language: PageLocale): readonly PlanColumn[] {
  const words = pricingWords[language];
  const { createForm } = frameWords[language];
  const withAccount = { to: "/sign-up", label: words.free.action };
  const inAccount = { to: "/app/forms/new", label: createForm };
  return [
    column(guest, language, {
      ...nothing,
      ...words.guest,
      openForms: words.guest.openForms({ count: guest.openForms }),
      openFor: words.days({ days: guest.openDays }),
      action: { to: "/start", label: createForm },
      memberAction: inAccount,
    }),
    column(free, language, {
      ...nothing,
      ...words.free,
      openForms: `${free.openForms}`,
      openFor: words.days({ days: free.openDays }),
      action: withAccount,
      memberAction: inAccount,
    }),
    column(credit, language, {
      ...words.credit,
      price: "credits_1",
      per: "",
      others: [
        { price: "credits_3", say: words.credit.forThree },
        { price: "credits_10", say: words.credit.forTen },
      ],
      openFor: words.credit.openFor({ days: credit.openDays }),
      action: withAccount,
      memberAction: { to: buyCreditsPath, label: words.credit.buy },
    }),
    column(pro, language, {
      ...words.pro,
      price: "pro_month",
      per: words.pro.perMonth,
      others: [
        { price: "pro_year", say: words.pro.perYear },
        { price: "seat_month", say: words.pro.perSeat },
      ],
      people: words.pro.people(seatTerms),
      openForms: words.pro.openForms({ count: pro.openForms }),
      action: withAccount,
      memberAction: { to: takeProPath, label: words.pro.buy },
    }),
  ];
}

export type PricingAnswer = { question: string; answer: string };

/** What happens at the edges of a plan. */
export function pricingEdgesIn(language: PageLocale): readonly PricingAnswer[] {
  const { limit, closedAtOnce, reopened, longer, cancelled, moneyBack } = pricingWords[language].edges;
  const { startedDraftHours, giveBackHours, graceDays, refundDays, withdrawDays } = billingTerms;
  return [
    { ...limit, answer: limit.answer({ hours: startedDraftHours, applications: credit.applications }) },
    { ...closedAtOnce, answer: closedAtOnce.answer({ hours: giveBackHours }) },
    { ...reopened, answer: reopened.answer({ days: credit.openDays }) },
    { ...longer, answer: longer.answer({ days: credit.openDays }) },
    { ...cancelled, answer: cancelled.answer({ grace: graceDays, days: free.openDays }) },
    { ...moneyBack, answer: moneyBack.answer({ refundDays, withdrawDays }) },
  ];
}

/** The questions at the foot of the page. */
export function pricingQuestionsIn(language: PageLocale): readonly PricingAnswer[] {
  const { tenants, first, expiry, taxes, team, voucher } = pricingWords[language].questions;
  const { welcomeCredits, giftMonths } = billingTerms;
  return [
    tenants,
    { ...first, answer: first.answer({ credits: welcomeCredits }) },
    { ...expiry, answer: expiry.answer({ months: giftMonths }) },
    taxes,
    { ...team, answer: team.answer(seatTerms) },
    voucher,
  ];
}
