import type { FactorNews } from "../../../platform/auth/account-letter";

export const factorWords: Record<FactorNews, { subject: string; text: string }> = {
  "app-added": {
    subject: "Signing in now takes a code",
    text: "An authenticator app was added to your account. From now on signing in takes a code from it.",
  },
  "app-removed": {
    subject: "Your authenticator app was removed",
    text: "Your account takes no codes from it any more.",
  },
  "passkey-added": {
    subject: "A passkey was added",
    text: "Your account can be opened with one more passkey from now on.",
  },
  "passkey-removed": { subject: "A passkey was removed", text: "It opens your account no more." },
  "codes-made": { subject: "New recovery codes were made", text: "The codes of before open nothing any more." },
  "recovery-used": {
    subject: "A recovery code was used",
    text: "Someone signed in to your account with one of your recovery codes. It works no second time.",
  },
  "all-removed": {
    subject: "Signing in takes only your password again",
    text: "Every second step was removed from your account: the app, the passkeys and the recovery codes.",
  },
};
