export const screeningTitles = {
  held: "We look at your form before it opens",
  locked: "Your form is open; documents come later",
  suspended: "We took your form offline",
} as const;

export const screeningLeads = {
  held: "It is saved and not open yet. Someone will look at it within one business day. You can change it now: it is looked at again as soon as you publish it.",
  locked: "Tenants can apply. They can add documents once someone has looked at the form.",
  suspended: "No one can apply in the meantime. Applications and begun drafts are kept.",
} as const;
