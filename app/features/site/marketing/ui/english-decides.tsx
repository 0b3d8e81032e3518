import { Filled } from "../../../../ui/filled";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { frameWords } from "../words/frame-words";

/** Above a translated page of law: which text binds. `path`: of the English page. */
export function EnglishDecides({ path }: { path: string }) {
  const words = useWords(frameWords);
  if (usePageLanguage() === "en") return null;
  const english = (
    <a href={path} hrefLang="en" className="underline underline-offset-4">
      {words.englishText}
    </a>
  );
  return (
    <p className="mb-3">
      <Filled say={words.englishDecides} parts={{ english }} />
    </p>
  );
}
