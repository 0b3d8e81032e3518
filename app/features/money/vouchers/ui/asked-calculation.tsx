import { proofName } from "../../../../platform/proof-of-work/challenge";
import { useWords } from "../../../../ui/use-words";
import { calculationWords } from "../words";

/** After many tries: the device calculates for a few seconds and posts the form that this stands in, by a script. */
export function AskedCalculation({ challenge }: { challenge: string }) {
  const { title, text, noScript, says } = useWords(calculationWords);
  return (
    <section
      aria-labelledby="calculation"
      tabIndex={-1}
      data-proof={challenge}
      data-says={JSON.stringify(says)}
      data-sends=""
      className="rounded-md border border-s-4 border-amber bg-amber-soft px-4 py-3"
    >
      <h2 id="calculation" className="font-semibold">
        {title}
      </h2>
      <p className="needs-script mt-1">{text}</p>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <progress className="needs-script mt-2 w-full" aria-hidden="true" data-proof-bar="" />
      <p role="status" data-proof-says="" />
      <input type="hidden" name={proofName} data-proof-answer="" />
    </section>
  );
}
