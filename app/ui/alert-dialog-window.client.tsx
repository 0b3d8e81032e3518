import { AlertDialog as Primitive } from "radix-ui";
import type { AlertDialogText } from "./alert-dialog-text";
import { Button } from "./button";
import { classNames } from "./class-names";
import type { WindowProps } from "./dialog-shell";
import { overlayClass, panelClass } from "./dialog-style";
import { useWords } from "./use-words";
import { windowWords } from "./window-words";

/** The window of an <AlertDialog>, which loads it when it is asked for. */
export function AlertDialogWindow({
  onOpenChange,
  returnFocus,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = "destructive",
}: AlertDialogText & WindowProps) {
  const words = useWords(windowWords);
  return (
    <Primitive.Root open onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content onCloseAutoFocus={returnFocus} className={classNames(panelClass, "max-w-md")}>
          <Primitive.Title className="text-xl font-semibold">{title}</Primitive.Title>
          <Primitive.Description className="mt-2 text-ink-muted">{description}</Primitive.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Primitive.Cancel asChild>
              <Button variant="outline">{cancelLabel ?? words.cancel}</Button>
            </Primitive.Cancel>
            <Primitive.Action asChild>
              <Button variant={tone} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Primitive.Action>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
