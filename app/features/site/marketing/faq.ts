import type { PageLocale } from "../../../kernel/page-locale";
import { packPlaces } from "../../forms/law/place-of";
import { sayApplicationCap } from "../../money/billing/application-cap";
import { formatPrice, proPaysFrom } from "../../money/billing/prices";
import { billingTerms, plans, seatTerms } from "../../money/billing/rules";
import { faqWords } from "./words/faq-words";

/** One question with its answer in plain text, as the page and search engines have it; `link` follows the answer. */
export type FaqEntry = { id: string; question: string; answer: string; link?: { to: string; label: string } };
export type FaqTopic = { id: string; title: string; entries: readonly FaqEntry[] };

type Entry = { question: string; link?: string };

function linked(id: string, { question, link }: Entry, answer: string, to = ""): FaqEntry {
  return { id, question, answer, ...(link && { link: { to, label: link } }) };
}

/** The fifteen questions of /faq by topic; /contact shows the topics beside its form. */
export function faqTopicsIn(language: PageLocale): readonly FaqTopic[] {
  const { begin, costs, applying, privacyAndLaw } = faqWords[language];
  return [
    { id: "begin", title: begin.title, entries: beginning(language) },
    { id: "costs", title: costs.title, entries: costing(language) },
    {
      id: "applying",
      title: applying.title,
      entries: (["together", "save", "change", "files"] as const).map((id) => ({ id, ...applying[id] })),
    },
    {
      id: "privacy-and-law",
      title: privacyAndLaw.title,
      entries: [
        linked("who-sees", privacyAndLaw.whoSees, privacyAndLaw.whoSees.answer, "/privacy-policy"),
        linked("checks", privacyAndLaw.checks, privacyAndLaw.checks.answer),
        linked("may-not-ask", privacyAndLaw.mayNotAsk, privacyAndLaw.mayNotAsk.answer, "/restrictions"),
        linked("decline", privacyAndLaw.decline, privacyAndLaw.decline.answer),
      ],
    },
  ];
}

export function faqEntriesIn(language: PageLocale): readonly FaqEntry[] {
  return faqTopicsIn(language).flatMap((topic) => topic.entries);
}

const { guest, free, credit } = plans;

function beginning(language: PageLocale): readonly FaqEntry[] {
  const { account, ownQuestions, outsideUs, stop } = faqWords[language].begin;
  const questions = { guest: guest.customQuestions, free: free.customQuestions, credit: credit.customQuestions };
  const places = packPlaces.length;
  return [
    linked("account", account, account.answer({ days: guest.openDays, applications: guest.applications }), "/start"),
    linked("own-questions", ownQuestions, ownQuestions.answer(questions)),
    linked("outside-us", outsideUs, outsideUs.answer({ places }), "/restrictions"),
    linked("stop", stop, stop.answer),
  ];
}

function costing(language: PageLocale): readonly FaqEntry[] {
  const { tenantsPay, credit: ofCredit, creditsOrPro, team } = faqWords[language].costs;
  const buys = {
    days: credit.openDays,
    questions: credit.customQuestions,
    cap: sayApplicationCap(credit, language),
    credits: billingTerms.welcomeCredits,
  };
  const pays = {
    price: formatPrice("pro_month", "USD", language),
    monthFrom: proPaysFrom("pro_month", "USD"),
    yearFrom: proPaysFrom("pro_year", "USD"),
  };
  return [
    linked("tenants-pay", tenantsPay, tenantsPay.answer),
    linked("credit", ofCredit, ofCredit.answer(buys), "/pricing"),
    linked("credits-or-pro", creditsOrPro, creditsOrPro.answer(pays), "/pricing"),
    linked(
      "team",
      team,
      team.answer({ included: seatTerms.included, price: formatPrice("seat_month", "USD", language) }),
    ),
  ];
}
