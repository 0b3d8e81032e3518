import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { Button } from "./button";
import { classNames } from "./class-names";
import type { WindowProps } from "./dialog-shell";
import { overlayClass, panelClass } from "./dialog-style";
import type { DialogText } from "./dialog-text";
import { useWords } from "./use-words";
import { windowWords } from "./window-words";

/** The first control of what is asked, or what is pressed in the end: not the way out, which stands first in the page. */
function focusFirst(event: Event): void {
  const window = event.currentTarget as HTMLElement;
  const first =
    window.querySelector<HTMLElement>(
      "[data-contents] :is(input:not([type=hidden]), select, textarea):not(:disabled), [data-contents] button",
    ) ?? window.querySelector<HTMLElement>("[data-footer] button[type=submit], [data-footer] button:last-of-type");
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** The window of a <Dialog>, which loads it when it is asked for. */
export function DialogWindow({
  onOpenChange,
  returnFocus,
  title,
  description,
  size = "default",
  footer,
  children,
}: DialogText & WindowProps) {
  const words = useWords(windowWords);
  return (
    <Primitive.Root open onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returnFocus}
          className={classNames(panelClass, size === "wide" ? "max-w-2xl" : "max-w-lg")}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          {/* In sight as well: the focus that comes round to the way out must be seen. */}
          <div className="sticky -top-5 z-10 -mx-5 -mt-5 flex items-start justify-between gap-4 bg-paper-raised px-5 pt-5 sm:-top-6 sm:-mx-6 sm:-mt-6 sm:px-6 sm:pt-6">
            <Primitive.Title className="text-xl font-semibold">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label={words.close} className="-me-2 -mt-2">
                <X aria-hidden="true" className="size-5" />
              </Button>
            </Primitive.Close>
          </div>
          {description ? (
            <Primitive.Description className="mt-1 text-ink-muted">{description}</Primitive.Description>
          ) : null}
          {children ? (
            <div data-contents className="mt-5 flex flex-col gap-5">
              {children}
            </div>
          ) : null}
          {footer ? (
            // In sight however long the contents: what is pressed in the end must not have to be looked for.
            <div
              data-footer
              className="sticky -bottom-5 -mx-5 mt-6 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-paper-raised px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6"
            >
              {footer}
            </div>
          ) : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
