import type { PageLocale } from "../../../../kernel/page-locale";
import { type AskedProof, proofName } from "../../../../platform/proof-of-work/challenge";
import { ScriptMark } from "../../answering/ui/script-mark";
import { viewingWords } from "../words";

/** What the device does before the request leaves by itself; without script, it leaves by a press as it is. */
export function AskProof({ proof, locale }: { proof: AskedProof; locale: PageLocale }) {
  const words = viewingWords[locale].proof;
  const { working, solved, soon, not } = words;
  return (
    <>
      <ScriptMark />
      <section
        className="box warn"
        aria-labelledby="proof-title"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: what became of the press is read first, also without script
        autoFocus
        data-proof={proof.challenge}
        data-says={JSON.stringify({ working, solved, soon, not })}
        data-sends={proof.isAgain ? undefined : ""}
      >
        <h2 id="proof-title">{words.title}</h2>
        {proof.isAgain ? <p>{words.again}</p> : null}
        <p className="only-script">{words.text}</p>
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
        <progress className="bar js" aria-hidden="true" data-proof-bar />
        <p role="status" data-proof-says />
        <input type="hidden" name={proofName} data-proof-answer />
        <p>
          <button type="submit" className="sec" name="intent" value="plain">
            {words.plain}
          </button>
        </p>
      </section>
    </>
  );
}
