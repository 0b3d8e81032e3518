import { Link } from "react-router";
import { formatPrice } from "~/features/money/billing/prices";
import { plans } from "~/features/money/billing/rules";
import { marketingMeta, organization } from "~/features/site/marketing/meta";
import { welcomeGift } from "~/features/site/marketing/pricing";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { ButtonLink } from "~/ui/button-link";
import { originOf } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/about";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(
    matches,
    {
      title: "About",
      description: "Why Rentform exists, what it does, what it leaves alone, and how the free part stays free.",
      path: "/about",
    },
    [organization(originOf(matches))],
  );
}

const principles = [
  {
    title: "Ask less",
    text: "A question that doesn’t help you decide is not in our templates. Sensitive documents, like photo ID, wait until you’re ready to make an offer.",
  },
  {
    title: "No one left guessing",
    text: "Every applicant gets a receipt with an application number and a page that says where the application stands. The landlord’s list shows who is still waiting.",
  },
  {
    title: "Delete on time",
    text: "Documents are deleted 30 to 60 days after the decision, depending on local law, and answers some months later. An application that is never decided ends by itself. You don’t have to remember any of it.",
  },
] as const;

export default function About() {
  return (
    <PageShell
      isLarge
      width="wide"
      title="One form instead of forty messages"
      lead="Rentform is a tool for the two weeks between a listing and a lease, made for both sides of the door."
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_1fr]">
        <div className="prose">
          <h2>Why</h2>
          <p>
            Renting out a home starts with a flood of messages: the same questions, half-answered. One person sends six
            pay stubs, the next one sends none. The landlord copies names into a list and forgets one. The tenant pays a
            fee to a website and never hears again.
          </p>
          <p>
            A good form fixes most of that: the same questions for everyone, asked once, with the documents attached, at
            no cost to applicants. That is fair, it is easier to compare, and it is the safest way to treat everyone
            alike.
          </p>
          <h2>What we do</h2>
          <p>
            Landlords and property managers build an application form, share its link, and read what comes in. Tenants
            apply from a phone, without an account, and can come back to finish, correct or withdraw. Where we have
            local rules, every question is checked against them while a form is built.
          </p>
          <h2>What we leave alone</h2>
          <ul>
            <li>No listings and no search: you advertise where you like and put the link there.</li>
            <li>No scores and no automatic decisions: you read, and you decide.</li>
            <li>No credit or background reports, and nothing to sell to applicants.</li>
            <li>No sale of anyone’s data, and no advertising.</li>
          </ul>
          <h2>How free stays free</h2>
          <p>
            One form at a time is free, for {plans.guest.applications} applications and {plans.guest.openDays} days,
            because it costs little to run. Landlords with more homes pay for what they use:{" "}
            {formatPrice("credits_1", "USD")} for a full form, and a new account is offered {welcomeGift}. There is no
            second business behind it. All amounts are on the <Link to="/pricing">pricing page</Link>.
          </p>
        </div>
        <aside aria-labelledby="principles" className="lg:pt-10">
          <h2 id="principles" className="font-serif text-2xl font-[560] tracking-tight">
            What we hold to
          </h2>
          <dl className="mt-5 divide-y divide-line border-y border-line">
            {principles.map((principle) => (
              <div key={principle.title} className="py-5">
                <dt className="font-serif text-xl text-accent">{principle.title}</dt>
                <dd className="mt-2 text-ink-muted">{principle.text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/start" size="lg">
              Create your form
            </ButtonLink>
            <ButtonLink to="/contact" size="lg" variant="outline">
              Write to us
            </ButtonLink>
          </div>
        </aside>
      </div>
    </PageShell>
  );
}
