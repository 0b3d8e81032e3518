import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";
import type { ButtonStyle } from "./button-style";
import { buttonClass } from "./button-style";

export type ButtonLinkProps = AppLinkProps & ButtonStyle;

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({ size, variant, className, ...rest }: ButtonLinkProps) {
  return <AppLink {...rest} className={buttonClass({ size, variant }, className)} />;
}
