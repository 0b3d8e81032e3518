/** The settings of the person, around their forms. */
export default {
  title: "Profile",
  badLink: {
    title: "This link has been used or is too old",
    text: "Ask for a new one below if your address has not changed yet.",
  },
  /** A device that was signed in is signed out. */
  signedOutThere: "Signed out there.",
} as const;
