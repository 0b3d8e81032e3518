import { buyCreditsPath, takeProPath } from "../../forms/rent-forms/publish-offer";
import { sayCapPerForm } from "../../money/billing/application-cap";
import type { PriceKey } from "../../money/billing/prices";
import { billingTerms, type Plan, plans } from "../../money/billing/rules";

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
  others: readonly { price: PriceKey; words: string }[];
  rows: readonly string[];
  /** Where a visitor begins, and somebody signed in: who has an account already makes a form or buys. */
  action: PlanAction;
  memberAction: PlanAction;
};

/** The heads of the rows, in the order of each column's `rows`. */
export const planRows = [
  "Open forms",
  "Open for",
  "Applications",
  "Your own questions",
  "Reading and deciding",
] as const;

/** What no plan leaves out; it stands once, beneath the columns. */
export const inEveryPlan =
  "In every plan, and never an extra: documents, notes on the law, deletion on time, tenants’ rights, letters and accessibility. With an account, free or paid, also all your data as CSV.";

const { guest, free, credit, pro } = plans;

function column(
  plan: Plan,
  words: Omit<PlanColumn, "id" | "rows"> & { openForms: string; openFor: string; review: string },
): PlanColumn {
  const { openForms, openFor, review, ...rest } = words;
  const rows = [openForms, openFor, sayCapPerForm(plan), `${plan.customQuestions}`, review];
  return { id: plan.id, rows, ...rest };
}

/** One sentence for all: docs/decisions/money.md. */
export const moneyBack = `Cancel in two clicks. Money back for unused credits, and for the first ${billingTerms.withdrawDays} days of every paid year.`;

/** What a new account begins with. */
export const welcomeGift =
  billingTerms.welcomeCredits === 1 ? "one free credit" : `${billingTerms.welcomeCredits} free credits`;

const withoutAccount = { to: "/start", label: "Create your form" };
const withAccount = { to: "/sign-up", label: "Create an account" };
const inAccount = { to: "/app/forms/new", label: "Create your form" };
const nothing = { price: null, per: "", others: [] } as const;

/** The four columns of the price list, from the least to the most. */
export const planColumns: readonly PlanColumn[] = [
  column(guest, {
    ...nothing,
    name: "Without an account",
    forWhom: "For one vacancy, tonight",
    openForms: `${guest.openForms} for each email address`,
    openFor: `${guest.openDays} days`,
    review: "An email when someone applies, and a private link to read everything, approve and decline with a letter",
    action: withoutAccount,
    memberAction: inAccount,
  }),
  column(free, {
    ...nothing,
    name: "Free account",
    forWhom: "For a home now and then",
    openForms: `${free.openForms}`,
    openFor: `${free.openDays} days`,
    review: "Inbox, status, notes, messages, letters, PDF, CSV and ZIP",
    action: withAccount,
    memberAction: inAccount,
  }),
  column(credit, {
    name: "One credit, one home",
    forWhom: "For a home with many applicants",
    price: "credits_1",
    per: "",
    others: [
      { price: "credits_3", words: "for 3" },
      { price: "credits_10", words: "for 10" },
    ],
    openForms: "The form paid for",
    openFor: `${credit.openDays} days, and ${credit.openDays} more for each further credit`,
    review: "All of a free account, plus flags, comparing side by side, hidden names, references and bulk moves",
    action: withAccount,
    memberAction: { to: buyCreditsPath, label: "Buy credits" },
  }),
  column(pro, {
    name: "Pro",
    forWhom: "For many homes a year",
    price: "pro_month",
    per: "a month",
    others: [{ price: "pro_year", words: "a year" }],
    openForms: `As many as you have homes (fair use ${pro.openForms})`,
    openFor: "While you are subscribed",
    review: "All of a credit, on every form, without spending credits",
    action: withAccount,
    memberAction: { to: takeProPath, label: "Get Pro" },
  }),
];

export type PricingAnswer = { question: string; answer: string };

/** What happens at the edges of a plan. */
export const pricingEdges: readonly PricingAnswer[] = [
  {
    question: "My form reaches its limit",
    answer: `Visitors see that the form is closed before they type. Anyone who had started can still send within ${billingTerms.startedDraftHours} hours. You can always read and decide on every application you received. A credit or Pro opens a free form again; one that has taken the ${credit.applications} of fair use goes on as a copy of it.`,
  },
  {
    question: "I close a form right after publishing",
    answer: `Within ${billingTerms.giveBackHours} hours, and if no one has started an application, the credit comes back.`,
  },
  {
    question: "I close a form and want to reopen it",
    answer: `Within its ${credit.openDays} days that is free, as often as you like.`,
  },
  {
    question: "I need more days, or started with the free form",
    answer: `A further credit adds ${credit.openDays} days. A credit used on a free form lifts its other limits at once.`,
  },
  {
    question: "I cancel Pro",
    answer: `It runs to the end of the time you paid for, and ${billingTerms.graceDays} days longer. Then the form with the newest application stays open for ${free.openDays} days, unless you choose another, and the others pause. You can still read, decide and export.`,
  },
  {
    question: "I want my money back",
    answer: `Unused credits: within ${billingTerms.refundDays} days of buying them. Pro: in the first ${billingTerms.withdrawDays} days of every paid year, or in the first month when you pay by the month. Pro is refunded once for each customer.`,
  },
];

/** The five questions at the foot of the page. */
export const pricingQuestions: readonly PricingAnswer[] = [
  {
    question: "Do you take anything from tenants?",
    answer: "No. No application fee, no paid report, nothing to buy, and no sale of their data.",
  },
  {
    question: "Is the first vacancy really free?",
    answer: `Yes. You can publish one form free without an account. A confirmed account is also offered ${welcomeGift} when it first publishes, which is enough for a full form. You are not asked for a card.`,
  },
  {
    question: "Do credits expire?",
    answer: `Bought ones do not. Credits that were a gift, such as the first one or those of a voucher, are good for ${billingTerms.giftMonths} months, and are spent first.`,
  },
  {
    question: "Are taxes included?",
    answer:
      "Prices in euros, pounds and Australian dollars include tax. Sales tax is added to prices in US and Canadian dollars where it applies, and you see it before you pay. Your first purchase sets the currency of your account.",
  },
  {
    question: "What is a voucher?",
    answer: "A link or a printed code that adds credits to your account. Open the link, sign in, and press one button.",
  },
];
