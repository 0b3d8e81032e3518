import type { ComponentProps, MouseEvent } from "react";
import type { ButtonStyle } from "./button-style";
import { buttonClass } from "./button-style";
import { Spinner } from "./spinner";

export type ButtonProps = ComponentProps<"button"> &
  ButtonStyle & {
    /** The button's own action is under way: it keeps its focus, shows a ring and takes no second press. */
    pending?: boolean;
    /** Words while pending, such as "Publishing". */
    pendingLabel?: string;
  };

export function Button({
  size,
  variant,
  pending = false,
  pendingLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={pending || rest["aria-disabled"] || undefined}
      aria-busy={pending || undefined}
      className={buttonClass({ size, variant }, className)}
    >
      {pending ? <Spinner /> : null}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
