/** The copy of a message, to who wrote it to our support. */
export default {
  title: "We got your message",
  text: "A person reads it and answers to this address. Here is what arrived.",
  notYou: "Not you? Someone entered this address on our contact page. You don’t need to do anything.",
} as const;
