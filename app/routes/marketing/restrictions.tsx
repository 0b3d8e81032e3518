import { Article } from "~/features/marketing/ui/article";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { publicMeta } from "~/ui/page-meta";
import type { Route } from "./+types/restrictions";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return publicMeta(matches, {
    title: "Restrictions",
    description: "What Rentform may not be used for, and what fair housing law asks of a form.",
    path: "/restrictions",
  });
}

export default function Restrictions() {
  return (
    <Article
      title="Restrictions"
      lead="What Rentform may not be used for, and what stays your duty."
      updated="21 November 2026"
    >
      <h2>Using Rentform</h2>
      <ul>
        <li>Make forms only for homes that you own or may let.</li>
        <li>Ask for no fees, deposits, card or bank details through a form.</li>
        <li>Ask for no identity or social security numbers, passwords or health records.</li>
        <li>No bulk mailing, scraping or resale of applications.</li>
        <li>Not for hiring, short stays or anything but letting a home.</li>
      </ul>
      <p>A form that breaks these rules can be suspended. You are told why and can answer.</p>
      <h2>Fair housing</h2>
      <p>
        In the United States federal law forbids choosing by race, color, religion, national origin, sex, familial
        status or disability. Many states, cities and other countries protect more: source of income, age, marital
        status, sexual orientation, gender identity, military status, immigration status.
      </p>
      <ul>
        <li>Ask everybody the same questions, in the same order.</li>
        <li>Write your criteria down before the first application arrives, and hold everybody to them.</li>
        <li>An assistance animal is not a pet.</li>
        <li>Describe the home in your advertisement, not the person you have in mind.</li>
      </ul>
      <h2>What stays your duty</h2>
      <p>
        Our templates leave out what is forbidden almost everywhere. The law of your place may ask for more, and this
        page is no legal advice.
      </p>
    </Article>
  );
}
