/** The settings of how one signs in. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Signing In",
  title: "Signing in",
  lead: "A second step keeps your applicants’ documents safe when someone learns your password.",
  /** To the admin, whose area opens with a second step alone. */
  forAdmin: {
    title: "The admin area needs a second step",
    text: "Set up a passkey or an app here, then open it again.",
  },
  /** To a colleague who comes to an account that demands one. */
  forTeam: {
    title: "This shared account needs a second step",
    text: "Set up a passkey or an app here, then open the account again.",
  },
  confirmFirst: {
    title: "To change anything here, confirm that it is you",
    button: "Confirm",
  },
} as const;
