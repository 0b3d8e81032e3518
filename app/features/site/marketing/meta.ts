import { BRAND } from "../../../kernel/messages";
import type { PageLocale } from "../../../kernel/page-locale";
import { sitePath } from "../../../kernel/site-languages";
import { languageOf, originOf, type PublicPage, publicMeta } from "../../../ui/page-meta";
import { currencies, type PurchaseKey, packKeys, prices, proKeys, taxBehavior } from "../../money/billing/prices";
import type { FaqEntry } from "./faq";
import { frameWords } from "./words/frame-words";
import { pricingWords } from "./words/pricing-words";

/** Data for search engines, in the words of schema.org. */
type StructuredData = { "@context": "https://schema.org"; "@type": string; [key: string]: unknown };
type Crumb = { name: string; path: string };

const context = "https://schema.org";

/** Who makes this site. No address, no telephone and no people: there are none to name. */
export function organization(origin: string): StructuredData {
  return {
    "@context": context,
    "@type": "Organization",
    name: BRAND,
    url: `${origin}/`,
    logo: `${origin}/logo.svg`,
    contactPoint: { "@type": "ContactPoint", contactType: "customer support", url: `${origin}/contact` },
  };
}

/** Questions with their answers, as they stand on the page. */
export function faqPage(entries: readonly FaqEntry[]): StructuredData {
  const mainEntity = entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return { "@context": context, "@type": "FAQPage", mainEntity };
}

/** What is sold and for how much, in every currency, beside what costs nothing. */
export function offers(origin: string, language: PageLocale): StructuredData {
  const url = origin + sitePath("/pricing", language);
  const free = { "@type": "Offer", name: pricingWords[language].offers.free, price: "0", priceCurrency: "USD", url };
  const sold = [...packKeys, ...proKeys].map((key) => ({
    "@type": "Offer",
    name: offerName(key, language),
    url,
    priceSpecification: currencies.map((currency) => ({
      "@type": "UnitPriceSpecification",
      price: (prices[key].amounts[currency] / 100).toFixed(2),
      priceCurrency: currency,
      valueAddedTaxIncluded: taxBehavior[currency] === "inclusive",
    })),
  }));
  return {
    "@context": context,
    "@type": "WebApplication",
    name: BRAND,
    url: `${origin}/`,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    offers: [free, ...sold],
  };
}

function offerName(key: PurchaseKey, language: PageLocale): string {
  const words = pricingWords[language].offers;
  const sold = prices[key];
  if (sold.kind === "pro") return sold.per === "month" ? words.proMonth : words.proYear;
  return words.credits({ credits: sold.credits });
}

function breadcrumbs(origin: string, crumbs: readonly Crumb[]): StructuredData {
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  }));
  return { "@context": context, "@type": "BreadcrumbList", itemListElement };
}

/** What a public page says of itself; `parents` between home and itself, `data` for search engines. */
export function marketingMeta(
  matches: Parameters<typeof publicMeta>[0],
  page: Omit<PublicPage, "hasPicture">,
  data: readonly StructuredData[] = [],
  parents: readonly Crumb[] = [],
) {
  const language = languageOf(matches);
  const home = { name: frameWords[language].home, path: "/" };
  const crumbs = [home, ...parents, { name: page.title, path: page.path }];
  const trail = breadcrumbs(
    originOf(matches),
    crumbs.map(({ name, path }) => ({ name, path: sitePath(path, language) })),
  );
  const all = page.path === "/" ? data : [...data, trail];
  return [...publicMeta(matches, { ...page, hasPicture: true }), ...all.map((entry) => ({ "script:ld+json": entry }))];
}
