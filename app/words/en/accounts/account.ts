import type { FactorNews } from "../../../platform/auth/account-letter";

export const factorWords: Record<FactorNews, { subject: string; text: string }> = {
  "app-added": {
    subject: "Signing in now takes a code",
    text: "An authenticator app was added to your account. From now on signing in takes a code from it.",
  },
  "app-removed": {
    subject: "Your authenticator app was removed",
    text: "Its codes no longer work.",
  },
  "passkey-added": {
    subject: "A passkey was added",
    text: "You can now sign in with one more passkey.",
  },
  "passkey-removed": { subject: "A passkey was removed", text: "It no longer signs you in." },
  "codes-made": { subject: "New recovery codes were made", text: "Your earlier codes no longer work." },
  "recovery-used": {
    subject: "A recovery code was used",
    text: "Someone signed in to your account with one of your recovery codes. It can’t be used again.",
  },
  "all-removed": {
    subject: "Signing in takes only your password again",
    text: "Every second step was removed from your account: the app, the passkeys and the recovery codes.",
  },
};

/** Why an account is suspended, to its owner; by the codes of the admin's page. */
export const suspendedWords: Record<string, string> = {
  deception: "It deceives people.",
  spam: "It sends spam.",
  "stolen-account": "Someone else seems to use it.",
  "unpaid-dispute": "A payment is disputed.",
  other: "Something else. Ask us.",
};
