/** Behind a link of an email: to take back a change of address, or forms that moved into an account. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Undo",
  address: {
    /** The change has happened already. */
    titleDone: "Take your old address back?",
    titleWaiting: "Stop the change of your address?",
    lead: "Your account keeps the address that this email came to. Everyone is signed out, and the password is taken away: you then set a new one.",
    undo: "Undo the change",
    stop: "Stop the change",
  },
  addressUndone: {
    title: "Your address is safe",
    lead: "Everyone is signed out. Set a new password to sign in again; we email the link to this address.",
  },
  newPassword: "Set a new password",
  forms: {
    title: "Give these forms back?",
    lead: "They moved to the account with this address. You can have them as they were before, without an account.",
    text: "The account can no longer open them or their applications. The links that you were emailed to manage them work again.",
    button: "Give these forms back",
  },
  formsUndone: {
    title: "The forms are back",
    lead: "No account has them anymore. Open them with the link in the email you got when you published each one; an old link offers you a new one.",
  },
  taken: {
    title: "This address has another account",
    lead: "So the change cannot be undone here. Write to our support: the address is at the bottom of this page.",
  },
  gone: {
    title: "There is nothing to undo",
    lead: "It was undone already, or its time is over. If someone else uses your account, set a new password now.",
  },
} as const;
