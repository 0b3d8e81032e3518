import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { later, useLater } from "../../../../ui/later";

/** Marks a link to a document's page, which opens over the page where there is script. */
export const documentLink = { "data-document": "" } as const;

const documentWindow = later(async () => (await import("./document-window.client")).DocumentWindow);

function pressedLink(event: Event): HTMLAnchorElement | null {
  return (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[data-document]") ?? null;
}

/** Opens documents in a window: the viewer is a page in a frame, with its own policy. Without script the link leads there. */
export function DocumentViewer() {
  const [pressed, setPressed] = useState<HTMLAnchorElement | null>(null);
  const { revalidate } = useRevalidator();
  const DocumentWindow = useLater(documentWindow, pressed !== null);
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = pressedLink(event);
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setPressed(link);
    }
    /** Somebody is about to. */
    function onNear(event: Event) {
      if (pressedLink(event)) void documentWindow.load();
    }
    document.addEventListener("click", onClick);
    document.addEventListener("pointerover", onNear);
    document.addEventListener("focusin", onNear);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("pointerover", onNear);
      document.removeEventListener("focusin", onNear);
    };
  }, []);
  function close() {
    setPressed(null);
    // The history has grown by what was looked at.
    void revalidate();
  }
  return DocumentWindow && pressed ? (
    <DocumentWindow address={pressed.pathname} opener={pressed} onClose={close} />
  ) : null;
}
