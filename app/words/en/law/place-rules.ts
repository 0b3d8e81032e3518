export const noticeMoments = {
  start: "Before anyone starts",
  form: "On the form",
  consent: "With the consent",
  decline: "When declining",
} as const;
