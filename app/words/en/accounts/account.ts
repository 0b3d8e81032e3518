import type { FactorNews } from "../../../platform/auth/account-letter";

export const factorWords: Record<FactorNews, { subject: string; text: string }> = {
  "app-added": {
    subject: "Signing in now takes a code",
    text: "An authenticator app was added to your account. From now on signing in takes a code from it.",
  },
  "app-removed": {
    subject: "Your authenticator app was removed",
    text: "Your account no longer accepts codes from it.",
  },
  "passkey-added": {
    subject: "A passkey was added",
    text: "From now on this passkey, too, opens your account.",
  },
  "passkey-removed": { subject: "A passkey was removed", text: "It no longer opens your account." },
  "codes-made": { subject: "New recovery codes were made", text: "Your old codes no longer work." },
  "recovery-used": {
    subject: "A recovery code was used",
    text: "Someone signed in to your account with one of your recovery codes. It can’t be used again.",
  },
  "all-removed": {
    subject: "Signing in takes only your password again",
    text: "Every second step was removed from your account: the app, the passkeys and the recovery codes.",
  },
};
