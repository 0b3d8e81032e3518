export default {
  reportLink: "Report this form",
} as const;
