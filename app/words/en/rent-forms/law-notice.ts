/** On the page of a form whose law changes. */
export default {
  title: "The law for your form is changing",
  text: "{count, plural, one {One question can’t stay as it is.} other {# questions can’t stay as they are.}}",
  see: "See the change",
} as const;
