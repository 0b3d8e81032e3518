export const shortMoments = {
  start: "Before anyone starts",
  form: "On the form",
  consent: "With the consent",
  decline: "When you decline",
} as const;
