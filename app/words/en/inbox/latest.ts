/** Who applied last, on the dashboard. */
export default {
  title: "Latest applications",
  all: "All applications",
} as const;
