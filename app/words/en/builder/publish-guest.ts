/** The last step of the form builder for a landlord without an account. */
export default {
  title: "Publish",
  notSent: "This form was not sent",
  email: "Your email address",
  emailHint: "We send a link there. Opening it publishes the form. Applicants never see this address.",
  what: "With the link in our emails you read, approve and decline, with a letter. Each decision is emailed to this address and can be undone for 24 hours. To compare applicants, ask for references and message them you need an account. This form can move into one at any time.",
  publishForm: "Publish form",
  sending: "Sending",
  emailWrong: "Write your email address, like name@example.com",
  unreadable: "The form could not be read",
  /** A calculation that keeps robots out. */
  proof: {
    working: {
      title: "One moment",
      text: "Many forms are being started. Your device does a short calculation, which keeps robots out, and then the form is sent automatically.",
    },
    failed: {
      title: "This form was not sent",
      text: "Many forms are being started, and this browser could not do the calculation that keeps robots out. Try again in an hour, or with another browser; your form stays here.",
    },
  },
} as const;
