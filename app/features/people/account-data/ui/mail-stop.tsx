import { Form } from "react-router";
import type { BlockReason } from "../../../../db/schema/mail";
import { Button } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";

type MailStopProps = { email: string; reason: BlockReason | null; isForgiven: boolean };

/** To an account whose own address takes no mail of ours: change it, or try again. Who complained asks us. */
export function MailStop({ email, reason, isForgiven }: MailStopProps) {
  if (reason === null && !isForgiven) return null;
  return (
    <section id="mail" className="scroll-mt-24">
      {reason === null ? (
        <Notice tone="accent">
          We write to <Address email={email} /> again. If email comes back once more, you read it here.
        </Notice>
      ) : reason === "complaint" ? (
        <Notice tone="amber" title="You get no email from us">
          <p>
            An email of ours to <Address email={email} /> was reported as spam, so we stopped writing to it. Change your
            address below, or ask us to write to this one again.
          </p>
          <p className="mt-2">
            <a href="/contact" className="underline underline-offset-4">
              Write to us
            </a>
          </p>
        </Notice>
      ) : (
        <Notice tone="amber" title="Email to your address came back">
          <p>
            <Address email={email} /> takes no email, so we won’t write to it for a week. Change your address, or try
            again once the inbox works.
          </p>
          <Form method="post" className="mt-3 flex flex-wrap items-center gap-3">
            <a href="#change-email" className="underline underline-offset-4">
              Change it
            </a>
            <Button type="submit" name="intent" value="mail-again" variant="outline">
              Try again
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
