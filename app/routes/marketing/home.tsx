import { servicesContext } from "~/context";
import { plans } from "~/features/billing/rules";
import { placeNames } from "~/features/law/place-names";
import { marketingMeta, organization } from "~/features/marketing/meta";
import { readExampleMarks } from "~/features/marketing/queries/read-example-marks.server";
import { readExampleReview } from "~/features/marketing/queries/read-example-review.server";
import { ExampleForm } from "~/features/marketing/ui/example-form";
import { ExampleLaw } from "~/features/marketing/ui/example-law";
import { ExampleReviewFigure } from "~/features/marketing/ui/example-review";
import { HowItWorks, NothingToPay, Proofs, Section, WhyNot } from "~/features/marketing/ui/home-sections";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { AppLink } from "~/ui/app-link";
import { ButtonLink } from "~/ui/button-link";
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
  return { examples: await readExampleMarks(context.get(servicesContext)), review: readExampleReview() };
}

const { guest } = plans;

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="mx-auto grid grid-cols-1 w-full max-w-6xl items-center gap-12 px-4 py-12 sm:px-6 sm:py-20 lg:grid-cols-[11fr_9fr] lg:gap-16">
        <div>
          <h1 className="font-serif text-[min(2.5rem,11.5vw)] leading-[1.08] font-[540] tracking-[-0.02em] sm:text-6xl">
            One link. Complete rental applications.
          </h1>
          <p className="mt-6 max-w-xl text-xl text-balance text-ink-muted">
            For landlords and property managers: build your form in minutes and share a link or a QR code. Every
            application comes back in the same layout, with documents, beside your own criteria. Questions are checked
            against local rules in {Object.keys(placeNames).length} places.
          </p>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink to="/start" size="xl">
              Create your form
            </ButtonLink>
            <ButtonLink to="/preview/demo" size="xl" variant="outline" preload="none" reloadDocument>
              Try it as a tenant
            </ButtonLink>
            <ButtonLink to="/demo/inbox" size="xl" variant="outline" preload="none" reloadDocument>
              See the landlord’s side
            </ButtonLink>
          </div>
          <p className="mt-5 max-w-lg text-ink-muted">
            No signup. No card. Tenants never pay. Free for {guest.applications} applications in {guest.openDays} days:{" "}
            <AppLink to="/pricing" className="underline underline-offset-4">
              what it costs
            </AppLink>
            .
          </p>
        </div>
        <ExampleForm />
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
      <Section title="Why not something you already have?">
        <WhyNot />
      </Section>
      <Section
        title="Know what you can ask, question by question"
        tone="sunken"
        lead={`Rules differ from place to place. While you build, Rentform says what to leave out, what needs a reason, and what to ask instead, in ${Object.keys(placeNames).length} places.`}
      >
        <ExampleLaw examples={loaderData.examples}>
          <AppLink
            to="/restrictions"
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-hover"
          >
            What you may ask, place by place
          </AppLink>
        </ExampleLaw>
      </Section>
      <NothingToPay tone="paper">
        No application fee, no account, no upsell. For you a first form is free, too: {guest.applications} applications,{" "}
        {guest.openDays} days, and no card.
      </NothingToPay>
    </>
  );
}
