/** A link that stands by itself, as high as a finger needs. */
export const standingLinkClass =
  "inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-hover";

/** The same where it leads on from a text. */
export const leadingLinkClass = `${standingLinkClass} font-medium`;
