import { useEffect } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Notice } from "../../../ui/notice";
import { showToast } from "../../../ui/show-toast";

/** "returned": mail to the address came back. "waiting": nothing is known of it. */
export type ResendAnswer = { kind: "resent" | "returned" | "waiting" } | { kind: "too-many"; minutes: number };

type CheckYourMailProps = { email: string; draftId: string; onChange: () => void; onNew: () => void };

/** After publishing: where the link went, and what to do when it does not come. */
export function CheckYourMail({ email, draftId, onChange, onNew }: CheckYourMailProps) {
  const fetcher = useFetcher<ResendAnswer>();
  useEffect(() => {
    if (fetcher.data?.kind === "resent") showToast({ type: "success", message: "Sent again" });
    if (fetcher.data?.kind === "too-many") {
      showToast({
        type: "warning",
        message: `That’s three emails in an hour. Try again in ${fetcher.data.minutes} minutes.`,
      });
    }
  }, [fetcher.data]);
  const look = useFetcher<ResendAnswer>();
  const { submit } = look;
  // Whoever comes back from an empty mailbox is told why it is empty.
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible")
        void submit({ intent: "look", draftId }, { method: "post", action: "/start" });
    };
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [submit, draftId]);
  const isReturned = fetcher.data?.kind === "returned" || look.data?.kind === "returned";
  return (
    <Card title="Check your email">
      <div className="flex flex-col gap-4">
        <div role="status" className="empty:hidden">
          {isReturned ? (
            <Notice tone="amber" title="Email to your address came back">
              Is{" "}
              <strong className="wrap-anywhere" translate="no">
                {email}
              </strong>{" "}
              written right? Change the address below: your form is kept, and the link goes to the new one.
            </Notice>
          ) : null}
        </div>
        <p>
          We sent a link to{" "}
          <strong className="wrap-anywhere" translate="no">
            {email}
          </strong>
          . Open it and press the button to make your form live. The link works for 7 days.
        </p>
        <p className="text-ink-muted">
          Nothing after a minute? Check your spam folder, or send it again. Your form stays in this browser.
        </p>
        <fetcher.Form method="post" action="/start" className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="draftId" value={draftId} />
          <Button type="submit" pending={fetcher.state !== "idle"} pendingLabel="Sending">
            Send it again
          </Button>
          <Button variant="outline" onClick={onChange}>
            Change the form or email address
          </Button>
          <Button variant="ghost" onClick={onNew}>
            Start another form
          </Button>
        </fetcher.Form>
      </div>
    </Card>
  );
}
