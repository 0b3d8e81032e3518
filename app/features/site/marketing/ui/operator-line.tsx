import type { Operator } from "../../../../platform/config";

/** Where a page of the site is run from, and by whom: what the installation's settings say, or that they say nothing. */
export type SiteOwner = { host: string; supportEmail: string; operator: Operator };
export type MailProvider = "cloudflare" | "resend";

export function OperatorLine({ owner: { host, supportEmail, operator } }: { owner: SiteOwner }) {
  const mailbox = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  if (operator.name)
    return (
      <p>
        Rentform at {host} is run by {operator.name}. “We” are they. Write to {mailbox}.
      </p>
    );
  return (
    <p>
      This copy of Rentform, at {host}, does not name the person or company that runs it. “We” are the people who answer
      at {mailbox}. Ask who they are and where before you entrust anything to them.
    </p>
  );
}
