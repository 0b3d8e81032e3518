import type { PageLocale } from "../../../../kernel/page-locale";
import type { AskedProof } from "../../../../platform/proof-of-work/challenge";
import { ProofBox } from "../../answering/ui/proof-box";
import { ScriptMark } from "../../answering/ui/script-mark";
import { viewingWords } from "../words";

/** What the device does before the request leaves by itself; without script, it leaves by a press as it is. */
export function AskProof({ proof, locale }: { proof: AskedProof; locale: PageLocale }) {
  const words = viewingWords[locale].proof;
  return (
    <>
      <ScriptMark />
      <ProofBox proof={proof} words={words}>
        <p>
          <button type="submit" className="sec" name="intent" value="plain">
            {words.plain}
          </button>
        </p>
      </ProofBox>
    </>
  );
}
