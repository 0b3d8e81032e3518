/** The page on which landlords, tenants and visitors write to our support. */
export default {
  title: "Help Center",
  /** For search engines. */
  description: "Answers to what landlords and tenants ask first, and a form that reaches a person.",
  lead: "Ask, report a form, or tell us what went wrong. A person reads every message.",
  sent: {
    title: "Your message is with us",
    text: "You get a copy by email in a few minutes, unless our spam filter asks us to look at it first. We answer to the address you gave.",
    another: "Write another message",
  },
  form: {
    name: "Your name",
    company: "Company",
    email: "Email",
    emailHint: "We answer to this address.",
    subject: "Subject",
    message: "Message",
    messageHint: "Please send no documents and no identity numbers.",
    button: "Send message",
    /** Spoken: a field that only machines fill. */
    honeypot: "Leave this empty",
  },
  faults: {
    subject: "Enter what it is about",
    message: "Enter your message",
    /** {max}: a number of characters. */
    tooLong: "Use at most {max} characters",
    /** More than the page takes. */
    tooMuch: "This message is too long.",
    stale: "This page had been open for over a day. Nothing is lost: check your message and send it again.",
    /** {email}: our own address. */
    blocked: "We do not take messages from this sender here. If that is a mistake, write to {email}.",
    tooMany: "You have written often in a short time. Try again in {minutes} minutes.",
  },
  /** Above questions of the FAQ. */
  answered: "Answered already",
} as const;
