/** The cards of the profile. */
export default {
  name: {
    title: "Name",
    done: "Your name is saved.",
    button: "Save name",
  },
  email: {
    title: "Email address",
    done: "If the address can be used, we’ve sent a link to it. Your old address stays until you confirm the new one.",
    button: "Send link to new address",
    /** {email}: the address. */
    now: "You sign in with {email}.",
    label: "New email address",
    hint: "You confirm it by email. We also tell the old address, which can undo the change for 24 hours.",
  },
  password: {
    title: "Password",
    done: "Your password is changed, and every other device is signed out.",
    button: "Change password",
    current: "Current password",
    new: "New password",
  },
  /** Where the password is asked for once more. */
  yourPassword: "Your password",
  data: {
    title: "Your data",
    make: "Make archive",
    again: "Make a new archive",
    text: "One archive with everything in this account: your profile, your forms with all versions, and every application with its documents, both readable and as data.",
    erasures: "What will be deleted soon, and what was deleted each year",
    waiting: "Your archive is being made. You can leave this page. We’ll email you when it’s ready.",
    failed: "Your archive could not be made. Please try again.",
    /** {moment}: a day with its time. */
    ready: "Ready until {moment}.",
    /** {size}: such as "2 MB". */
    download: "Download {size}",
    downloadArchive: "Download archive",
  },
  delete: {
    title: "Delete account",
    button: "Delete account and everything in it",
    text: "This deletes your account, all your forms, every application to them and all their documents for good. Links you’ve shared stop working. This can’t be undone.",
    held: {
      title: "{count, plural, one {# application is on legal hold} other {# applications are on legal hold}}",
      text: "They are deleted too. Download your data first if a legal claim may need them.",
    },
    /** Whoever shares the account loses it with everything in it. */
    colleagues: {
      title: "{count, plural, one {One colleague works in this account} other {# colleagues work in this account}}",
      text: "They lose it, too, with all applications and notes. Their own accounts stay.",
    },
    /** Forms, and messages to support. */
    also: "Made with your address without signing in, and not part of your account:",
    /** {form}: its title. */
    form: "{count, plural, =0 {{form} (no applications)} one {{form} (# application)} other {{form} (# applications)}}",
    letters: "{count, plural, one {# message to our support} other {# messages to our support}}",
    move: "Move these forms into your account instead",
    alsoErase: "Delete these too",
  },
} as const;
