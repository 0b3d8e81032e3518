/** What went wrong at a change of the profile. */
export default {
  signedOut: "You have been signed out. Sign in again.",
  /** To the admin, who looks through somebody's eyes. */
  impersonated: "This cannot be done while looking at someone else's account",
  confirmFirst: "Confirm that it is you first, with the button above.",
  wrongPassword: "The password is wrong.",
  unknownForm: "This form is not known.",
} as const;
