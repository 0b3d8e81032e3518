import { billingTerms, creditPacks, dollars, isSelling, type Plan, plans, subscription } from "../billing/rules";

/** One column of the price table: what a plan costs and what a form of it may do, in words made from billing/rules.ts. */
export type PlanColumn = {
  id: Plan["id"];
  name: string;
  forWhom: string;
  price: string;
  /** Under the price: other amounts of the same plan. */
  priceNote: string;
  rows: readonly string[];
  action: { to: string; label: string };
};

/** The heads of the rows, in the order of each column's `rows`. */
export const planRows = [
  "Open forms",
  "Open for",
  "Applications",
  "Questions of your own",
  "Documents",
  "Reading and deciding",
  "Law notes, deletion on time, tenants’ rights",
] as const;

const { guest, free, credit, pro } = plans;

function applicationsOf({ applications, isCapped }: Plan): string {
  return isCapped ? `${applications} a form` : `No cap (fair use ${applications} a form)`;
}

function column(
  plan: Plan,
  words: Omit<PlanColumn, "id" | "rows"> & { openForms: string; openFor: string; review: string },
): PlanColumn {
  const { openForms, openFor, review, ...rest } = words;
  const rows = [openForms, openFor, applicationsOf(plan), `${plan.customQuestions}`, "Included", review, "Included"];
  return { id: plan.id, rows, ...rest };
}

/** Follows what is said of credits and Pro while they cannot be bought. */
export const notSoldYet = isSelling
  ? ""
  : "Credits and Pro are not sold yet; until they are, every form of an account has what a credit buys, at no cost.";

/** What a new account begins with. */
export const welcomeGift =
  billingTerms.welcomeCredits === 1 ? "one free credit" : `${billingTerms.welcomeCredits} free credits`;

const [single, ...packs] = creditPacks;
const withoutAccount = { to: "/start", label: "Create your form" };
const withAccount = { to: "/sign-up", label: "Create an account" };

/** The four columns of the price list, from the least to the most. */
export const planColumns: readonly PlanColumn[] = [
  column(guest, {
    name: "Without an account",
    forWhom: "For one vacancy, tonight",
    price: "$0",
    priceNote: "No card",
    openForms: `${guest.openForms} for each e-mail address`,
    openFor: `${guest.openDays} days`,
    review: "Mail when applications come in, and a secure link to read them",
    action: withoutAccount,
  }),
  column(free, {
    name: "Free account",
    forWhom: "For a home let now and then",
    price: "$0",
    priceNote: "No card",
    openForms: `${free.openForms}`,
    openFor: `${free.openDays} days`,
    review: "Inbox, status, notes, messages and PDF",
    action: withAccount,
  }),
  column(credit, {
    name: "One credit, one full form",
    forWhom: "For a home with many applicants",
    price: dollars(single.amountCents),
    priceNote: packs.map((pack) => `${pack.credits} for ${dollars(pack.amountCents)}`).join(", "),
    openForms: "The form paid for",
    openFor: `${credit.openDays} days, and ${credit.openDays} more for each further credit`,
    review: "All of a free account, and flags, comparison, references, bulk actions, CSV and letters",
    action: withAccount,
  }),
  column(pro, {
    name: "Pro",
    forWhom: "For several homes, or several people",
    price: `${dollars(subscription.monthly.amountCents)} a month`,
    priceNote: `or ${dollars(subscription.yearly.amountCents)} a year`,
    openForms: `Unlimited (fair use ${pro.openForms})`,
    openFor: "While you are subscribed",
    review: `All of a full form, and your own look, saved templates, a daily digest and ${subscription.seats} seats (${dollars(subscription.furtherSeatCents)} a month for each more)`,
    action: withAccount,
  }),
];

export type PricingAnswer = { question: string; answer: string };

/** What happens at the edges of a plan. */
export const pricingEdges: readonly PricingAnswer[] = [
  {
    question: "My form reaches its limit",
    answer: `Visitors are told before they type that the form is closed. Whoever had begun may still send within ${billingTerms.startedDraftHours} hours. An application that you received is never held back.`,
  },
  {
    question: "I close a form right after publishing",
    answer: `Within ${billingTerms.giveBackHours} hours, and if nobody has begun an application, the credit comes back.`,
  },
  {
    question: "I cancel Pro",
    answer: `It runs to the end of the time you paid for. ${billingTerms.graceDays} days later, forms beyond the free limits pause. Everything stays readable, and you can take it with you until the day it would be erased anyway.`,
  },
  {
    question: "I want my money back",
    answer: `Unused credits within ${billingTerms.refundDays} days, and the first month of Pro when you ask.`,
  },
];

/** The five questions at the foot of the page. */
export const pricingQuestions: readonly PricingAnswer[] = [
  {
    question: "Do you take anything from tenants?",
    answer: "No. No application fee, no paid report, no upsell, and no sale of their data.",
  },
  {
    question: "Is the first vacancy really free?",
    answer: `Yes. Without an account, because that costs nothing, and with one because your first confirmed account starts with ${welcomeGift}, good for a full form.`,
  },
  {
    question: "Do credits expire?",
    answer: `Bought ones do not. Credits that were a gift, such as the first one or those of a voucher, are good for ${billingTerms.giftMonths} months.`,
  },
  {
    question: "Are taxes included?",
    answer:
      "Prices are in US dollars before tax. Where sales tax or VAT applies, it is added before you pay and stands on the receipt.",
  },
  {
    question: "What is a voucher?",
    answer: "A link that adds credits to your account. Open it, sign in, and the credits are there.",
  },
];
