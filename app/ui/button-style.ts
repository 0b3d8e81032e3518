import { classNames } from "./class-names";

/** Sizes and variants of the specification's section 9. */
export type ButtonSize = "default" | "sm" | "lg" | "xl" | "icon";
export type ButtonVariant = "default" | "destructive" | "outline" | "secondary" | "ghost" | "link";

export type ButtonStyle = { size?: ButtonSize; variant?: ButtonVariant };

const base =
  "inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium transition-colors select-none " +
  "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed [&_svg]:shrink-0";

/** Every size reaches 44 px under a finger; only the small one is lower beneath a mouse. */
const sizes: Record<ButtonSize, string> = {
  default: "min-h-11 px-4 py-2 text-[0.9375rem]",
  sm: "min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11 pointer-coarse:px-4",
  lg: "min-h-12 px-5 py-2.5 text-base",
  xl: "min-h-14 px-7 py-3 text-lg",
  icon: "size-11 shrink-0 p-0",
};

const variants: Record<ButtonVariant, string> = {
  default: "border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover",
  destructive: "border-red bg-red text-on-red hover:border-red-hover hover:bg-red-hover",
  outline: "border-line-strong bg-paper-raised text-ink hover:bg-paper-sunken",
  secondary: "border-transparent bg-accent-soft text-ink hover:border-accent",
  ghost: "border-transparent bg-transparent text-ink hover:bg-paper-sunken",
  link: "border-transparent bg-transparent text-accent underline underline-offset-4 hover:text-accent-hover hover:decoration-2",
};

/** The classes of a button, for what is not a button element: links, labels of file fields. */
export function buttonClass(style: ButtonStyle = {}, extra?: string): string {
  const { size = "default", variant = "default" } = style;
  return classNames(base, sizes[size], variants[variant], extra);
}
