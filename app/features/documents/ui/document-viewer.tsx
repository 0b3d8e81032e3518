import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../../ui/button";
import { overlayClass } from "../../../ui/dialog";
import { closeViewer, framedQuery } from "../viewer-messages";

/** Marks a link to a document's page, which opens over the page where there is script. */
export const documentLink = { "data-document": "" } as const;

/**
 * Opens links of documents in a window over the page: the viewer is a page of its own in a frame, with its own policy, so
 * that decoders never run within this one. Without script, or in a new tab, the link leads there.
 */
export function DocumentViewer() {
  const [address, setAddress] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const pressed = useRef<HTMLAnchorElement | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[data-document]");
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      pressed.current = link;
      setAddress(link.pathname);
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  function close() {
    setAddress(null);
    // The history has grown by what was looked at.
    void revalidate();
  }
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    function onMessage(event: MessageEvent) {
      const isOurs = event.origin === location.origin && event.source === frame.current?.contentWindow;
      if (isOurs && event.data === closeViewer) latest.current();
    }
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);
  return (
    <Primitive.Root open={address !== null} onOpenChange={(isOpen) => (isOpen ? null : close())}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            pressed.current?.focus();
          }}
          className="fixed inset-0 z-50 overflow-hidden bg-paper-sunken focus:outline-none sm:inset-4 sm:rounded-md sm:border sm:border-line lg:inset-x-[max(1rem,calc((100vw-72rem)/2))]"
        >
          <Primitive.Title className="sr-only">Documents</Primitive.Title>
          <iframe
            ref={frame}
            title="Document"
            src={address === null ? undefined : `${address}?${framedQuery}`}
            className="size-full"
            onLoad={() => frame.current?.focus()}
          />
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon" aria-label="Close" className="absolute end-1 top-0.5">
              <X aria-hidden="true" className="size-5" />
            </Button>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
