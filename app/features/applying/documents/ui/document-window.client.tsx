import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/button";
import { overlayClass } from "../../../../ui/dialog-style";
import { useWords } from "../../../../ui/use-words";
import { closeViewer, framedQuery } from "../viewer-messages";
import { viewerWords } from "../words";

type DocumentWindowProps = {
  /** Of the document's page. */
  address: string;
  onClose: () => void;
  /** The link that was pressed: the focus goes back to it. */
  opener: HTMLElement | null;
};

export function DocumentWindow({ address, onClose, opener }: DocumentWindowProps) {
  const words = useWords(viewerWords);
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    function onMessage(event: MessageEvent) {
      const isOurs = event.origin === location.origin && event.source === frame.current?.contentWindow;
      if (isOurs && event.data === closeViewer) latest.current();
    }
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);
  return (
    <Primitive.Root open onOpenChange={(isOpen) => (isOpen ? null : onClose())}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
          className="fixed inset-0 z-50 overflow-hidden bg-paper-sunken focus:outline-none sm:inset-4 sm:rounded-md sm:border sm:border-line lg:inset-x-[max(1rem,calc((100vw-72rem)/2))]"
        >
          <Primitive.Title className="sr-only">{words.documents}</Primitive.Title>
          <iframe
            ref={frame}
            title={words.document}
            src={`${address}?${framedQuery}`}
            className="size-full"
            onLoad={() => frame.current?.focus()}
          />
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon" aria-label={words.close} className="absolute end-1 top-0.5">
              <X aria-hidden="true" className="size-5" />
            </Button>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
