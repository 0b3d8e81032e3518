import { Check, Info, OctagonAlert, TriangleAlert, X } from "lucide-react";
import { type CSSProperties, useEffect } from "react";
import { Toaster as Sonner, toast as tell } from "sonner";
import { TOAST } from "../kernel/limits";
import { type ToastOptions, takeToasts } from "./show-toast";
import { Spinner } from "./spinner";
import { useWords } from "./use-words";
import { windowWords } from "./window-words";

/** sonner keeps its width in a custom property and its swipe threshold (45 px) fixed inside: a test holds both to TOAST. */
const style = {
  "--width": `${TOAST.widthPx}px`,
  "--normal-bg": "var(--paper-raised)",
  "--normal-text": "var(--ink)",
  "--normal-border": "var(--line-strong)",
  "--border-radius": "var(--corner)",
} as CSSProperties;

const iconClass = "size-5";

/** Gives the toast's id. */
export function showBySonner({ type = "default", message, ...options }: ToastOptions): string | number {
  const show = type === "default" ? tell : tell[type];
  const duration = type === "loading" ? Number.POSITIVE_INFINITY : TOAST.durationMs;
  return show(message, { ...options, duration });
}

/** The one place where toasts appear. The root layout holds it; pages call `showToast`. */
export function Toaster() {
  // After sonner's own effect, which runs first: it listens by now.
  useEffect(() => takeToasts(showBySonner), []);
  const words = useWords(windowWords);
  return (
    <Sonner
      containerAriaLabel={words.toasts}
      position={TOAST.position}
      duration={TOAST.durationMs}
      visibleToasts={TOAST.visible}
      gap={TOAST.gapPx}
      // Above the places, or the bar, at the foot of a phone.
      mobileOffset={{ bottom: 72 }}
      theme="system"
      closeButton
      style={style}
      icons={{
        success: <Check aria-hidden="true" className={`${iconClass} text-accent`} />,
        info: <Info aria-hidden="true" className={`${iconClass} text-ink-muted`} />,
        warning: <TriangleAlert aria-hidden="true" className={`${iconClass} text-amber`} />,
        error: <OctagonAlert aria-hidden="true" className={`${iconClass} text-red`} />,
        loading: <Spinner className="size-5" />,
        close: <X aria-hidden="true" className="size-3.5" />,
      }}
      toastOptions={{
        closeButtonAriaLabel: words.closeToast,
        style: { fontSize: "0.9375rem" },
        classNames: {
          description: "text-ink-muted!",
          actionButton: "bg-accent! text-on-accent! min-h-8! pointer-coarse:min-h-11! pointer-coarse:px-4!",
          // Under a finger the target is larger than what is seen of it.
          closeButton: "size-6! after:absolute after:-inset-2.5 after:content-['']",
        },
      }}
    />
  );
}
