export const shortMoments = {
  start: "Before anyone applies",
  form: "On the form",
  consent: "With the consent",
  decline: "When you decline",
} as const;
