import type { PageLocale } from "../../../../../kernel/page-locale";
import type { AskedProof } from "../../../../../platform/proof-of-work/challenge";
import { ProofBox } from "../../../answering/ui/proof-box";
import { spamWords } from "../words";

/** What the device does before the application leaves by itself; the way around it is to confirm by mail. */
export function SendProof({ proof, locale }: { proof: AskedProof; locale: PageLocale }) {
  const words = spamWords[locale];
  const asked = {
    title: words.askTitle,
    text: words.askText,
    again: words.askFailed,
    withoutScript: words.askWithoutScript,
    working: words.working,
    solved: words.solved,
    soon: words.sendsSoon,
    not: words.notSolved,
  };
  return (
    <ProofBox proof={proof} words={asked}>
      <p className="only-script">
        {words.byMailNote}
        <br />
        <button type="submit" className="sec" name="intent" value="mail">
          {words.byMail}
        </button>
      </p>
    </ProofBox>
  );
}
