import { useEffect } from "react";
import { Form, useFetcher } from "react-router";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/use-words";
import { billingWords } from "../page-words";

type Returned = { state: string; credits: number | null; kind: "pack" | "pro" };

const askEveryMs = 2_000;

/** What became of a payment, by the books. While it is under way the page asks; without script the button does. */
export function Arriving({ returned, sessionId }: { returned: Returned; sessionId: string }) {
  if (returned.state === "open") return <UnderWay sessionId={sessionId} />;
  return <Arrived returned={returned} />;
}

function Arrived({ returned: { state, credits, kind } }: { returned: Returned }) {
  const { arriving } = useWords(billingWords);
  if (state === "failed" || state === "expired") return <Said tone="neutral">{arriving.failed}</Said>;
  if (state !== "paid") return null;
  return <Said tone="accent">{kind === "pro" ? arriving.pro : arriving.credits({ n: credits ?? 0 })}</Said>;
}

function Said({ tone, children }: { tone: "accent" | "neutral"; children: string }) {
  return (
    <div role="status" className="mb-8">
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}

function UnderWay({ sessionId }: { sessionId: string }) {
  const { arriving } = useWords(billingWords);
  const { submit, state } = useFetcher();
  useEffect(() => {
    if (state !== "idle") return;
    const ask = () => void submit({ intent: "settle", session_id: sessionId }, { method: "post" });
    const timer = setTimeout(ask, askEveryMs);
    return () => clearTimeout(timer);
  }, [state, submit, sessionId]);
  return (
    <div role="status" className="mb-8">
      <Notice title={arriving.title}>
        <p>{arriving.text}</p>
        <Form method="post" className="mt-3">
          <input type="hidden" name="session_id" value={sessionId} />
          <Button type="submit" variant="outline" name="intent" value="settle">
            {arriving.look}
          </Button>
        </Form>
      </Notice>
    </div>
  );
}
