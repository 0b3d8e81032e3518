import type { PageLocale } from "../../../../../kernel/page-locale";
import { type AskedProof, proofName } from "../../../../../platform/proof-of-work/challenge";
import { spamWords } from "../words";

/** Asks for a calculation, which the device does and sends by itself; empty without script: confirm by mail. */
export function SendProof({ proof, locale }: { proof: AskedProof; locale: PageLocale }) {
  const words = spamWords[locale];
  const says = { working: words.working, solved: words.solved, soon: words.sendsSoon, not: words.notSolved };
  return (
    <section
      className="box warn"
      aria-labelledby="proof-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what became of the press is read first, also without script
      autoFocus
      data-proof={proof.challenge}
      data-says={JSON.stringify(says)}
      data-sends={proof.isAgain ? undefined : ""}
    >
      <h2 id="proof-title">{words.askTitle}</h2>
      {proof.isAgain ? <p>{words.askFailed}</p> : null}
      <p className="only-script">{words.askText}</p>
      <noscript>
        <p>{words.askWithoutScript}</p>
      </noscript>
      <progress className="bar js" aria-hidden="true" data-proof-bar />
      <p role="status" data-proof-says />
      <input type="hidden" name={proofName} data-proof-answer />
      <p className="only-script">
        {words.byMailNote}
        <br />
        <button type="submit" className="sec" name="intent" value="mail">
          {words.byMail}
        </button>
      </p>
    </section>
  );
}
