/** Mails about an account, by what happened. `why` stands small at the foot. */
export default {
  spelledOut: "If the button does not work, copy this address into your browser:",
  greeting: "Hello {name},",
  /** Where something was done that the person may not have done. */
  notYou: {
    text: "If this was not you, set a new password now. That signs everyone out of your account.",
    action: "Set a new password",
    /** An address follows. */
    signIn: "If it was you, there is nothing to do. Sign in at",
  },
  verify: {
    subject: "Confirm your email address for Rentform",
    heading: "Confirm your email address",
    text: "Open the link and press the button there, and your account is ready. It works once and for 24 hours.",
    action: "Confirm address",
    why: "You get this because someone made a Rentform account with this address. If it was not you, ignore it, and do not press the button: without that nothing happens.",
  },
  /** Somebody signs up with the address of an account. */
  exists: {
    subject: "You already have a Rentform account",
    heading: "You already have an account",
    text: "Someone, probably you, tried to create an account with this address. There is one already.",
    action: "Sign in",
    /** An address follows. */
    forgot: "Forgot the password? Set a new one at",
    why: "Nothing about your account has changed.",
  },
  reset: {
    subject: "Set a new password for Rentform",
    heading: "Set a new password",
    text: "Choose a new password with this link. It works once and for one hour.",
    action: "Set a new password",
    after: "A new password signs your account out everywhere.",
    why: "If you did not ask for this, ignore it: your password stays as it is.",
  },
  /** To an address that may be a stranger's. {name}: who invites. */
  "team-invitation": {
    subject: "{name} invites you to their Rentform account",
    heading: "{name} invites you to work with them",
    text: "{name} reviews rental applications with Rentform and would like you to join in. Open the link and accept, signed in with this address.",
    /** {count}: homes that the invitation is for. */
    homes:
      "{count, plural, one {The invitation is for one of their homes.} other {The invitation is for # of their homes.}}",
    action: "See the invitation",
    after: "It works for 7 days.",
    why: "You get this because {name} entered your address. If you do not know each other, ignore it: without a press nothing happens.",
  },
  /** To a colleague. {name}: the owner, whose account is deleted. */
  "team-ended": {
    subject: "{name} has deleted the account that you worked in",
    heading: "An account that you worked in is deleted",
    text: "{name} has deleted the Rentform account that was shared with you. Its forms, applications and documents are gone for you, too, with the notes that you wrote there.",
    after: "Your own account stays as it is.",
    why: "You get this because you were a colleague in that account.",
  },
  "password-changed": {
    subject: "Your Rentform password was changed",
    heading: "Your password was changed",
    text: "The password of your account was changed just now.",
    why: "You get this because your account's security changed.",
  },
  /** To the old address. */
  "change-email-asked": {
    subject: "Someone wants to change the address of your Rentform account",
    heading: "Your address is to be changed",
    text: "In your account another email address was entered. Once it is confirmed there, you sign in with it.",
    wasIt: "If this was you, there is nothing to do. If it was not, stop it here:",
    action: "Stop the change",
    after:
      "That also signs everyone out and takes the password away, so that you set a new one. The link works for 24 hours after the change, too.",
    why: "You get this because this address is your account's until the new one is confirmed.",
  },
  /** To the new address, which nobody has proven. */
  "change-email": {
    subject: "Confirm your new email address for Rentform",
    heading: "Confirm your new address",
    text: "Someone who has a Rentform account wants to use this address for it. Open the link and press the button there. It works for 24 hours.",
    action: "Use this address",
    why: "If you did not ask for this, ignore it, and do not press the button: without that nothing happens.",
  },
  /** To the old address. */
  "email-changed": {
    subject: "The email address of your Rentform account was changed",
    heading: "Your address was changed",
    text: "Your account now uses another email address. Letters about it no longer come here.",
    wasIt: "If this was not you, take it back within 24 hours:",
    action: "Undo the change",
    after: "That also signs everyone out and takes the password away, so that you set a new one.",
    why: "You get this because this address was the account's until now.",
  },
  "guest-forms": {
    subject: "Forms you made without signing in can move to your Rentform account",
    heading: "Take over your forms",
    text: "With this address forms were made without an account. Open the link to see which, and to move them into your account with their applications.",
    action: "See these forms",
    after: "Nothing moves before you press the button there. The link works for 7 days.",
    why: "You get this because an account with this address asked for this link.",
  },
  "forms-claimed": {
    subject: "Your forms moved to your Rentform account",
    heading: "Your forms have moved",
    text: "The forms that were made with this address are now in the account that has it, with their applications. The links that were emailed to manage them no longer open them.",
    wasIt: "If this was not you, give the forms back to this address within 7 days:",
    action: "Undo this",
    why: "You get this because forms made with this address were taken over by an account.",
  },
  "factor-lost": {
    subject: "Someone asks to remove your second step: Rentform",
    heading: "Your second step is to be removed",
    /** {moment}: a day with its time. */
    text: "Someone who knows your password says that your phone, your passkeys and your recovery codes are lost. From {moment} on, the password alone opens your account and the second step is removed.",
    wasIt: "If this was you, wait until then and sign in again. If you find your phone, just sign in with it.",
    action: "This was not me",
    after:
      "The button leads to a page where one press stops this, signs everyone out and lets you choose a new password.",
    why: "You get this because your account's security is about to change.",
  },
  /** The second step of signing in changed. */
  factor: {
    "app-added": {
      subject: "Signing in now takes a code: Rentform",
      heading: "Signing in now takes a code",
      text: "An authenticator app was added to your account. From now on signing in takes a code from it.",
    },
    "app-removed": {
      subject: "Your authenticator app was removed: Rentform",
      heading: "Your authenticator app was removed",
      text: "Its codes no longer work.",
    },
    "passkey-added": {
      subject: "A passkey was added: Rentform",
      heading: "A passkey was added",
      text: "You can now sign in with one more passkey.",
    },
    "passkey-removed": {
      subject: "A passkey was removed: Rentform",
      heading: "A passkey was removed",
      text: "It no longer signs you in.",
    },
    "codes-made": {
      subject: "New recovery codes were made: Rentform",
      heading: "New recovery codes were made",
      text: "Your earlier codes no longer work.",
    },
    "recovery-used": {
      subject: "A recovery code was used: Rentform",
      heading: "A recovery code was used",
      text: "Someone signed in to your account with one of your recovery codes. It can’t be used again.",
    },
    "all-removed": {
      subject: "Signing in takes only your password again: Rentform",
      heading: "Signing in takes only your password again",
      text: "Every second step was removed from your account: the app, the passkeys and the recovery codes.",
    },
  },
  factorWhy: "You get this because your account's security changed.",
  "new-device": {
    subject: "New sign-in to your Rentform account",
    heading: "Signed in on a new device",
    /** Labels of what was seen of it. */
    device: "Device",
    place: "Place",
    time: "Time",
    /** The device, or the country, is not known. */
    unknown: "Unknown",
    wasIt: "Was this you? Then there is nothing to do.",
    action: "This was not me",
    after: "The button leads to a page where one press signs everyone out and lets you choose a new password.",
    why: "You get this because your account was opened with a browser it had not seen before.",
  },
  /** An archive of everything in the account. */
  "export-ready": {
    subject: "Your Rentform data is ready",
    heading: "Your archive is ready",
    text: "The archive with your data can be downloaded for 24 hours. Sign in to get it; then it is deleted here.",
    action: "Go to download",
    after: "It holds personal data of your applicants. Keep it safe, and delete it when you no longer need it.",
    why: "You get this because this archive was asked for in your account. If it was not you, set a new password now.",
  },
  "applications-ready": {
    subject: "Your export of applications is ready",
    heading: "Your export is ready",
    text: "The applications that you exported can be downloaded for 24 hours. Sign in to get the file.",
    action: "Go to download",
    after: "It holds personal data of your applicants. Keep it safe, and delete it when you no longer need it.",
    why: "You get this because this export was asked for in your account. If it was not you, set a new password now.",
  },
  deleted: {
    subject: "Your Rentform account was deleted",
    heading: "Your account was deleted",
    text: "Your account is gone, with your forms, the applications to them and all documents. This cannot be undone.",
    after: "This is the last letter you get from us.",
    why: "You get this because the account with this address was deleted.",
  },
  suspended: {
    subject: "Your Rentform account is suspended",
    heading: "Your account is suspended",
    reasons: {
      deception: "The reason: It deceives people.",
      spam: "The reason: It sends spam.",
      "stolen-account": "The reason: Someone else seems to use it.",
      "unpaid-dispute": "The reason: A payment is disputed.",
      other: "The reason: Something else. Ask us.",
    },
    text: "You can’t sign in, and your open forms are offline. Forms and applications are kept.",
    /** {moment}: a day with its time. */
    textUntil: "You can’t sign in until {moment}, and your open forms are offline. Forms and applications are kept.",
    appeal: "Do you think this is a mistake? Tell us, and a person looks at it again.",
    action: "Answer",
    why: "You get this because the account with this address was suspended.",
  },
} as const;
