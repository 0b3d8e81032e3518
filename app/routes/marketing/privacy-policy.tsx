import { marketingMeta } from "~/features/marketing/meta";
import { Article } from "~/features/marketing/ui/article";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import type { Route } from "./+types/privacy-policy";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(matches, {
    title: "Privacy policy",
    description: "Which data Rentform keeps, why, where and for how long.",
    path: "/privacy-policy",
  });
}

export default function PrivacyPolicy() {
  return (
    <Article
      title="Privacy policy"
      lead="Which data we keep, why, and what you can do about it."
      updated="21 November 2026"
    >
      <h2>Who is responsible</h2>
      <p>
        The landlord who made a form decides what it asks and is the controller of the applications it receives. We
        store them on the landlord’s behalf. For landlords’ own details and for keeping the service safe, we are
        responsible ourselves.
      </p>
      <h2>What we keep</h2>
      <ul>
        <li>Of landlords: the e-mail address, the forms they make, and when they were published, changed or closed.</li>
        <li>Of tenants: the answers and documents they send, and the e-mail address that gets the receipt.</li>
        <li>For safety: short-lived counters that slow down abuse, and a log of actions without names or answers.</li>
      </ul>
      <h2>How we keep it</h2>
      <p>
        Answers and documents are encrypted where they are stored, each application under its own key. Erasing an
        application destroys its key. Links in our mails are stored only as fingerprints.
      </p>
      <h2>What we do not do</h2>
      <p>
        We sell nothing, show no advertising, train no models on answers, and take no automated decisions about people.
        There are no third-party scripts on our pages.
      </p>
      <h2>Cookies</h2>
      <p>
        Only what a page needs to work: one that keeps an application being filled in, and one that opens a landlord’s
        secure view. A form that a landlord is still building is kept in that landlord’s own browser.
      </p>
      <h2>Who helps us</h2>
      <p>Our servers, storage and outgoing mail are run by Cloudflare.</p>
      <h2>Your rights</h2>
      <p>
        Ask the landlord you applied to, or us, to see, correct or erase what is kept of you. Write to the support
        address at the foot of this page; we answer within 30 days. You may also turn to your data protection authority.
      </p>
    </Article>
  );
}
