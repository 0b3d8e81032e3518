import { Form } from "react-router";
import type { BlockReason } from "../../../../db/schema/mail";
import { inEveryLanguage } from "../../../../kernel/words";
import { Button } from "../../../../ui/button";
import { Filled } from "../../../../ui/filled";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/account-data/mail-stop";

const stopWords = inEveryLanguage("account-data/mail-stop", en);

type MailStopProps = { email: string; reason: BlockReason | null; isForgiven: boolean };

/** To an account whose own address takes no mail of ours: change it, or try again. Who complained asks us. */
export function MailStop({ email, reason, isForgiven }: MailStopProps) {
  const words = useWords(stopWords);
  const address = { email: <Address email={email} /> };
  if (reason === null && !isForgiven) return null;
  return (
    <section id="mail" className="scroll-mt-24">
      {reason === null ? (
        <Notice tone="accent">
          <Filled say={words.forgiven} parts={address} />
        </Notice>
      ) : reason === "complaint" ? (
        <Notice tone="amber" title={words.complaint.title}>
          <p>
            <Filled say={words.complaint.text} parts={address} />
          </p>
          <p className="mt-2">
            <a href="/contact" className="underline underline-offset-4">
              {words.complaint.write}
            </a>
          </p>
        </Notice>
      ) : (
        <Notice tone="amber" title={words.bounced.title}>
          <p>
            <Filled say={words.bounced.text} parts={address} />
          </p>
          <Form method="post" className="mt-3 flex flex-wrap items-center gap-3">
            <a href="#change-email" className="underline underline-offset-4">
              {words.bounced.change}
            </a>
            <Button type="submit" name="intent" value="mail-again" variant="outline">
              {words.bounced.again}
            </Button>
          </Form>
        </Notice>
      )}
    </section>
  );
}

function Address({ email }: { email: string }) {
  return (
    <strong className="font-semibold [overflow-wrap:anywhere]" translate="no">
      {email}
    </strong>
  );
}
