import { Link } from "react-router";
import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import { noticeDays } from "../legal-changes";
import type { RetentionRow } from "../queries/retention-rows.server";
import { privacyWords } from "../words/privacy-words";
import { ComingChanges } from "./coming-changes";
import { FactsTable } from "./facts-table";
import type { Part } from "./long-page";
import { type MailProvider, OperatorLine, type SiteOwner } from "./operator-line";
import { PrivacyCookies } from "./privacy-cookies";
import { Strongly } from "./strongly";
import { useSitePath } from "./use-site-path";

/** The privacy policy of this product as it is built, part by part. */
export function usePrivacyParts(retention: readonly RetentionRow[], owner: SiteOwner, sendsBy: MailProvider): Part[] {
  const { responsible, kept, purposes, never, helpers, place, howLong, rights, cookies, children, contact } =
    useWords(privacyWords);
  return [
    {
      id: "responsible",
      title: responsible.title,
      content: (
        <>
          <OperatorLine owner={owner} />
          <p>{responsible.landlord}</p>
          <p>{responsible.ourselves}</p>
        </>
      ),
    },
    { id: "kept", title: kept.title, content: <Kept /> },
    { id: "purposes", title: purposes.title, content: <Purposes /> },
    { id: "never", title: never.title, content: <Never /> },
    { id: "helpers", title: helpers.title, content: <Helpers sendsBy={sendsBy} /> },
    {
      id: "place",
      title: place.title,
      content: (
        <>
          <p>{place.where}</p>
          <p>{place.encrypted}</p>
          <p>{place.viewings}</p>
          <p>{place.links}</p>
          <p>{place.breach}</p>
        </>
      ),
    },
    {
      id: "how-long",
      title: howLong.title,
      content: (
        <FactsTable
          caption={howLong.title}
          heads={[howLong.what, howLong.howLong]}
          rows={retention.map((row) => [row.what, row.howLong] as const)}
        />
      ),
    },
    { id: "rights", title: rights.title, content: <Rights /> },
    { id: "cookies", title: cookies.title, content: <PrivacyCookies /> },
    { id: "children", title: children.title, content: <p>{children.text}</p> },
    { id: "contact", title: contact.title, content: <Complaints /> },
  ];
}

function Kept() {
  const { landlords, tenants, together, references, viewings, teams, writers, safety } = useWords(privacyWords).kept;
  return (
    <ul>
      {[landlords, tenants, together, references, viewings, teams, writers, safety].map((part) => (
        <li key={part.strong}>
          <Strongly {...part} />
        </li>
      ))}
    </ul>
  );
}

function Purposes() {
  const { caption, what, why, rows } = useWords(privacyWords).purposes;
  return (
    <FactsTable
      caption={caption}
      heads={[what, why]}
      rows={Object.values(rows).map((row) => [row.what, row.why] as const)}
    />
  );
}

function Never() {
  const words = useWords(privacyWords).never;
  return (
    <ul>
      <li>{words.sell}</li>
      <li>{words.train}</li>
      <li>{words.machine}</li>
      <li>{words.others}</li>
    </ul>
  );
}

function Helpers({ sendsBy }: { sendsBy: MailProvider }) {
  const words = useWords(privacyWords).helpers;
  const isResend = sendsBy === "resend";
  const rows = [
    ["Cloudflare, Inc.", isResend ? words.cloudflare : words.cloudflareWithMail],
    ...(isResend ? [["Resend", words.resend] as const] : []),
    ["Stripe, Inc.", words.stripe],
  ] as const;
  return (
    <>
      <FactsTable caption={words.caption} heads={[words.who, words.whatFor]} rows={rows} />
      <p>{words.announced({ days: noticeDays.helper })}</p>
      <ComingChanges kinds={["helper"]} />
      <p>{words.noAnalytics}</p>
    </>
  );
}

function Rights() {
  const { lead, tenants, landlords, everyone } = useWords(privacyWords).rights;
  const at = useSitePath();
  const link = <Link to={at("/contact?subject=My+data")}>{everyone.link}</Link>;
  return (
    <>
      <p>{lead}</p>
      <ul>
        <li>
          <Strongly {...tenants} />
        </li>
        <li>
          <Strongly {...landlords} />
        </li>
        <li>
          <Filled say={everyone.text} parts={{ strong: <strong>{everyone.strong}</strong>, link }} />
        </li>
      </ul>
    </>
  );
}

const regulators = [
  ["europeanUnion", "https://www.edpb.europa.eu/about-edpb/about-edpb/members_en"],
  ["unitedKingdom", "https://ico.org.uk/make-a-complaint/"],
  ["switzerland", "https://www.edoeb.admin.ch/"],
  ["australia", "https://www.oaic.gov.au/privacy/privacy-complaints"],
  ["newZealand", "https://www.privacy.org.nz/"],
  ["canada", "https://www.priv.gc.ca/"],
] as const;

function Complaints() {
  const words = useWords(privacyWords).contact;
  const at = useSitePath();
  const link = <Link to={at("/contact?subject=Privacy")}>{words.link}</Link>;
  return (
    <>
      <p>
        <Filled say={words.lead} parts={{ link }} />
      </p>
      <ul>
        {regulators.map(([name, url]) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {words.authorities[name]}
            </a>
          </li>
        ))}
        <li>{words.unitedStates}</li>
      </ul>
    </>
  );
}
