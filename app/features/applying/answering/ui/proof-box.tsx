import type { ReactNode } from "react";
import { type AskedProof, proofName } from "../../../../platform/proof-of-work/challenge";

type ProofWords = {
  title: string;
  text: string;
  /** Where the answer that came was not right. */
  again: string;
  withoutScript: string;
  working: string;
  solved: string;
  soon: string;
  not: string;
};
/** `children`: the way around it, by a press. */
type Props = { proof: AskedProof; words: ProofWords; children: ReactNode };

/** Asks for a calculation, which the device does; then the form around it leaves by itself. Empty without script. */
export function ProofBox({ proof, words, children }: Props) {
  const { working, solved, soon, not } = words;
  return (
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
      {children}
    </section>
  );
}
