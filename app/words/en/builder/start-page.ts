/** The page of the builder for who has no account: its title, and why a form was not taken. */
export default {
  /** In the tab of the browser and in search engines. */
  title: "Create Free Rental Form",
  /** For search engines. */
  description: "Build a rental application form in minutes. No signup, no card. Share one link with everyone who asks.",
  tooLarge: "This form is too large. Take out some questions or shorten their texts.",
  unreadable: "A part of this form could not be read. Check the marked steps.",
  /** {email}: of our support. */
  blocked:
    "We cannot publish a form from here. If that is a mistake, write to {email}. Your form stays in this browser.",
  tooOften:
    "{minutes, plural, one {That was often in a short time. Try again in # minute; your form stays here.} other {That was often in a short time. Try again in # minutes; your form stays here.}}",
} as const;
