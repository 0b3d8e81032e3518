/** The list on the dashboard. */
export default {
  title: "Waiting for you",
  nothing: "We’ll email you when the next application arrives.",
} as const;
