import { Link } from "react-router";
import { marketingMeta } from "~/features/marketing/meta";
import { Article } from "~/features/marketing/ui/article";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import type { Route } from "./+types/terms-of-service";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(matches, {
    title: "Terms of service",
    description:
      "The rules for using Rentform in plain words: who may use it, what landlords promise, what it costs, and how it ends.",
    path: "/terms-of-service",
  });
}

export default function TermsOfService() {
  return (
    <Article title="Terms of service" lead="The rules for using Rentform, in plain words." updated="21 November 2026">
      <h2>Who may use it</h2>
      <p>
        Anyone who may let a home may build a form, without an account. Anyone may apply through one. You confirm that
        the e-mail address you give is yours.
      </p>
      <h2>What landlords promise</h2>
      <ul>
        <li>That they have the right to let the home.</li>
        <li>
          That they ask lawful questions and keep to our <Link to="/restrictions">restrictions</Link>.
        </li>
        <li>That they keep what they download safe and delete it when it is no longer needed.</li>
      </ul>
      <h2>What we are not</h2>
      <p>
        We are no agent, broker, law firm or consumer reporting agency. We check neither homes nor applicants, and we
        decide nothing.
      </p>
      <h2>Free forms</h2>
      <p>
        A form made without an account stays open for 30 days and takes up to 10 applications. It costs nothing.
        Applications that were received are never held back.
      </p>
      <h2>Your content</h2>
      <p>What you write and upload stays yours. We use it only to run the service.</p>
      <h2>Suspension</h2>
      <p>A form that breaks these terms can be suspended. You are told why and can answer.</p>
      <h2>Availability</h2>
      <p>
        We work to keep the service running and your data safe, and offer it as it is. Nothing here limits rights that
        the law gives you.
      </p>
      <h2>Changes</h2>
      <p>We announce changes of these terms on this page 30 days before they apply.</p>
    </Article>
  );
}
