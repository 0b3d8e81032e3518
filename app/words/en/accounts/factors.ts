/** The cards of the settings that add and remove ways to sign in. */
export default {
  app: {
    title: "Authenticator app",
    inUse: "In use",
    text: "An app on your phone that shows a new six-digit code every 30 seconds. It works offline.",
    setUp: "Set up an app",
    remove: "Remove the app",
    scan: "Scan this with your app, or type the key into it.",
    /** The picture, spoken. */
    qr: "QR code for your authenticator app",
    copyKey: "Copy key",
    enter: "Enter the six digits it shows.",
    digits: "Six digits",
    turnOn: "Turn on",
    cancel: "Cancel",
  },
  passkeys: {
    title: "Passkeys",
    text: "Sign in with your fingerprint, face or device PIN. No password, no email, nothing to type.",
    needsScript: "Passkeys need JavaScript. An authenticator app doesn’t.",
    newName: "Name of a new passkey",
    newNameHint: "A name you’ll recognize, like “Phone” or “Office laptop”.",
    add: "Add a passkey",
    /** What one is called that got no name. */
    unnamed: "Passkey",
    /** {added}, {used}: days with their times. */
    used: "Added {added}, last used {used}",
    unused: "Added {added}, not used yet",
    /** {name}: of the passkey, as its owner typed it. */
    nameField: "New name for {name}",
    rename: "Rename",
    remove: "Remove",
    /** Spoken for "Remove". */
    removeNamed: "Remove {name}",
  },
  recovery: {
    title: "Recovery codes",
    none: {
      title: "You have no recovery codes",
      text: "Without them, a lost phone locks you out. Make some now and keep them on paper.",
    },
    left: "{count, plural, one {# code is left. Each signs you in once, without your phone.} other {# codes are left. Each signs you in once, without your phone.}}",
    make: "Make recovery codes",
    renew: "Make new codes",
    /** The first line of the file; the codes follow. */
    file: "Recovery codes for Rentform. Each works once.",
    keep: {
      title: "Keep these recovery codes",
      text: "They are shown only now. Print them or keep them in a password manager. Codes you had before no longer work.",
    },
    download: "Download",
    copy: "Copy",
  },
} as const;
