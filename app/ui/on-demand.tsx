import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { Button, type ButtonProps } from "./button";
import { type Later, useLater } from "./later";

export type OnDemandDialog = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

type OnDemandProps<T> = Pick<ButtonProps, "variant" | "size" | "className"> & {
  label: ReactNode;
  /** The dialog with all that is in it; stays once it was opened, closed. */
  dialog: Later<ComponentType<T & OnDemandDialog>>;
  with: T;
};

/** A button whose dialog costs nothing before somebody is about to press it. The focus comes back to the button. */
export function OnDemand<T extends object>({ label, dialog, with: props, ...look }: OnDemandProps<T>) {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const Dialog = useLater(dialog, state !== "never");
  const button = useRef<HTMLButtonElement>(null);
  const onOpenChange = (isOpen: boolean) => {
    setState(isOpen ? "open" : "closed");
    if (!isOpen) requestAnimationFrame(() => button.current?.focus());
  };
  const ahead = () => void dialog.load();
  return (
    <>
      <Button
        {...look}
        ref={button}
        aria-haspopup="dialog"
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setState("open")}
      >
        {label}
      </Button>
      {Dialog ? <Dialog {...props} isOpen={state === "open"} onOpenChange={onOpenChange} /> : null}
    </>
  );
}
