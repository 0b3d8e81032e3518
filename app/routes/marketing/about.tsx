import { Link } from "react-router";
import { formatPrice } from "~/features/money/billing/prices";
import { billingTerms, plans } from "~/features/money/billing/rules";
import { marketingMeta, organization } from "~/features/site/marketing/meta";
import { useSitePath } from "~/features/site/marketing/ui/use-site-path";
import { aboutWords } from "~/features/site/marketing/words/about-words";
import { frameWords } from "~/features/site/marketing/words/frame-words";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { ButtonLink } from "~/ui/button-link";
import { Filled } from "~/ui/filled";
import { languageOf, originOf } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { usePageLanguage, useWords } from "~/ui/use-words";
import type { Route } from "./+types/about";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = aboutWords[languageOf(matches)].meta;
  return marketingMeta(matches, { title, description, path: "/about" }, [organization(originOf(matches))]);
}

export default function About() {
  const { title, lead, why, what, leftAlone } = useWords(aboutWords);
  return (
    <PageShell isLarge width="wide" title={title} lead={lead}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_1fr]">
        <div className="prose">
          <h2>{why.title}</h2>
          <p>{why.flood}</p>
          <p>{why.form}</p>
          <h2>{what.title}</h2>
          <p>{what.text}</p>
          <h2>{leftAlone.title}</h2>
          <ul>
            {[leftAlone.listings, leftAlone.scores, leftAlone.reports, leftAlone.data].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <HowFree />
        </div>
        <Principles />
      </div>
    </PageShell>
  );
}

function HowFree() {
  const words = useWords(aboutWords).free;
  const language = usePageLanguage();
  const at = useSitePath();
  const parts = {
    applications: plans.guest.applications,
    days: plans.guest.openDays,
    price: formatPrice("credits_1", "USD", language),
    gift: words.gift({ credits: billingTerms.welcomeCredits }),
    link: <Link to={at("/pricing")}>{words.pricingPage}</Link>,
  };
  return (
    <>
      <h2>{words.title}</h2>
      <p>
        <Filled say={words.text} parts={parts} />
      </p>
    </>
  );
}

function Principles() {
  const { title, less, answer, deleted } = useWords(aboutWords).principles;
  const { createForm, writeToUs } = useWords(frameWords);
  const at = useSitePath();
  return (
    <aside aria-labelledby="principles" className="lg:pt-10">
      <h2 id="principles" className="font-serif text-2xl font-[560] tracking-tight">
        {title}
      </h2>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {[less, answer, deleted].map((principle) => (
          <div key={principle.title} className="py-5">
            <dt className="font-serif text-xl text-accent">{principle.title}</dt>
            <dd className="mt-2 text-ink-muted">{principle.text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={at("/start")} size="lg">
          {createForm}
        </ButtonLink>
        <ButtonLink to={at("/contact")} size="lg" variant="outline">
          {writeToUs}
        </ButtonLink>
      </div>
    </aside>
  );
}
