import { Link } from "react-router";
import { billingTerms, plans } from "../../../money/billing/rules";
import { noticeDays } from "../legal-changes";
import { ComingChanges } from "./coming-changes";
import type { Part } from "./long-page";
import { OperatorLine, type SiteOwner } from "./operator-line";

/** The terms of this product as it is built, part by part, for whoever runs it. */
export function termsParts(owner: SiteOwner): Part[] {
  return [
    { id: "we", title: "Who we are", content: <OperatorLine owner={owner} /> },
    ...rules,
    lawOf(owner),
    processing,
  ];
}

function lawOf({ operator }: SiteOwner): Part {
  const law = operator.law ?? "the place where the operator of this site is based";
  return {
    id: "law",
    title: "Governing law",
    content: (
      <p>
        The law of {law} applies. Consumers keep the protection of the law of their own country and may go to its
        courts.
      </p>
    ),
  };
}

const rules: readonly Part[] = [
  {
    id: "who",
    title: "Who may use it",
    content: (
      <>
        <p>
          Adults who may rent out a home, for themselves or for its owner, may make forms. Anyone may apply through one.
          There is one person behind each account, and the email address you give is yours.
        </p>
        <p>
          A form made without an account belongs to the person who confirmed its email address. It stays open for{" "}
          {plans.guest.openDays} days and takes up to {plans.guest.applications} applications. Whoever signs up with the
          same address and confirms it takes the form over with that press. An account that has the address already asks
          for a link by email: it leads to a page that names the forms, and only a press there moves them. For seven
          days the link in a second email gives them back.
        </p>
      </>
    ),
  },
  {
    id: "landlords",
    title: "What landlords promise",
    content: (
      <ul>
        <li>That they have the right to rent out the home, and that it exists and is for rent.</li>
        <li>
          That they ask only what local law allows and keep to our <Link to="/restrictions">restrictions</Link>. Our
          notes on the law help; they are not legal advice, and the duty stays with the landlord.
        </li>
        <li>That they take no fee for applying through a form.</li>
        <li>That they read every application by the same criteria and answer it.</li>
        <li>That they keep what they download safe and delete it when it is no longer needed.</li>
      </ul>
    ),
  },
  {
    id: "tenants",
    title: "What tenants promise",
    content: (
      <p>
        That what they answer is true as far as they know, that the documents are their own, and that the people they
        name agreed to be named. Applying costs nothing and binds no one to a lease.
      </p>
    ),
  },
  {
    id: "not",
    title: "What we are not",
    content: (
      <p>
        We are not an agent, a broker, a law firm or a consumer reporting agency. We check neither homes nor applicants,
        prepare no reports about people, and decide nothing. A lease is a matter between landlord and tenant.
      </p>
    ),
  },
  {
    id: "prices",
    title: "Prices, credits and Pro",
    content: (
      <>
        <p>
          Prices and limits are on the <Link to="/pricing">pricing page</Link>: in euros, pounds and Australian dollars
          with tax, in US and Canadian dollars before it. Your first purchase sets the currency of your account. Tenants
          pay nothing.
        </p>
        <ul>
          <li>
            A credit publishes one form for {plans.credit.openDays} days; within them closing and reopening is free. It
            is given back if the form is closed within {billingTerms.giveBackHours} hours and no one has started an
            application.
          </li>
          <li>
            Bought credits do not expire. Gifts, such as the first credit and those of vouchers, are good for{" "}
            {billingTerms.giftMonths} months, and are spent first. Credits cannot be sold or turned into money, refunds
            apart.
          </li>
          <li>
            Unused credits are paid back within {billingTerms.refundDays} days of buying them. Pro is paid back in the
            first {billingTerms.withdrawDays} days of every paid year, and in its first month where you began by the
            month: with the year’s payment, where you went over to it in that month. Pro is paid back this way once for
            each customer; your rights by law are not affected.
          </li>
          <li>
            Pro renews by itself at the end of each month or year until it is cancelled, which takes two clicks at any
            time and takes effect at the end of the time paid for. Before each yearly renewal we remind you by email. A
            subscription keeps the price it began with.
          </li>
          <li>
            If a payment fails, Pro continues while it is tried again. After Pro ends, everything continues for{" "}
            {billingTerms.graceDays} days; then the form with the newest application stays open for{" "}
            {billingTerms.keptOpenDays} days and the others pause. What you received stays readable and can be
            downloaded until the day it would be deleted anyway.
          </li>
          <li>
            While a payment is disputed, nothing is published on credit and no voucher is redeemed. Forms that run,
            reading and exports continue.
          </li>
          <li>
            Consumers may withdraw from what they bought and cancel contracts without signing in:{" "}
            <Link to="/withdraw">withdraw from the contract here</Link>,{" "}
            <Link to="/withdraw#kuendigen" lang="de">
              Verträge hier kündigen
            </Link>
            . You agree that a credit may be used at once; what was used is not paid back.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "content",
    title: "Your content",
    content: (
      <p>
        What you write and upload stays yours. You let us store it, show it and send it on as far as running the service
        needs, and for nothing else. That ends when it is deleted.
      </p>
    ),
  },
  {
    id: "suspension",
    title: "Suspension and appeal",
    content: (
      <p>
        A form or an account that breaks these terms can be suspended. You get an email with the reason, and you can{" "}
        <Link to="/contact?subject=Appeal">answer</Link>: a person looks at it again. Applications that a suspended form
        received stay readable, unless the law forbids it; a suspended account can’t be signed in to, and what is in it
        is kept.
      </p>
    ),
  },
  {
    id: "availability",
    title: "Availability and liability",
    content: (
      <>
        <p>
          We work to keep the service running and your data safe, and offer it as it is. We do not guarantee uptime, or
          that you will find a tenant.
        </p>
        <p>
          Our liability is limited to what you paid us in the twelve months before the damage. If someone brings a claim
          against us because you broke these terms, you cover it. Neither limits what the law does not let us limit:
          intent, gross negligence, harm to life and health, and the rights of consumers.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes, and the end",
    content: (
      <>
        <p>
          We announce changes of these terms on this page, {noticeDays.terms} days before they apply. You may leave at
          any time by deleting your forms or your account. We may end the service with {noticeDays.end} days’ notice on
          this page, in which everything can be downloaded.
        </p>
        <ComingChanges kinds={["terms", "end"]} />
      </>
    ),
  },
];

const processing: Part = {
  id: "processing",
  title: "Annex: processing data for landlords",
  content: (
    <>
      <p>
        For applications the landlord is the controller and we are the processor (Article 28 of the GDPR and laws like
        it).
      </p>
      <ul>
        <li>
          We process answers, documents and contact data of applicants, the people they name and their references, to
          collect, store, show and delete them, for as long as the{" "}
          <Link to="/privacy-policy#how-long">privacy policy</Link> says.
        </li>
        <li>
          We act on the landlord’s instructions, which are what is set in the product, and tell if one seems unlawful.
        </li>
        <li>Everyone who works on the service is bound to confidentiality.</li>
        <li>
          Data is encrypted on its way. Names, contact details, answers and documents of applicants are encrypted where
          they are stored. The first opening of an application, each look at a document and each export are written
          down. The measures are kept up to date.
        </li>
        <li>
          The companies that help us are in the <Link to="/privacy-policy#helpers">privacy policy</Link>. New ones are
          announced there {noticeDays.helper} days before, and a landlord may object and leave.
        </li>
        <li>We help with requests of applicants, with breaches (within 72 hours) and with what an authority asks.</li>
        <li>At the end everything is deleted, once it could be downloaded.</li>
        <li>
          What is needed to show that we keep to this is given on request, and can be audited at the landlord’s cost.
        </li>
      </ul>
    </>
  ),
};
