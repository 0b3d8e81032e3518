import { useEffect, useState } from "react";
import { primaryOf } from "../kernel/page-locale";
import { Button } from "./button";
import { canTranslate, translateOnDevice } from "./device-translator";
import { translateWords } from "./translate-words";
import { usePageLanguage, useWords } from "./use-words";

type WrittenProps = {
  text: string;
  /** The language of the page on which it was written, where that is known. */
  locale: string | undefined;
  className: string;
  isName?: boolean | undefined;
};

/** What another person wrote, word for word. In another language than the reader's it may be translated beneath. */
export function Written({ text, locale, className, isName = false }: WrittenProps) {
  const lang = useForeignLanguage(locale);
  return (
    <>
      <p className={className} dir="auto" lang={isName ? undefined : lang} translate={isName ? "no" : undefined}>
        {text}
      </p>
      {lang && !isName ? <TranslateHere key={text} text={text} from={lang} /> : null}
    </>
  );
}

/** The language of `locale` where it is not that of the page. */
export function useForeignLanguage(locale: string | undefined): string | undefined {
  const page = usePageLanguage();
  const language = primaryOf(locale ?? page);
  return language === page ? undefined : language;
}

type State = "hidden" | "offered" | "translating" | "failed" | { translated: string };

/** Nothing where the browser cannot translate. What it made is shown on this page alone: neither stored nor sent. */
function TranslateHere({ text, from }: { text: string; from: string }) {
  const words = useWords(translateWords);
  const page = usePageLanguage();
  const [state, setState] = useState<State>("hidden");
  useEffect(() => {
    let isHere = true;
    void canTranslate(from, page).then((can) => isHere && can && setState("offered"));
    return () => {
      isHere = false;
    };
  }, [from, page]);
  if (state === "hidden") return null;
  async function translate() {
    setState("translating");
    const translated = await translateOnDevice(text, from, page);
    setState(translated === null ? "failed" : { translated });
  }
  const isDone = typeof state === "object";
  return (
    <div className="mt-1 print:hidden">
      {isDone ? null : (
        <Button
          variant="outline"
          size="sm"
          pending={state === "translating"}
          pendingLabel={words.translating}
          onClick={translate}
        >
          {words.translate}
        </Button>
      )}
      <div role="status">
        {isDone ? (
          <>
            <p className="text-ink-muted text-sm">{words.onDevice}</p>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
              {state.translated}
            </p>
          </>
        ) : state === "failed" ? (
          <p className="text-sm">{words.failed}</p>
        ) : null}
      </div>
    </div>
  );
}
