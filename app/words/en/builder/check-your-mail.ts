/** After a landlord without an account sent the form: a link in an email makes it live. */
export default {
  title: "Check your email",
  sentAgain: "Sent again",
  tooMany:
    "That’s three emails in an hour. {minutes, plural, one {Try again in # minute.} other {Try again in # minutes.}}",
  cameBackTitle: "Email to your address came back",
  cameBack: "Is {email} written right? Change the address below: your form is kept, and the link goes to the new one.",
  sent: "We sent a link to {email}. Open it and press the button to make your form live. The link works for 7 days.",
  nothing: "Nothing after a minute? Check your spam folder, or send it again. Your form stays in this browser.",
  sending: "Sending",
  sendAgain: "Send it again",
  change: "Change the form or email address",
  another: "Start another form",
} as const;
