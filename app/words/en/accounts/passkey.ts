/** Beneath a button that asks the device for a passkey, when it did not work. */
export default {
  isThere: "This device has a passkey for this account already.",
  notConfirmed: "Nothing was done: the passkey was not confirmed in time.",
  refused: "This passkey did not work. Try again, or sign in another way.",
  stepOver: "This took too long, or too many codes were wrong. Sign in again.",
  signedOut: "You have been signed out. Sign in again.",
  confirmFirst: "Confirm that it is you first.",
  suspended: "This account has been suspended. Contact support if you believe this is a mistake.",
  tooMany: "Too many requests. Please try again later.",
  notNow: "This did not work just now. Wait a minute, then try again.",
  failed: "This did not work. Try again in a moment.",
} as const;
