import { servicesContext } from "~/context";
import { placeNames } from "~/features/forms/law/place-names";
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
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { AppLink } from "~/ui/app-link";
import { ButtonLink } from "~/ui/button-link";
import { leadingLinkClass } from "~/ui/link-style";
import { originOf } from "~/ui/page-meta";
import type { Route } from "./+types/home";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(
    matches,
    {
      title: "Digital Rental Application Forms for Landlords",
      description:
        "Build a rental application form in minutes, share one link and read every application in one place. No signup needed to start, free for tenants.",
      path: "/",
    },
    [organization(originOf(matches))],
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const rows = readDemoRows();
  return {
    examples: await readExampleMarks(context.get(servicesContext)),
    review: readExampleReview(),
    inbox: { rows: rows.filter((_, index) => inHero.includes(index)), count: rows.length },
  };
}

const { guest } = plans;
/** Of the demo's applicants: short names in states with short words. */
const inHero = [0, 3, 4, 5, 6];
const trials = [
  { to: "/preview/demo", label: "Try it as a tenant" },
  { to: "/demo/inbox", label: "See the landlord’s side" },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="mx-auto grid grid-cols-1 w-full max-w-6xl items-center gap-10 px-4 py-8 sm:px-6 sm:py-20 lg:grid-cols-[10fr_11fr] lg:gap-10">
        <div>
          <h1 className="font-serif text-[min(2.5rem,11.5vw)] leading-[1.08] font-[540] tracking-[-0.02em] sm:text-6xl lg:text-[3.25rem]">
            One link. Complete rental applications.
          </h1>
          <p className="mt-4 max-w-xl text-lg sm:mt-6 sm:text-xl sm:text-balance text-ink-muted">
            For landlords and property managers: build your form in minutes and share a link or a QR code. Every
            application comes back in the same layout, with documents, beside your own criteria. Questions are checked
            against local rules in {Object.keys(placeNames).length} places.
          </p>
          <ButtonLink to="/start" size="xl" className="mt-6 max-sm:w-full sm:mt-8">
            Create your form
          </ButtonLink>
          <p className="mt-3 flex flex-wrap gap-x-6">
            {trials.map(({ to, label }) => (
              <a key={to} href={to} className={leadingLinkClass}>
                {label}
              </a>
            ))}
          </p>
          <p className="mt-3 max-w-lg text-ink-muted">
            No signup. No card. Tenants never pay. Free for {guest.applications} applications in {guest.openDays} days:{" "}
            <AppLink to="/pricing" className="underline underline-offset-4">
              what it costs
            </AppLink>
            . Only you read an application:{" "}
            <AppLink to="/faq#who-sees" className="underline underline-offset-4">
              who sees the answers
            </AppLink>
            .
          </p>
        </div>
        <HeroPicture {...loaderData.inbox} />
      </div>
      <Section title="Three things you can check now" tone="sunken">
        <Proofs places={Object.keys(placeNames).length} />
      </Section>
      <Section title="How it works">
        <HowItWorks />
      </Section>
      <Section
        title="Compare without names"
        tone="sunken"
        lead="Every application answers your required questions, in the same layout: income against rent, move-in, people, pets and documents, beside your own criteria."
      >
        <ExampleReviewFigure {...loaderData.review} />
      </Section>
      <Section
        title="Why not something you already have?"
        lead="If you want credit reports, leases and rent collection in one place, use a screening suite. Rentform does one thing, the application, and does it for both sides."
      >
        <AlternativesTable />
      </Section>
      <Section
        title="Know what you can ask, question by question"
        tone="sunken"
        lead={`Rules differ from place to place. While you build, Rentform says what to leave out, what needs a reason, and what to ask instead, in ${Object.keys(placeNames).length} places.`}
      >
        <ExampleLaw examples={loaderData.examples}>
          <AppLink to="/restrictions" className={leadingLinkClass}>
            What you may ask, place by place
          </AppLink>
        </ExampleLaw>
      </Section>
      <Section title="What costs nothing">
        <FreeColumns />
      </Section>
      <Section title="Questions landlords ask first" tone="sunken">
        <HomeQuestions />
      </Section>
      <NothingToPay tone="paper">
        No application fee, no account, no upsell. For you a first form is free, too: {guest.applications} applications,{" "}
        {guest.openDays} days, and no card.
      </NothingToPay>
    </>
  );
}
