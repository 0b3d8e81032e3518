export default {
  /** Heads the card. */
  title: "The landlord",
  unnamed: "The landlord hasn’t given a name.",
  confirmed: "Email confirmed",
  /** What is known of it: the mailbox was confirmed, the rest is the landlord's own word. */
  asGiven: "Name as given: we have not checked it.",
  /** In its place where more than the name stands below it. */
  allGiven: "The name and everything below are as given: we have not checked them.",
  contact: "Contact",
  email: "Reply address",
  place: "Place",
  registration: "Registration number",
  /** Before somebody begins. */
  beware: "Never send money, or a code from your phone, before you have seen the home.",
  /** Beside the button that sends. `{name}`: who lets the home. */
  goesTo: "Your application goes to {name}.",
  /** The label of the name in a list of facts, and in mails. */
  landlord: "Landlord",
  /** After the name in a mail. */
  given: "name as given",
} as const;
