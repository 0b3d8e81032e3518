import { useWords } from "../../../../ui/use-words";
import { privacyWords } from "../words/privacy-words";
import { FactsTable } from "./facts-table";

/** What is kept in a browser: cookies by their names, and what our pages keep there besides. */
export function PrivacyCookies() {
  const words = useWords(privacyWords).cookies;
  const { rows } = words;
  const cookies = [
    ["rf.session_token", rows.session],
    ["rf.session_data", rows.sessionData],
    ["rf.sign_up", rows.signUp],
    ["rf-device", rows.device],
    ["rf-step", rows.step],
    ["signed_in", rows.signedIn],
    [words.oneForEachForm({ name: "rf-draft" }), rows.draft],
    ["rf-manage", rows.manage],
    ["rf-refused", rows.refused],
    ["rf-erasure", rows.erasure],
    ["rf-address", rows.address],
    ["rf-voucher", rows.voucher],
    ["rf-team", rows.team],
    ["rf-lang, rf-language, rf-theme", rows.choices],
  ] as const;
  return (
    <>
      <p>{words.lead}</p>
      <FactsTable caption={words.title} heads={[words.name, words.what]} rows={cookies} />
      <p>{words.browser}</p>
    </>
  );
}
