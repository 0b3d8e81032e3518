type Words = Record<"held" | "locked" | "suspended", readonly [title: string, lead: string]>;

const suspended = [
  "We took your form offline",
  "No one can apply in the meantime. Applications and begun drafts are kept.",
] as const;

/** What the landlord reads of a form that waits: "new" where it was never open, "open" where it was. */
export const screeningWords: Record<"new" | "open", Words> = {
  new: {
    held: [
      "We look at your form before it opens",
      "It is saved and not open yet. Someone will look at it within one business day. You can change it now: it is looked at again as soon as you publish it.",
    ],
    locked: [
      "Your form is open; documents come later",
      "Tenants can apply. They can add documents once someone has looked at the form.",
    ],
    suspended,
  },
  open: {
    held: [
      "Your form is closed until we have looked at it",
      "No one can apply in the meantime; applications and begun drafts are kept. Someone will look at it within one business day. You can change it now: it is looked at again as soon as you publish it.",
    ],
    locked: [
      "Your form stays open; documents wait",
      "Tenants can apply. They can add documents again once someone has looked at the form. What was uploaded is kept.",
    ],
    suspended,
  },
};
