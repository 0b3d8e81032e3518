/** What went wrong at signing in, signing up and changing an account; in a box above the form or beside a field. */
export default {
  wrongSignIn: "The email address or the password is wrong.",
  wrongPassword: "The password is wrong.",
  passwordNeeded: "Enter the password of this account.",
  oldLink: "This link is too old. Ask for a new one.",
  usedLink: "This link has been used or is too old. Ask for a new one.",
  wrongCode: "This code is wrong, or was used already.",
  signedOut: "You have been signed out. Sign in again.",
  confirmFirst: "Confirm that it is you first.",
  suspended: "This account has been suspended. Contact support if you believe this is a mistake.",
  /** A failure of ours. */
  notNow: "This did not work just now. Wait a minute, then try again.",
  failed: "This did not work. Try again in a moment.",
  /** 0: nobody knows how long. */
  tooManyTries:
    "{minutes, plural, =0 {Too many tries. Wait a few minutes and try again.} =1 {Too many tries. Wait a minute and try again.} other {Too many tries. Wait # minutes and try again.}}",
  badName: "A name has 1 to {max} characters and no line breaks",
  commonPassword: "This password is one of the most used ones. Choose another, for example three words of your own",
  /** A password that is little more than the person's name, address or "Rentform". */
  tellingPassword: "Leave out your name, your address and the name of this site, or add more to it",
} as const;
