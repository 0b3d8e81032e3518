import type { Operator } from "../../../../platform/config";
import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import { frameWords } from "../words/frame-words";

/** Where a page of the site is run from, and by whom: what the installation's settings say, or that they say nothing. */
export type SiteOwner = { host: string; supportEmail: string; operator: Operator };
export type MailProvider = "cloudflare" | "resend";

export function OperatorLine({ owner: { host, supportEmail, operator } }: { owner: SiteOwner }) {
  const words = useWords(frameWords).operator;
  const mailbox = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return (
    <p>
      {operator.name ? (
        <Filled say={words.named} parts={{ host, operator: operator.name, mailbox }} />
      ) : (
        <Filled say={words.unnamed} parts={{ host, mailbox }} />
      )}
    </p>
  );
}
