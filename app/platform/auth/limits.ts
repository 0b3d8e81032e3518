import type { RateRule } from "../rate-limit";

const minute = 60;
const hour = 3600;

/** Sliding windows: none of them begins at nothing right after it was used up. One account, whoever asks from wherever; safety: ten sign-ins in a quarter of an hour, a handful of mails an hour. */
export const accountLimits = {
  signIn: { action: "auth-sign-in", limit: 10, windowSeconds: 15 * minute, isSliding: true },
  signUp: { action: "auth-sign-up", limit: 5, windowSeconds: hour, isSliding: true },
  resetMail: { action: "auth-reset-mail", limit: 5, windowSeconds: hour, isSliding: true },
  verifyMail: { action: "auth-verify-mail", limit: 5, windowSeconds: hour, isSliding: true },
  /** Of one mailbox and one network: less than a mailbox has a day, so that a stranger leaves its owner some. */
  verifyMailOfNetwork: { action: "auth-verify-mail-network", limit: 3, windowSeconds: 24 * hour, isSliding: true },
  confirmAddress: { action: "auth-confirm-address", limit: 10, windowSeconds: 15 * minute, isSliding: true },
  changeEmail: { action: "auth-change-email", limit: 5, windowSeconds: hour, isSliding: true },
  changePassword: { action: "auth-change-password", limit: 10, windowSeconds: hour, isSliding: true },
  claimMail: { action: "claim-mail", limit: 5, windowSeconds: hour, isSliding: true },
  exportData: { action: "auth-export-data", limit: 5, windowSeconds: hour, isSliding: true },
  exportApplications: { action: "export-applications", limit: 30, windowSeconds: hour, isSliding: true },
  /** Invitations of one account. */
  invite: { action: "team-invite", limit: 20, windowSeconds: 24 * hour, isSliding: true },
  deleteUser: { action: "auth-delete-user", limit: 5, windowSeconds: hour, isSliding: true },
} satisfies Record<string, RateRule>;

/** Codes of one account; a thousand million recovery codes and a million of an app stand against them. */
export const factorLimits = {
  quarter: { action: "auth-factor", limit: 10, windowSeconds: 15 * minute, isSliding: true },
  day: { action: "auth-factor-day", limit: 50, windowSeconds: 24 * hour, isSliding: true },
  /** Of one session that is asked again. */
  confirm: { action: "auth-confirm", limit: 10, windowSeconds: 15 * minute, isSliding: true },
  confirmDay: { action: "auth-confirm-day", limit: 50, windowSeconds: 24 * hour, isSliding: true },
} satisfies Record<string, RateRule>;

/** One network address on one path, in the library's own form: seconds and requests. */
export const addressLimits = {
  "/sign-in/email": { window: 15 * minute, max: 50 },
  "/sign-up/email": { window: hour, max: 30 },
  "/request-password-reset": { window: hour, max: 20 },
  "/reset-password": { window: 15 * minute, max: 20 },
  "/send-verification-email": { window: 15 * minute, max: 20 },
  "/verify-email": { window: 15 * minute, max: 60 },
  "/confirm-address": { window: 15 * minute, max: 60 },
  "/second-step/code": { window: 15 * minute, max: 50 },
  "/second-step/lost": { window: 15 * minute, max: 20 },
  "/passkey/challenge": { window: 15 * minute, max: 100 },
  "/passkey/sign-in": { window: 15 * minute, max: 50 },
  "/change-email": { window: hour, max: 20 },
  "/change-password": { window: hour, max: 30 },
  "/delete-user": { window: hour, max: 20 },
} as const;
