import type { RateRule } from "../../../platform/rate-limit";

const hour = 3600;

/** Each message mails two people, one of them at an address that nobody has proven. */
export const contactLimits = {
  perAddress: { action: "contact-address", limit: 10, windowSeconds: hour },
  perEmail: { action: "contact-email", limit: 5, windowSeconds: hour },
} as const satisfies Record<string, RateRule>;

/** A letter may hold a long story, and no book. */
export const CONTACT_FORM_BYTES_MAX = 32 * 1024;
