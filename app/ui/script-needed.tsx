import { inEveryLanguage } from "../kernel/words";
import en from "../words/en/ui/script-needed";
import { Notice } from "./notice";
import { useWords } from "./use-words";

const scriptWords = inEveryLanguage("ui/script-needed", en);

/** Says plainly, where no script runs, that the form builder needs one. */
export function ScriptNeeded() {
  const { title, text } = useWords(scriptWords);
  return (
    <div className="only-without-script mb-6">
      <Notice tone="amber" title={title}>
        {text}
      </Notice>
    </div>
  );
}
