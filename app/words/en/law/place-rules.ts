export const noticeMoments = {
  start: "Before anyone applies",
  form: "On the form",
  consent: "With the consent",
  decline: "When declining",
} as const;
