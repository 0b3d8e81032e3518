/** The devices on which an account is signed in. */
export default {
  title: "Where you are signed in",
  thisDevice: "This device",
  /** {place}: a country, or the word below; {moment}: a day with its time. */
  since: "{place}, since {moment}",
  unknownPlace: "Place unknown",
  unknownDevice: "Unknown device",
  signOut: "Sign out",
  /** Spoken. {device}: such as "Firefox, Windows". */
  signOutDevice: "Sign out {device}",
  signOutOthers: "Sign out all others",
  signOutAll: "Sign out everywhere, here too",
} as const;
