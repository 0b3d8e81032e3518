import { Monitor, Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { readLanguage } from "../../../kernel/page-locale";
import { Button } from "../../../ui/button";
import { useWords } from "../../../ui/use-words";
import type { FormDefinition } from "../form-model/schema";
import type { InHand } from "./in-hand";
import { previewWords } from "./preview-words";

/** Widths of the page inside the frame, in CSS pixels. */
const devices = { phone: 390, desktop: 1024 } as const;
/** The frame is told at most this often while somebody types. */
const tellAfterMs = 150;

type PreviewPaneProps = {
  definition: FormDefinition;
  /** What is being worked on: the frame follows it. */
  focused: InHand;
  /** The heading stands elsewhere. */
  isTitled?: boolean;
};

/** The form by the tenants' own pages, in a frame as wide as a phone or a desktop. Nothing is sent or kept. */
export function PreviewPane({ definition, focused, isTitled = false }: PreviewPaneProps) {
  const words = useWords(previewWords);
  const [device, setDevice] = useState<keyof typeof devices>("phone");
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useRoom(room);
  const scale = Math.min(1, Math.max(width, 1) / devices[device]);
  useTelling(frame, { definition, ...focused });
  return (
    <section aria-label={words.title} className="flex min-h-0 min-w-0 flex-1 flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        {isTitled ? <span /> : <h2 className="text-ink-muted text-sm">{words.asTenant}</h2>}
        <fieldset className="flex gap-1">
          <legend className="sr-only">{words.size}</legend>
          <DeviceButton label={words.phone} isOn={device === "phone"} onPress={() => setDevice("phone")}>
            <Smartphone aria-hidden="true" className="size-5" />
          </DeviceButton>
          <DeviceButton label={words.desktop} isOn={device === "desktop"} onPress={() => setDevice("desktop")}>
            <Monitor aria-hidden="true" className="size-5" />
          </DeviceButton>
        </fieldset>
      </div>
      <div ref={room} className="min-h-0 flex-1 overflow-hidden rounded-md border border-line-strong bg-paper">
        <iframe
          ref={frame}
          title={words.frame}
          src={`/preview/frame?lang=${readLanguage(definition.defaultLocale)}`}
          className="mx-auto block origin-top-left"
          style={{
            width: devices[device],
            height: height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: device === "phone" && scale === 1 ? "auto" : 0,
          }}
        />
      </div>
      <p className="text-ink-muted text-sm">{words.tryIt}</p>
    </section>
  );
}

type DeviceButtonProps = { label: string; isOn: boolean; onPress: () => void; children: React.ReactNode };

function DeviceButton({ label, isOn, onPress, children }: DeviceButtonProps) {
  return (
    <Button
      variant={isOn ? "secondary" : "ghost"}
      size="icon"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

/** How much room the frame has, in CSS pixels: the page is drawn smaller to fit it, never larger than life. */
function useRoom(room: React.RefObject<HTMLDivElement | null>): { width: number; height: number } {
  const [size, setSize] = useState<{ width: number; height: number }>({ width: devices.phone, height: 0 });
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [room]);
  return size;
}

/** Tells the frame the form: as soon as it says that it listens, and after each change. */
function useTelling(
  frame: React.RefObject<HTMLIFrameElement | null>,
  told: { definition: FormDefinition } & InHand,
): void {
  const latest = useRef(told);
  latest.current = told;
  useEffect(() => {
    const tell = () =>
      frame.current?.contentWindow?.postMessage(
        { kind: "rentform-show-preview", ...latest.current },
        window.location.origin,
      );
    const listen = (event: MessageEvent) => {
      if (event.origin !== window.location.origin || event.source !== frame.current?.contentWindow) return;
      if ((event.data as { kind?: unknown } | null)?.kind === "rentform-preview-ready") tell();
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame]);
  const { definition, sectionId, fieldId } = told;
  useEffect(() => {
    const timer = setTimeout(() => {
      frame.current?.contentWindow?.postMessage(
        { kind: "rentform-show-preview", definition, sectionId, fieldId },
        window.location.origin,
      );
    }, tellAfterMs);
    return () => clearTimeout(timer);
  }, [frame, definition, sectionId, fieldId]);
}
