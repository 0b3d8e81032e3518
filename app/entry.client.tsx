import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { MESSAGES } from "./kernel/messages";
import { reloadOnceOnPreloadError } from "./ui/preload-error";
import { surviveTranslators } from "./ui/survive-translators";

reloadOnceOnPreloadError(window);
surviveTranslators(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error) => console.error(MESSAGES.queryErrorLog, error)} />
    </StrictMode>,
  );
});
