export const noticeMoments = {
  start: "Before anyone applies",
  form: "On the form",
  consent: "With the consent",
  decline: "When declining",
} as const;

/** By how much of the official form is known: what it is, and what our form is not. */
export const officialFormLines = {
  "listed-only": (form: string) =>
    `Our form here asks only what is known to be listed. It is not ${form}: it was not compared line by line.`,
  "same-content": (form: string) => `Our form here asks what ${form} asks, in its order.`,
  "official-document": (form: string) =>
    `Our form here takes a name, how to reach the person, and ${form} as it was filled in. Nothing of ours stands in for ${form}.`,
} as const;

/** What holds before the stage from which a question may be asked. */
export const earlyWords = { off: "Not asked", note: "Better not" } as const;
