/** For somebody who has lost the second step of signing in, and knows the password. */
export default {
  waiting: {
    title: "Your second step is being removed",
    /** {moment}: a day with its time. */
    text: "From {moment} on, sign in here with your password and finish. We emailed you about it.",
  },
  question: "Lost your phone and your recovery codes?",
  ask: {
    text: "We remove your second step after 72 hours, so that you can stop it if this is not you. We email you about it now.",
    button: "Remove my second step in 72 hours",
  },
  due: {
    text: "The 72 hours are over. Remove the second step now, and set up a new one afterwards.",
    button: "Remove it and sign in",
  },
} as const;
