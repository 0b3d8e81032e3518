import { CACHE_CONTROL } from "~/kernel/cache-control";
import { ButtonLink } from "~/ui/button-link";
import { publicMeta } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/pricing";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return publicMeta(matches, {
    title: "Pricing",
    description: "A form is free for landlords: 10 applications in 30 days, no card. Tenants pay nothing.",
    path: "/pricing",
  });
}

const facts = [
  { term: "Price", value: "$0, no card" },
  { term: "Open forms", value: "1 for each e-mail address" },
  { term: "Open for", value: "30 days" },
  { term: "Applications", value: "10" },
  { term: "Questions of your own", value: "3, beside those of the template" },
  { term: "Documents", value: "Included" },
  { term: "Reading applications", value: "By mail and a secure link" },
] as const;

export default function Pricing() {
  return (
    <PageShell title="Pricing" lead="What Rentform costs today: nothing." face="serif" width="wide">
      <div className="grid gap-12 lg:gap-20 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="landlords">
          <h2 id="landlords" className="text-xl font-semibold">
            For landlords, without an account
          </h2>
          <dl className="mt-4 divide-y divide-line border-y border-line">
            {facts.map((fact) => (
              <div key={fact.term} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
                <dt className="text-ink-muted">{fact.term}</dt>
                <dd className="tabular font-medium">{fact.value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to="/start" size="lg" className="mt-8">
            Create your form
          </ButtonLink>
        </section>
        <section aria-labelledby="tenants">
          <h2
            id="tenants"
            className="font-serif text-4xl leading-tight font-[560] tracking-tight text-accent sm:text-5xl"
          >
            Tenants pay nothing
          </h2>
          <p className="mt-4 text-lg text-ink-muted">
            No application fee, no account, no extras. The limits are told before anyone starts to type, and an
            application that was received is never held back.
          </p>
        </section>
      </div>
    </PageShell>
  );
}
