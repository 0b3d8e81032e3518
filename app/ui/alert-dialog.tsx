import { AlertDialog as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";
import { overlayClass, panelClass } from "./dialog";

export type AlertDialogProps = {
  title: ReactNode;
  /** Says what will be lost. */
  description: ReactNode;
  /** What happens, as a verb: "Delete question". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  tone?: "destructive" | "default";
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** Asks before a step that cannot be undone. The focus starts on the way back; the veil does not close it. */
export function AlertDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  onConfirm,
  tone = "destructive",
  trigger,
  isOpen,
  onOpenChange,
}: AlertDialogProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content className={classNames(panelClass, "max-w-md")}>
          <Primitive.Title className="text-xl font-semibold">{title}</Primitive.Title>
          <Primitive.Description className="mt-2 text-ink-muted">{description}</Primitive.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Primitive.Cancel asChild>
              <Button variant="outline">{cancelLabel}</Button>
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
