import type { RateRule } from "../../../../platform/rate-limit";

const hour = 3600;

/** Peers allow 30 sign-ups an hour from one address and 3 to 5 mails an hour to one mailbox. */
export const guestLimits = {
  startPerAddress: { action: "guest-start-address", limit: 30, windowSeconds: hour },
  startPerNetwork: { action: "guest-start-network", limit: 60, windowSeconds: hour },
  startPerEmail: { action: "guest-start-email", limit: 5, windowSeconds: hour },
  resendPerForm: { action: "guest-resend", limit: 3, windowSeconds: hour },
  manageLinkPerForm: { action: "guest-manage-link", limit: 3, windowSeconds: hour },
  decidedPerForm: { action: "guest-decided", limit: 30, windowSeconds: hour },
  keptPerForm: { action: "guest-kept", limit: 60, windowSeconds: hour },
  noticesPerForm: { action: "guest-notices", limit: 20, windowSeconds: hour },
} as const satisfies Record<string, RateRule>;
