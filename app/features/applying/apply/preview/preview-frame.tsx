import { useEffect, useState } from "react";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { showPreviewSchema } from "./frame-messages";
import { PreviewGuard, PreviewStage } from "./preview-stage";

type Shown = { definition: FormDefinition; sectionId: string | null; fieldId: string | null };

/** The page inside the builder's frame: shows whatever form the page around it tells it, and says when it is ready to. */
export function PreviewFrame({ locale }: { locale: PageLocale }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== window.location.origin || event.source !== window.parent) return;
      const message = showPreviewSchema.safeParse(event.data);
      if (message.success) setShown(message.data);
    };
    window.addEventListener("message", listen);
    window.parent.postMessage({ kind: "rentform-preview-ready" }, window.location.origin);
    return () => window.removeEventListener("message", listen);
  }, []);
  if (!shown) return null;
  return (
    <PreviewGuard locale={locale} definition={shown.definition}>
      <PreviewStage
        definition={shown.definition}
        urlId="preview"
        locale={locale}
        step={0}
        sectionId={shown.sectionId}
        fieldId={shown.fieldId}
        isExplained
      />
    </PreviewGuard>
  );
}
