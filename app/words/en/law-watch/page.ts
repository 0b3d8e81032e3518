/** The title in the tab of the browser: a law has changed, and the form with it. */
export default {
  title: "The Law and Your Form",
} as const;
