/** Behind the mailed link that confirms an address. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Confirm Your Email",
  /** Of a new account. {email}: its address. */
  account: {
    title: "Confirm your email address",
    lead: "One press, and the account of {email} is ready.",
    button: "Confirm address",
    otherBrowser: "You signed up in another browser. Enter the password that you chose there.",
  },
  /** An account gets another address. {email}: the new one. */
  change: {
    title: "Use this address for your account",
    lead: "From now on you sign in with {email}.",
    button: "Use this address",
    otherBrowser: "You are not signed in to that account in this browser. Enter its password.",
  },
  notYou: "Not you? Then close this page: without the button nothing happens.",
  moving:
    "{forms, plural, one {The form you made with this address moves into the account, with all applications. The links that you were emailed to manage it stop working. We email you how to undo this; you have 7 days for it.} other {The # forms you made with this address move into the account, with all applications. The links that you were emailed to manage them stop working. We email you how to undo this; you have 7 days for it.}}",
  confirmed: "This address is confirmed",
  gone: {
    title: "This link does not work anymore",
    why: "It has been used or is too old",
    text: "If your address is confirmed already, sign in. Otherwise sign up once more, or ask for a new link.",
    askAgain: "Ask for a new link",
  },
  signIn: "Sign in",
} as const;
