import { proofName } from "../../../../platform/proof-of-work/challenge";
import { calculationWords } from "../../../../words/en/vouchers/asked-calculation";

/** After many tries: the device calculates for a few seconds and posts the form that this stands in, by a script. */
export function AskedCalculation({ challenge }: { challenge: string }) {
  return (
    <section
      aria-labelledby="calculation"
      tabIndex={-1}
      data-proof={challenge}
      data-says={JSON.stringify(calculationWords)}
      data-sends=""
      className="rounded-md border border-s-4 border-amber bg-amber-soft px-4 py-3"
    >
      <h2 id="calculation" className="font-semibold">
        There were many tries from your network
      </h2>
      <p className="needs-script mt-1">
        Before the next one, your device works for a few seconds. Nothing for you to do.
      </p>
      <noscript>
        <p>This needs JavaScript. Without it, wait an hour and try again.</p>
      </noscript>
      <progress className="needs-script mt-2 w-full" aria-hidden="true" data-proof-bar="" />
      <p role="status" data-proof-says="" />
      <input type="hidden" name={proofName} data-proof-answer="" />
    </section>
  );
}
