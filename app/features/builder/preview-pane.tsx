import { Monitor, Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import type { FormDefinition } from "../form-model/schema";

/** Widths of the page inside the frame, in CSS pixels. */
const devices = { phone: 390, desktop: 1024 } as const;
const stageHeight = 720;
/** The frame is told at most this often while somebody types. */
const tellAfterMs = 150;

type PreviewPaneProps = {
  definition: FormDefinition;
  /** The section being worked on: the frame follows it. */
  sectionId?: string | null;
  locale?: string;
  /** The heading stands elsewhere. */
  isTitled?: boolean;
};

/**
 * The form as tenants will see it, by their own pages in a frame of their own, as wide as a phone or a desktop. Everything
 * can be tried there, conditions and errors too; nothing is sent and nothing is kept.
 */
export function PreviewPane({ definition, sectionId = null, locale = "en", isTitled = false }: PreviewPaneProps) {
  const [device, setDevice] = useState<keyof typeof devices>("phone");
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room, devices[device]);
  useTelling(frame, { definition, sectionId });
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        {isTitled ? <span /> : <h3 className="font-semibold">Preview</h3>}
        <fieldset className="flex gap-1">
          <legend className="sr-only">Size of the preview</legend>
          <DeviceButton label="Phone" isOn={device === "phone"} onPress={() => setDevice("phone")}>
            <Smartphone aria-hidden="true" />
          </DeviceButton>
          <DeviceButton label="Desktop" isOn={device === "desktop"} onPress={() => setDevice("desktop")}>
            <Monitor aria-hidden="true" />
          </DeviceButton>
        </fieldset>
      </div>
      <div
        ref={room}
        className="overflow-hidden rounded-md border border-line bg-paper"
        style={{ height: stageHeight }}
      >
        <iframe
          ref={frame}
          title="Preview of the form as a tenant sees it"
          src={`/preview/frame?lang=${encodeURIComponent(locale)}`}
          className="mx-auto block origin-top-left"
          style={{
            width: devices[device],
            height: stageHeight / scale,
            transform: `scale(${scale})`,
            marginInlineStart: device === "phone" && scale === 1 ? "auto" : 0,
          }}
        />
      </div>
      <p className="text-ink-muted text-sm">Try it out: nothing typed in the preview is sent or kept.</p>
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

/** How much smaller than life the page must be drawn to fit; never larger than life. */
function useScale(room: React.RefObject<HTMLDivElement | null>, width: number): number {
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? width));
    watch.observe(element);
    return () => watch.disconnect();
  }, [room, width]);
  return Math.min(1, Math.max(available, 1) / width);
}

/** Tells the frame the form: as soon as it says that it listens, and after each change. */
function useTelling(
  frame: React.RefObject<HTMLIFrameElement | null>,
  told: { definition: FormDefinition; sectionId: string | null },
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
  const { definition, sectionId } = told;
  useEffect(() => {
    const timer = setTimeout(() => {
      frame.current?.contentWindow?.postMessage(
        { kind: "rentform-show-preview", definition, sectionId },
        window.location.origin,
      );
    }, tellAfterMs);
    return () => clearTimeout(timer);
  }, [frame, definition, sectionId]);
}
