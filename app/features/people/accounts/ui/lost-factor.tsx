import { Form } from "react-router";
import { Button } from "../../../../ui/button";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";

export type LostFactorProps = { lossDueAt: number | null; isLossDue: boolean; refusal: string | null };

/** For somebody who has neither phone nor passkey nor code: a way back that a thief of the password cannot take unseen. */
export function LostFactor({ lossDueAt, isLossDue, refusal }: LostFactorProps) {
  if (lossDueAt !== null && !isLossDue) {
    return (
      <Notice tone="amber" title="Your second step is being removed">
        From <LocalTime at={lossDueAt} locale="en" /> on, sign in here with your password and finish. We emailed you
        about it.
      </Notice>
    );
  }
  return (
    <details open={isLossDue || refusal !== null} className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">Lost your phone and your recovery codes?</summary>
      <div className="flex flex-col items-start gap-4 pt-2">
        {refusal ? (
          <p role="alert" className="text-red">
            {refusal}
          </p>
        ) : null}
        <p>
          {isLossDue
            ? "The 72 hours are over. Remove the second step now, and set up a new one afterwards."
            : "We remove your second step after 72 hours, so that you can stop it if this is not you. We email you about it now."}
        </p>
        <Form method="post">
          <Button type="submit" name="intent" value="lost" variant="outline">
            {isLossDue ? "Remove it and sign in" : "Remove my second step in 72 hours"}
          </Button>
        </Form>
      </div>
    </details>
  );
}
