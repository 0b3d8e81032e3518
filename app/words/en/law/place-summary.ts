export const shortMoments = {
  start: "Before anybody begins",
  form: "On the form",
  consent: "With the consent",
  decline: "When you decline",
} as const;
