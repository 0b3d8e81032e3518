import { Link } from "react-router";
import { marketingMeta, organization } from "~/features/marketing/meta";
import { Article } from "~/features/marketing/ui/article";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { originOf } from "~/ui/page-meta";
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
      description: "Why Rentform exists, what it does and what it leaves alone.",
      path: "/about",
    },
    [organization(originOf(matches))],
  );
}

export default function About() {
  return (
    <Article title="About Rentform">
      <p>
        Letting a home often begins with forty messages that all ask the same things and answer different ones. Rentform
        replaces them with one form: the same questions for everybody, answered once, with the documents attached.
      </p>
      <h2>What we do</h2>
      <p>
        Landlords and property managers build an application form, share its link, and read what comes in. Tenants apply
        from a phone, without an account and without a fee.
      </p>
      <h2>What we leave alone</h2>
      <ul>
        <li>No listings and no search: you advertise where you like and put the link there.</li>
        <li>No scores and no automatic decisions: you read, and you decide.</li>
        <li>No sale of anybody’s data, and no advertising.</li>
      </ul>
      <h2>What we hold to</h2>
      <ul>
        <li>
          <strong>Ask less.</strong> A question that does not help to decide is not in our templates.
        </li>
        <li>
          <strong>Answer always.</strong> Each applicant gets a receipt with a reference number.
        </li>
        <li>
          <strong>Guard it.</strong> Answers and documents are encrypted where they are stored, each application under
          its own key.
        </li>
      </ul>
      <p>
        <Link to="/start">Create a form</Link> and see for yourself: it takes a few minutes and no signup.
      </p>
    </Article>
  );
}
