/** The screens of an error and of an address that leads nowhere. */
export default {
  somethingWentWrong: "Something went wrong!",
  showError: "Show Error",
  hideError: "Hide Error",
  signedOut: "You have been signed out. Sign in again.",
  tryAgain: "Try Again",
  home: "Home",
  goBack: "Go Back",
  failures: {
    unavailable: "Our database does not answer at the moment. Wait a minute, then try again.",
    failed:
      "This is our mistake, and we have been notified. Try again; if it happens again, give support the reference.",
  },
  /** Behind one of the failures. "Try Again" is the button beneath. */
  kept: "What you typed is kept. Try Again sends it once more.",
  /** On a line of its own. {reference}: a number that support finds it by. */
  reference: "Reference: {reference}",
  notFound: {
    title: "Not Found",
    text: "The page you are looking for does not exist.",
    goBack: "Go back",
    home: "Home Page",
  },
} as const;
