import { type ReactNode, Suspense, useRef, useState } from "react";
import { Button, type ButtonProps } from "./button";

type OnDemandProps = Pick<ButtonProps, "variant" | "className"> & {
  label: ReactNode;
  /** The dialog, as a lazy component: its script is fetched when somebody asks for it. */
  open: (dialog: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => ReactNode;
};

/** A button whose dialog costs nothing before it is pressed. The focus comes back to the button. */
export function OnDemand({ label, open, ...look }: OnDemandProps) {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const button = useRef<HTMLButtonElement>(null);
  const onOpenChange = (isOpen: boolean) => {
    setState(isOpen ? "open" : "closed");
    if (!isOpen) requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Button {...look} ref={button} aria-haspopup="dialog" onClick={() => setState("open")}>
        {label}
      </Button>
      {state === "never" ? null : <Suspense>{open({ isOpen: state === "open", onOpenChange })}</Suspense>}
    </>
  );
}
