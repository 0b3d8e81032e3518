import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";

export const overlayClass = "fixed inset-0 z-40 bg-veil";
export const panelClass =
  "fixed inset-x-3 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] -translate-y-1/2 flex-col overflow-y-auto scroll-pb-24 " +
  "rounded-md border border-line bg-paper-raised p-5 shadow-float focus:outline-none sm:p-6";

export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  /** A button of ours; gets the focus back on closing. Leave out when `isOpen` is steered from outside. */
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  size?: "default" | "wide";
  /** Buttons at the foot. Wrap one that closes in <DialogClose>. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A window above the page: traps the focus, closes on Escape and on the veil, gives the focus back. */
export function Dialog({
  title,
  description,
  trigger,
  isOpen,
  onOpenChange,
  size = "default",
  footer,
  children,
}: DialogProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          className={classNames(panelClass, size === "wide" ? "max-w-2xl" : "max-w-lg")}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Primitive.Title className="text-xl font-semibold">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close" className="-me-2 -mt-2">
                <X aria-hidden="true" className="size-5" />
              </Button>
            </Primitive.Close>
          </div>
          {description ? (
            <Primitive.Description className="mt-1 text-ink-muted">{description}</Primitive.Description>
          ) : null}
          {children ? <div className="mt-5 flex flex-col gap-5">{children}</div> : null}
          {footer ? (
            // In sight however long the contents: what is pressed in the end must not have to be looked for.
            <div className="sticky -bottom-5 -mx-5 mt-6 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-paper-raised px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
              {footer}
            </div>
          ) : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export function DialogClose({ children }: { children: ReactElement }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}
