import { useEffect } from "react";
import { Form, useFetcher } from "react-router";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { sayCredits } from "../words";

type Returned = { state: string; credits: number | null; kind: "pack" | "pro" };

const askEveryMs = 2_000;

/** What became of a payment, by the books. While it is under way the page asks; without script the button does. */
export function Arriving({ returned, sessionId }: { returned: Returned; sessionId: string }) {
  if (returned.state === "open") return <UnderWay sessionId={sessionId} />;
  const words = arrived(returned);
  return words ? (
    <div role="status" className="mb-8">
      <Notice tone={returned.state === "paid" ? "accent" : "neutral"}>{words}</Notice>
    </div>
  ) : null;
}

function arrived({ state, credits, kind }: Returned): string | null {
  if (state === "paid") return kind === "pro" ? "You have Pro now." : `${sayCredits(credits ?? 0)} added.`;
  if (state === "failed" || state === "expired") return "The payment was not made. Nothing was charged.";
  return null;
}

function UnderWay({ sessionId }: { sessionId: string }) {
  const { submit, state } = useFetcher();
  useEffect(() => {
    if (state !== "idle") return;
    const ask = () => void submit({ intent: "settle", session_id: sessionId }, { method: "post" });
    const timer = setTimeout(ask, askEveryMs);
    return () => clearTimeout(timer);
  }, [state, submit, sessionId]);
  return (
    <div role="status" className="mb-8">
      <Notice title="Your payment is arriving">
        <p>
          This takes a moment, and the page updates automatically. Slower ways to pay can take a few days, and we’ll
          email you.
        </p>
        <Form method="post" className="mt-3">
          <input type="hidden" name="session_id" value={sessionId} />
          <Button type="submit" variant="outline" name="intent" value="settle">
            Look now
          </Button>
        </Form>
      </Notice>
    </div>
  );
}
