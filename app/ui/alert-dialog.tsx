import type { AlertDialogText } from "./alert-dialog-text";
import { DialogShell, type Opening } from "./dialog-shell";
import { later } from "./later";

const alertWindow = later(async () => (await import("./alert-dialog-window.client")).AlertDialogWindow);

/** Asks before a step that cannot be undone. The focus starts on the way back; the veil does not close it. */
export function AlertDialog({ trigger, isOpen, onOpenChange, ...text }: AlertDialogText & Opening) {
  return <DialogShell trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange} window={alertWindow} text={text} />;
}
