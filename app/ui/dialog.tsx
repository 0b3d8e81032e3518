import { cloneElement, type MouseEvent, type ReactElement, useContext } from "react";
import type { ButtonProps } from "./button";
import { CloseContext, DialogShell, type Opening } from "./dialog-shell";
import type { DialogText } from "./dialog-text";
import { type Later, later } from "./later";

const dialogWindow = later(async () => (await import("./dialog-window.client")).DialogWindow);

/** For where keys open a dialog and letters are typed right after. */
export const loadDialog = dialogWindow.load;

/** A dialog of a feature, with what it stands in: both are fetched at once, not the one after the other. */
export function withDialog<T>(fetch: () => Promise<T>): Later<T> {
  return later(async () => {
    const [part] = await Promise.all([fetch(), dialogWindow.load()]);
    return part;
  });
}

/** A window above the page: traps the focus, closes on Escape and on the veil, gives the focus back. */
export function Dialog({ trigger, isOpen, onOpenChange, ...text }: DialogText & Opening) {
  return (
    <DialogShell trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange} window={dialogWindow} text={text} />
  );
}

/** A button that closes the dialog around it. */
export function DialogClose({ children }: { children: ReactElement<ButtonProps> }) {
  const close = useContext(CloseContext);
  const { onClick } = children.props;
  return cloneElement(children, {
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      close();
    },
  });
}
