import { localeContext, servicesContext } from "~/context";
import { packPlaces } from "~/features/forms/law/place-of";
import { plans } from "~/features/money/billing/rules";
import { readDemoRows } from "~/features/site/marketing/demo/read-demo";
import { marketingMeta, organization } from "~/features/site/marketing/meta";
import { readExampleMarks } from "~/features/site/marketing/queries/read-example-marks.server";
import { readExampleReview } from "~/features/site/marketing/queries/read-example-review.server";
import { AlternativesTable } from "~/features/site/marketing/ui/alternatives-table";
import { ExampleLaw } from "~/features/site/marketing/ui/example-law";
import { ExampleReviewFigure } from "~/features/site/marketing/ui/example-review";
import { FreeColumns } from "~/features/site/marketing/ui/free-columns";
import { HeroPicture } from "~/features/site/marketing/ui/hero-picture";
import { HomeQuestions } from "~/features/site/marketing/ui/home-questions";
import { HowItWorks, NothingToPay, Proofs, Section } from "~/features/site/marketing/ui/home-sections";
import { useSitePath } from "~/features/site/marketing/ui/use-site-path";
import { frameWords } from "~/features/site/marketing/words/frame-words";
import { homeWords } from "~/features/site/marketing/words/home-words";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { AppLink } from "~/ui/app-link";
import { ButtonLink } from "~/ui/button-link";
import { Filled } from "~/ui/filled";
import { leadingLinkClass } from "~/ui/link-style";
import { languageOf, originOf } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/home";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = homeWords[languageOf(matches)].meta;
  return marketingMeta(matches, { title, description, path: "/" }, [organization(originOf(matches))]);
}

export async function loader({ context }: Route.LoaderArgs) {
  const rows = readDemoRows(context.get(localeContext));
  return {
    examples: await readExampleMarks(context.get(servicesContext)),
    review: readExampleReview(),
    inbox: { rows: rows.filter((_, index) => inHero.includes(index)), count: rows.length },
  };
}

/** Of the demo's applicants: short names in states with short words. */
const inHero = [0, 3, 4, 5, 6];
const places = packPlaces.length;
const { openDays: days, applications } = plans.guest;

export default function Home({ loaderData }: Route.ComponentProps) {
  const words = useWords(homeWords);
  const at = useSitePath();
  return (
    <>
      <div className="mx-auto grid grid-cols-1 w-full max-w-6xl items-center gap-10 px-4 py-8 sm:px-6 sm:py-20 lg:grid-cols-[10fr_11fr] lg:gap-10">
        <Hero />
        <HeroPicture {...loaderData.inbox} />
      </div>
      <Section title={words.proofs.title} tone="sunken">
        <Proofs places={places} />
      </Section>
      <Section title={words.steps.title}>
        <HowItWorks />
      </Section>
      <Section title={words.compare.title} tone="sunken" lead={words.compare.lead}>
        <ExampleReviewFigure {...loaderData.review} />
      </Section>
      <Section title={words.alternatives.title} lead={words.alternatives.lead}>
        <AlternativesTable />
      </Section>
      <Section title={words.law.title} tone="sunken" lead={words.law.lead({ places })}>
        <ExampleLaw examples={loaderData.examples}>
          <AppLink to={at("/restrictions")} className={leadingLinkClass}>
            {words.law.link}
          </AppLink>
        </ExampleLaw>
      </Section>
      <Section title={words.free.title}>
        <FreeColumns />
      </Section>
      <Section title={words.questions.title} tone="sunken">
        <HomeQuestions />
      </Section>
      <NothingToPay tone="paper">{words.nothingToPay({ applications, days })}</NothingToPay>
    </>
  );
}

function Hero() {
  const words = useWords(homeWords).hero;
  const { createForm } = useWords(frameWords);
  const at = useSitePath();
  const trials = [
    { to: "/preview/demo", label: words.tryAsTenant },
    { to: "/demo/inbox", label: words.seeAsLandlord },
  ];
  const link = (to: string, label: string) => (
    <AppLink to={at(to)} className="underline underline-offset-4">
      {label}
    </AppLink>
  );
  const parts = {
    applications,
    days,
    cost: link("/pricing", words.cost),
    readers: link("/faq#who-sees", words.readers),
  };
  return (
    <div>
      <h1 className="font-serif text-[min(2.5rem,11.5vw)] leading-[1.08] font-[540] tracking-[-0.02em] sm:text-6xl lg:text-[3.25rem]">
        {words.title}
      </h1>
      <p className="mt-4 max-w-xl text-lg sm:mt-6 sm:text-xl sm:text-balance text-ink-muted">
        {words.lead({ places })}
      </p>
      <ButtonLink to={at("/start")} size="xl" className="mt-6 max-sm:w-full sm:mt-8">
        {createForm}
      </ButtonLink>
      <p className="mt-3 flex flex-wrap gap-x-6">
        {trials.map(({ to, label }) => (
          <a key={to} href={at(to)} className={leadingLinkClass}>
            {label}
          </a>
        ))}
      </p>
      <p className="mt-3 max-w-lg text-ink-muted">
        <Filled say={words.free} parts={parts} />
      </p>
    </div>
  );
}
