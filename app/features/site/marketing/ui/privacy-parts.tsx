import { Link } from "react-router";
import { noticeDays } from "../legal-changes";
import type { RetentionRow } from "../queries/retention-rows.server";
import { ComingChanges } from "./coming-changes";
import { FactsTable } from "./facts-table";
import type { Part } from "./long-page";
import { type MailProvider, OperatorLine, type SiteOwner } from "./operator-line";

const purposes = [
  [
    "Prescreen and application",
    "To let the landlord decide who gets the home, at the applicant’s own request (steps before a contract)",
  ],
  [
    "References and further documents",
    "To check what the decision rests on, after the applicant named the person or sent the document",
  ],
  ["Account and sign-in", "To give landlords their forms and keep others out (contract)"],
  [
    "Time zone of a landlord’s device",
    "To send emails at the right hour, with times as the clock there shows them (contract)",
  ],
  [
    "Emails about a form or an application",
    "To say what happened and what to do next (contract, or the applicant’s request)",
  ],
  ["Counters, spam scores and the log of actions", "To keep the service safe for both sides (legitimate interest)"],
  ["Records of purchases", "To bill what was bought and to keep the books (contract and legal duty)"],
] as const;

const helpers: Record<MailProvider, readonly (readonly [string, string])[]> = {
  cloudflare: [
    ["Cloudflare, Inc.", "Runs our servers, database, file storage and outgoing email, and keeps attacks off"],
    ["Stripe, Inc.", "Takes payments of landlords; card numbers never reach us"],
  ],
  resend: [
    ["Cloudflare, Inc.", "Runs our servers, database and file storage, and keeps attacks off"],
    ["Resend", "Sends our emails: it gets the address, the subject and the words of each"],
    ["Stripe, Inc.", "Takes payments of landlords; card numbers never reach us"],
  ],
};

const cookies = [
  ["rf.session_token", "Keeps a landlord signed in: 7 days after the last visit, 30 days at most"],
  ["rf.session_data", "Says who is signed in between two looks at our records, one minute"],
  ["rf.sign_up", "Says which browser signed up, so that the link in our email asks for no password there, two days"],
  [
    "rf-device",
    "Tells a browser that was signed in before from a stranger's, so that no one can lock you out, 400 days",
  ],
  ["rf-step", "Holds a sign-in whose second step is under way, some minutes"],
  ["signed_in", "Says only that there is a session, so that the header is right; lasts as long as the session"],
  ["rf-draft, one for each form", "Keeps the application that a tenant has begun on this device, 30 days"],
  ["rf-manage", "Opens the secure view of a form made without an account, 30 days"],
  ["rf-refused", "Opens the page that says what was wrong with a form you sent, 30 minutes"],
  ["rf-erasure", "Tells the browser that deleted an account how far the deleting is, 7 days"],
  ["rf-address", "Names the address that you signed up with on the page that asks you to check your email, one hour"],
  ["rf-voucher", "Keeps the voucher that you opened until you have signed up and confirmed your address, one day"],
  ["rf-lang, rf-language, rf-theme", "Remember a chosen language and appearance, one year"],
] as const;

const regulators = [
  [
    "Your data protection authority in the European Union",
    "https://www.edpb.europa.eu/about-edpb/about-edpb/members_en",
  ],
  ["Information Commissioner’s Office, United Kingdom", "https://ico.org.uk/make-a-complaint/"],
  ["Federal Data Protection and Information Commissioner, Switzerland", "https://www.edoeb.admin.ch/"],
  ["Office of the Australian Information Commissioner", "https://www.oaic.gov.au/privacy/privacy-complaints"],
  ["Office of the Privacy Commissioner, New Zealand", "https://www.privacy.org.nz/"],
  ["Office of the Privacy Commissioner of Canada", "https://www.priv.gc.ca/"],
] as const;

/** The privacy policy of this product as it is built, part by part. */
export function privacyParts(retention: readonly RetentionRow[], owner: SiteOwner, sendsBy: MailProvider): Part[] {
  return [
    {
      id: "responsible",
      title: "Who is responsible",
      content: (
        <>
          <OperatorLine owner={owner} />
          <p>
            The landlord who made a form decides what it asks and why. For the applications it receives the landlord is
            the controller and we are the processor: we store and show them on the landlord’s behalf and use them for
            nothing of our own.
          </p>
          <p>
            For landlords’ accounts, for messages to the help center and for keeping the service safe we are the
            controller ourselves.
          </p>
        </>
      ),
    },
    {
      id: "kept",
      title: "What is kept",
      content: (
        <ul>
          <li>
            <strong>Of landlords:</strong> email address, name, a scrambled form of the password, the forms with their
            versions, and when they were published, changed or closed; of each device that is signed in, the browser,
            the network address and the country.
          </li>
          <li>
            <strong>Of tenants:</strong> the answers and documents they give, the people they name, messages to and from
            the landlord, the email address that gets the receipt, and when they sent, changed or withdrew.
          </li>
          <li>
            <strong>Of people who apply together:</strong> the name and address by which they were invited, and the
            answers and documents of their part, which the others in the household do not see.
          </li>
          <li>
            <strong>Of people named as references:</strong> name and address as the tenant gave them, when the landlord
            asked, and what they answered, for that one application and no other.
          </li>
          <li>
            <strong>Of people who write to us:</strong> the message, with name and address as given.
          </li>
          <li>
            <strong>For safety:</strong> short-lived counters under scrambled keys, spam scores with their reasons, and
            a log of actions that holds ids and fingerprints only.
          </li>
        </ul>
      ),
    },
    {
      id: "purposes",
      title: "Why, and on what ground",
      content: <FactsTable caption="Purposes and grounds" heads={["What", "Why"]} rows={purposes} />,
    },
    {
      id: "never",
      title: "What we do not do",
      content: (
        <ul>
          <li>We sell nothing about anyone and show no advertising.</li>
          <li>We train no models on answers or documents.</li>
          <li>
            No decision about a person is made by a machine (Article 22 of the GDPR). We compute no tenant score; a flag
            is a rule that the landlord set, shown with the answer beside it.
          </li>
          <li>No scripts, fonts or pictures of other companies are on our pages.</li>
        </ul>
      ),
    },
    {
      id: "helpers",
      title: "Who helps us",
      content: (
        <>
          <FactsTable caption="Companies that work for us" heads={["Who", "What for"]} rows={helpers[sendsBy]} />
          <p>New companies are announced here {noticeDays.helper} days before they get data.</p>
          <ComingChanges kinds={["helper"]} />
          <p>
            No analytics company and no error-reporting service gets data of this site. How often a form was opened,
            started and sent is counted without cookies and without anything about the visitor.
          </p>
        </>
      ),
    },
    {
      id: "place",
      title: "Where it is kept, and how it is guarded",
      content: (
        <>
          <p>
            Data is stored in Cloudflare’s data centers, which may lie outside your country. Transfers from Europe rest
            on the standard contractual clauses in Cloudflare’s data processing addendum, version 6.3 of June 20, 2025.
          </p>
          <p>
            Applications are encrypted where they are stored: answers and documents under a key of each application,
            names, email addresses and phone numbers under a key of each landlord, and what a landlord searches by as
            fingerprints under that key. So that a landlord’s list can be sorted and filtered, the move-in date, the
            monthly income, the number of adults and whether there are pets also stand there without that encryption,
            protected by our database provider’s alone. Deleting an application destroys its key and what it opened. Our
            database provider keeps copies of the last 30 days to recover from a failure; a deleted application is in
            them, with its key, until they expire. When our master key is changed, keys in older copies no longer open
            anything once the former one is destroyed.
          </p>
          <p>
            Links in our emails are stored as fingerprints, or encrypted until the email has left. We write down when an
            application is first opened, each time a document is looked at or downloaded, and each PDF and export;
            applicants see on their status page when their documents were looked at or downloaded.
          </p>
          <p>
            If data is breached we tell landlords and the authority within 72 hours of learning of it, and the people
            concerned where the risk to them is high.
          </p>
        </>
      ),
    },
    {
      id: "how-long",
      title: "How long it is kept",
      content: (
        <FactsTable
          caption="How long it is kept"
          heads={["What", "How long"]}
          rows={retention.map(({ what, howLong }) => [what, howLong] as const)}
        />
      ),
    },
    {
      id: "rights",
      title: "Your rights, and how to use them",
      content: (
        <>
          <p>You may see what is kept of you, correct it, take it with you, have it deleted, and object to its use.</p>
          <ul>
            <li>
              <strong>Tenants</strong> do it on the status page behind the link in their receipt: no account is needed.
              There one can read and download an application and, until the landlord has decided, correct it, withdraw
              it and have it deleted. After that, ask the landlord.
            </li>
            <li>
              <strong>Landlords</strong> find a download of everything and the deletion of the account under Settings.
              Forms and messages that they made with the same address without signing in are named there and deleted
              with it when they say so.
            </li>
            <li>
              <strong>Everyone</strong> may <Link to="/contact?subject=My+data">write to us</Link>. We answer within 30
              days.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "cookies",
      title: "Cookies",
      content: (
        <>
          <p>Only those that a page needs to work; none of them follows you, and none is another company’s.</p>
          <FactsTable caption="Cookies" heads={["Name", "What it does"]} rows={cookies} />
          <p>
            A form that is still being built without an account is kept in the landlord’s own browser. What an applicant
            has typed and not saved yet, and a small picture of each photo, stay in the browser’s tab until it is
            closed. An applicant who has sent one may keep its answers in the browser for the next: locked with a key
            that never leaves it, without documents, consents, signatures and answers to a landlord’s own questions, for
            six months or until they are deleted there. We hold nothing of it.
          </p>
        </>
      ),
    },
    {
      id: "children",
      title: "Children",
      content: (
        <p>
          Rentform is for adults. Landlords learn how many people will live in a home, not the names or ages of
          children, unless local law lets them ask and they give a reason for it.
        </p>
      ),
    },
    {
      id: "contact",
      title: "Questions and complaints",
      content: (
        <>
          <p>
            <Link to="/contact?subject=Privacy">Write to us</Link> first, if you like. You can complain to your
            authority at any time:
          </p>
          <ul>
            {regulators.map(([name, url]) => (
              <li key={url}>
                <a href={url} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
            <li>In the United States, the attorney general of your state or the Federal Trade Commission</li>
          </ul>
        </>
      ),
    },
  ];
}
