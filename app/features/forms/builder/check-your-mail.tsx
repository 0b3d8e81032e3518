import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Filled } from "../../../ui/filled";
import { Notice } from "../../../ui/notice";
import { showToast } from "../../../ui/show-toast";
import { useWords } from "../../../ui/use-words";
import { checkYourMailWords } from "./check-your-mail-words";

/** "returned": mail to the address came back. "waiting": nothing is known of it. */
export type ResendAnswer = { kind: "resent" | "returned" | "waiting" } | { kind: "too-many"; minutes: number };

type CheckYourMailProps = { email: string; draftId: string; onChange: () => void; onNew: () => void };

/** After publishing: where the link went, and what to do when it does not come. */
export function CheckYourMail({ email, draftId, onChange, onNew }: CheckYourMailProps) {
  const words = useWords(checkYourMailWords);
  const fetcher = useFetcher<ResendAnswer>();
  useEffect(() => {
    if (fetcher.data?.kind === "resent") showToast({ type: "success", message: words.sentAgain });
    if (fetcher.data?.kind === "too-many") {
      showToast({
        type: "warning",
        message: words.tooMany({ minutes: fetcher.data.minutes }),
      });
    }
  }, [fetcher.data, words]);
  const look = useFetcher<ResendAnswer>();
  const { submit } = look;
  const { pathname } = useLocation();
  // Whoever comes back from an empty mailbox is told why it is empty.
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible")
        void submit({ intent: "look", draftId }, { method: "post", action: pathname });
    };
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [submit, draftId, pathname]);
  const isReturned = fetcher.data?.kind === "returned" || look.data?.kind === "returned";
  const address = (
    <strong className="wrap-anywhere" translate="no">
      {email}
    </strong>
  );
  return (
    <Card title={words.title}>
      <div className="flex flex-col gap-4">
        <div role="status" className="empty:hidden">
          {isReturned ? (
            <Notice tone="amber" title={words.cameBackTitle}>
              <Filled say={words.cameBack} parts={{ email: address }} />
            </Notice>
          ) : null}
        </div>
        <p>
          <Filled say={words.sent} parts={{ email: address }} />
        </p>
        <p className="text-ink-muted">{words.nothing}</p>
        <fetcher.Form method="post" action={pathname} className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="draftId" value={draftId} />
          <Button type="submit" pending={fetcher.state !== "idle"} pendingLabel={words.sending}>
            {words.sendAgain}
          </Button>
          <Button variant="outline" onClick={onChange}>
            {words.change}
          </Button>
          <Button variant="ghost" onClick={onNew}>
            {words.another}
          </Button>
        </fetcher.Form>
      </div>
    </Card>
  );
}
