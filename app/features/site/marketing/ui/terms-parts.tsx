import { Link } from "react-router";
import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import { plans } from "../../../money/billing/rules";
import { noticeDays } from "../legal-changes";
import { termsWords } from "../words/terms-words";
import { ComingChanges } from "./coming-changes";
import type { Part } from "./long-page";
import { OperatorLine, type SiteOwner } from "./operator-line";
import { TermsOfPrices } from "./terms-of-prices";
import { useSitePath } from "./use-site-path";

/** The terms of this product as it is built, part by part, for whoever runs it. */
export function useTermsParts(owner: SiteOwner): Part[] {
  const { we, law, who, landlords, tenants, not, prices, content, suspension, availability, changes, processing } =
    useWords(termsWords);
  return [
    { id: "we", title: we, content: <OperatorLine owner={owner} /> },
    { id: "who", title: who.title, content: <Who /> },
    { id: "landlords", title: landlords.title, content: <Landlords /> },
    { id: "tenants", title: tenants.title, content: <p>{tenants.text}</p> },
    { id: "not", title: not.title, content: <p>{not.text}</p> },
    { id: "prices", title: prices.title, content: <TermsOfPrices /> },
    { id: "content", title: content.title, content: <p>{content.text}</p> },
    { id: "suspension", title: suspension.title, content: <Suspension /> },
    {
      id: "availability",
      title: availability.title,
      content: (
        <>
          <p>{availability.asIs}</p>
          <p>{availability.liability}</p>
        </>
      ),
    },
    { id: "changes", title: changes.title, content: <Changes /> },
    { id: "law", title: law.title, content: <Law owner={owner} /> },
    { id: "processing", title: processing.title, content: <Processing /> },
  ];
}

function Law({ owner: { operator } }: { owner: SiteOwner }) {
  const words = useWords(termsWords).law;
  return (
    <p>
      {operator.law ? words.named({ law: operator.law }) : words.unnamed} {words.consumers}
    </p>
  );
}

function Who() {
  const words = useWords(termsWords).who;
  const { openDays: days, applications } = plans.guest;
  return (
    <>
      <p>{words.adults}</p>
      <p>{words.guests({ days, applications })}</p>
    </>
  );
}

function Landlords() {
  const words = useWords(termsWords).landlords;
  const at = useSitePath();
  const restrictions = <Link to={at("/restrictions")}>{words.restrictions}</Link>;
  return (
    <ul>
      <li>{words.right}</li>
      <li>
        <Filled say={words.lawful} parts={{ restrictions }} />
      </li>
      <li>{words.fee}</li>
      <li>{words.same}</li>
      <li>{words.safe}</li>
    </ul>
  );
}

function Suspension() {
  const words = useWords(termsWords).suspension;
  const at = useSitePath();
  const answer = <Link to={at("/contact?subject=Appeal")}>{words.answer}</Link>;
  return (
    <p>
      <Filled say={words.text} parts={{ answer }} />
    </p>
  );
}

function Changes() {
  const words = useWords(termsWords).changes;
  return (
    <>
      <p>{words.text({ terms: noticeDays.terms, end: noticeDays.end })}</p>
      <ComingChanges kinds={["terms", "end"]} />
    </>
  );
}

function Processing() {
  const words = useWords(termsWords).processing;
  const at = useSitePath();
  const policy = <Link to={at("/privacy-policy#how-long")}>{words.policy}</Link>;
  const ofHelpers = <Link to={at("/privacy-policy#helpers")}>{words.policyOfHelpers}</Link>;
  return (
    <>
      <p>{words.roles}</p>
      <ul>
        <li>
          <Filled say={words.what} parts={{ policy }} />
        </li>
        <li>{words.instructions}</li>
        <li>{words.confidential}</li>
        <li>{words.measures}</li>
        <li>
          <Filled say={(parts) => words.helpers({ ...parts, days: noticeDays.helper })} parts={{ policy: ofHelpers }} />
        </li>
        <li>{words.support}</li>
        <li>{words.end}</li>
        <li>{words.audit}</li>
      </ul>
    </>
  );
}
