import { servicesContext } from "~/context";
import { plans } from "~/features/billing/rules";
import { placeNames } from "~/features/law/place-names";
import { marketingMeta, organization } from "~/features/marketing/meta";
import { readExampleMarks } from "~/features/marketing/queries/read-example-marks.server";
import { readExampleReview } from "~/features/marketing/queries/read-example-review.server";
import { ExampleForm } from "~/features/marketing/ui/example-form";
import { ExampleLaw } from "~/features/marketing/ui/example-law";
import { ExampleReviewFigure } from "~/features/marketing/ui/example-review";
import { HowItWorks, NothingToPay, Promises, Section } from "~/features/marketing/ui/home-sections";
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
            Rental applications without the paper chase
          </h1>
          <p className="mt-6 max-w-xl text-xl text-balance text-ink-muted">
            Build a form, share one link, and read every application in one place. Tenants finish it on a phone,
            documents and all.
          </p>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink to="/start" size="xl">
              Create your form
            </ButtonLink>
            <ButtonLink to="/pricing" size="xl" variant="outline">
              What it costs
            </ButtonLink>
          </div>
          <p className="mt-5 max-w-lg text-ink-muted">
            No signup needed to start. Free for {guest.applications} applications in {guest.openDays} days.
            <br className="max-sm:hidden" /> Tenants never pay.
          </p>
        </div>
        <ExampleForm />
      </div>
      <Section title="From a blank page to a link in three steps" tone="sunken">
        <HowItWorks />
      </Section>
      <Section
        title="Forty messages become one page"
        lead="Applications answer what you require and arrive in one shape, so they can be read beside what you asked for: income against rent, move-in, people, pets and papers."
      >
        <ExampleReviewFigure {...loaderData.review} />
      </Section>
      <Section
        title="The law of the place, beside each question"
        tone="sunken"
        lead={`What may be asked differs from place to place. The builder knows the rules of ${Object.keys(placeNames).length} places and says, while you build, what to leave out, what needs a reason, and what to ask instead.`}
      >
        <ExampleLaw examples={loaderData.examples}>
          <AppLink
            to="/restrictions"
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-hover"
          >
            What may be asked, place by place
          </AppLink>
        </ExampleLaw>
      </Section>
      <Section title="Fair to both sides of the door">
        <Promises />
      </Section>
      <NothingToPay tone="paper">
        No application fee, no account, no upsell. For you a first form is free, too: {guest.applications} applications,{" "}
        {guest.openDays} days, and no card.
      </NothingToPay>
    </>
  );
}
