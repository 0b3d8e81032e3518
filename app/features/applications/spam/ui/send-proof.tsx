import type { PageLocale } from "../../locale";
import { type AskedProof, proofName } from "../challenge";
import { spamWords } from "../words";

/**
 * Asks for a calculation before sending: the device does it, nobody looks at a puzzle. The field stays empty without script,
 * which means: confirm by mail.
 */
export function SendProof({ proof, locale }: { proof: AskedProof; locale: PageLocale }) {
  const words = spamWords[locale];
  const says = { working: words.working, solved: words.solved, soon: words.sendsSoon, not: words.notSolved };
  return (
    <section className="box warn" id="proof" data-proof={proof.challenge} data-says={JSON.stringify(says)}>
      <h2>{words.askTitle}</h2>
      {proof.isAgain ? <p>{words.askFailed}</p> : null}
      <p className="only-script">{words.askText}</p>
      <noscript>
        <p>{words.askWithoutScript}</p>
      </noscript>
      <progress className="bar js" aria-hidden="true" data-proof-bar />
      <p role="status" data-proof-says />
      <input type="hidden" name={proofName} data-proof-answer />
      <p className="only-script">
        <button type="submit" className="lnk" name="intent" value="mail" aria-describedby="by-mail">
          {words.byMail}
        </button>
        <span className="muted" id="by-mail">
          {words.byMailNote}
        </span>
      </p>
    </section>
  );
}
