/** Before anything sensitive: proving once more who one is. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Confirm That It Is You",
  title: "Confirm that it is you",
  leadWithSecondStep: "We ask before anything sensitive, at most every 15 minutes.",
  leadWithPassword: "Enter your password before you change how you sign in.",
  wrongCode: "This code is wrong, or was used already.",
  wrongPassword: "The password is wrong.",
} as const;
