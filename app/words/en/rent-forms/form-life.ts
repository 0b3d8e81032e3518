import type { SuspensionReason } from "../../../platform/outbox.server";

export const suspensionWords: Record<SuspensionReason, string> = {
  "unlawful-questions": "it asks for something that may not be asked of applicants.",
  deception: "it may mislead people about who is asking or what for.",
  "not-a-home": "it does not seem to be about a home to rent.",
  spam: "it looks like one of many forms made by a machine.",
  other: "it needs a closer look.",
};

type ScreenedMail = { subject: string; lead: string; rest: readonly string[] };

const heldRest = [
  "You can change the form now: it is looked at again as soon as you publish it. Nothing is lost.",
  "Do you think this is a mistake? Tell us on the page of the form.",
];
const lockedRest = ["You can change the form, or tell us on its page if you think this is a mistake."];

/** Of a look at a form: "new" where it was never open, "open" where tenants could apply before. */
export const screenedMailWords: Record<"new" | "open", Record<"held" | "locked", ScreenedMail>> = {
  new: {
    held: {
      subject: "We look at your form before it opens",
      lead: "Your form is saved and not open yet. Someone looks at it within one working day.",
      rest: heldRest,
    },
    locked: {
      subject: "Your form is open, documents follow",
      lead: "Tenants can apply. Documents can be added once someone has looked at the form, in 24 hours at most.",
      rest: lockedRest,
    },
  },
  open: {
    held: {
      subject: "Your form is closed until we have looked at it",
      lead: "No one can apply in the meantime. Applications and begun drafts are kept. Someone looks at it within one working day.",
      rest: heldRest,
    },
    locked: {
      subject: "Your form stays open, documents wait",
      lead: "Tenants can still apply. They can add documents again once someone has looked at the form, in 24 hours at most. What was uploaded is kept.",
      rest: lockedRest,
    },
  },
};
