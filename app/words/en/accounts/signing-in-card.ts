/** On the page of the profile: how one signs in, and where it is asked once more who one is. */
export default {
  title: "Signing in",
  again: {
    title: "Confirm that it is you",
    text: "Needed to change your address or password, get your data or delete the account.",
    button: "Confirm",
  },
  text: "Passkeys, an authenticator app, and recovery codes in case you lose your phone.",
  button: "Passkeys and second step",
} as const;
