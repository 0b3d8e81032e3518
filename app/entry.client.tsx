import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { MESSAGES } from "./kernel/messages";
import { readLanguage } from "./kernel/page-locale";
import { fetchWords } from "./platform/words/fetch-words";
import { reloadOnceOnPreloadError } from "./ui/preload-error";
import { surviveTranslators } from "./ui/survive-translators";

reloadOnceOnPreloadError(window);
surviveTranslators(window);

function comeAlive(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={(error) => console.error(MESSAGES.queryErrorLog, error)} />
      </StrictMode>,
    );
  });
}

/** A page comes alive in the language it was drawn in, or in English where its words cannot be had. */
const waiting = fetchWords(readLanguage(document.documentElement.lang));
if (waiting) waiting.then(comeAlive);
else comeAlive();
