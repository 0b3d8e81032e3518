import { type ComponentType, cloneElement, createContext, type ReactElement, useRef, useState } from "react";
import type { ButtonProps } from "./button";
import { type Later, useLater } from "./later";

export type Opening = {
  /** A <Button> of ours; gets the focus back on closing. Leave out when `isOpen` is steered from outside. */
  trigger?: ReactElement<ButtonProps>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** What every window gets of its shell. */
export type WindowProps = {
  onOpenChange: (isOpen: boolean) => void;
  /** Where the focus goes back to; without a trigger, to where it was if nothing else has taken it by then. */
  returnFocus: (event: Event) => void;
};

export const CloseContext = createContext<() => void>(() => {});

type DialogShellProps<T> = Opening & { window: Later<ComponentType<T & WindowProps>>; text: T };

/** A dialog's button and state; what makes a window of it is fetched when it is first asked for. */
export function DialogShell<T extends object>({ trigger, isOpen, onOpenChange, window, text }: DialogShellProps<T>) {
  const [isOwn, setOwn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const open = isOpen ?? isOwn;
  const Window = useLater(window, open);
  if (open && before.current === null && typeof document === "object") before.current = document.activeElement;
  if (!open) before.current = null;
  function change(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }
  const opener = before.current;
  function returnFocus(event: Event) {
    event.preventDefault();
    if (button.current) button.current.focus();
    else if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
  }
  // Fetched as soon as somebody is about to press the button.
  const ahead = () => void window.load();
  return (
    <>
      {trigger
        ? cloneElement(trigger, {
            ref: button,
            "aria-haspopup": "dialog",
            "aria-expanded": open,
            onPointerEnter: ahead,
            onFocus: ahead,
            onClick: () => change(!open),
          })
        : null}
      {Window ? (
        <CloseContext value={() => change(false)}>
          <Window {...text} onOpenChange={change} returnFocus={returnFocus} />
        </CloseContext>
      ) : null}
    </>
  );
}
