import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button";
import type { ButtonStyle } from "./button-style";
import { useWords } from "./use-words";
import { windowWords } from "./window-words";

export type CopyButtonProps = ButtonStyle & { text: string; label?: string; copiedLabel?: string; className?: string };

const SHOWN_FOR_MS = 2500;

/** Copies a text and says so, to the eye and to a screen reader. Not shown without script: show the text beside it. */
export function CopyButton({ text, label, copiedLabel, variant = "outline", size, className }: CopyButtonProps) {
  const said = useWords(windowWords);
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    setState((await copyText(text)) ? "copied" : "failed");
  }
  const words = {
    idle: label ?? said.copyLink,
    copied: copiedLabel ?? said.copied,
    failed: said.notCopied,
  }[state];
  const Icon = state === "copied" ? Check : Copy;
  return (
    <span className={`needs-script inline-flex ${className ?? ""}`}>
      <Button variant={variant} size={size} onClick={copy} className="grow">
        <Icon aria-hidden="true" className="size-4" />
        {words}
      </Button>
      <span role="status" className="sr-only">
        {state === "idle" ? "" : words}
      </span>
    </span>
  );
}

/** The clipboard may be refused (an old browser, a frame, no permission): then the old command is tried. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.setAttribute("readonly", "");
    area.className = "sr-only";
    document.body.appendChild(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  }
}
