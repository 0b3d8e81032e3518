export const doneWords = {
  paused: "The form is paused. Visitors see that you’re not taking applications now.",
  reopened: "The form is open. Tenants can apply.",
  closed: "The form is closed.",
  deleted: "The form is in the bin. After 30 days it is deleted with its applications.",
  restored: "The form is out of the bin and closed. Reopen it when you want new applications.",
  appealed: "Thank you. We will read what you wrote, together with the form.",
  told: "You get an email for each new application again.",
  quiet: "You get no more emails about new applications.",
} as const;

export const failureWords = {
  "wrong-state": "The form has changed in the meantime. This is how it is now.",
  "no-words": "Nothing was written. Tell us what is wrong, then press Send.",
  "too-often": "You have written several times within the last hour. Wait a little before you write again.",
  "limit-reached": "The form has taken as many applications as a free form may. It cannot be opened again.",
  "term-over": "This form’s paid time is over.",
  "other-form-open": "Another form of yours is open. Close that one first: one free form can be open at a time.",
} as const;
