export const noticeMoments = {
  start: "Before anybody begins",
  form: "On the form",
  consent: "With the consent",
  decline: "When declining",
} as const;
