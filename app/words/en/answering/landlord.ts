export type LandlordWords = {
  /** Heads the card. */
  title: string;
  unnamed: string;
  /** What is known of it: the mailbox was confirmed, the rest is the landlord's own word. */
  asGiven: string;
  /** In its place where more than the name stands below it. */
  allGiven: string;
  confirmed: string;
  contact: string;
  email: string;
  place: string;
  registration: string;
  /** Before somebody begins. */
  beware: string;
  /** Beside the button that sends. `{name}`: who lets the home. */
  goesTo: string;
  /** The label of the name in a list of facts, and in mails. */
  landlord: string;
  /** After the name in a mail. */
  given: string;
};

export const landlordWords: LandlordWords = {
  title: "The landlord",
  unnamed: "The landlord hasn’t given a name.",
  confirmed: "Email confirmed",
  asGiven: "Name as given: we have not checked it.",
  allGiven: "The name and everything below are as given: we have not checked them.",
  contact: "Contact",
  email: "Reply address",
  place: "Place",
  registration: "Registration number",
  beware: "Never send money, or a code from your phone, before you have seen the home.",
  goesTo: "Your application goes to {name}.",
  landlord: "Landlord",
  given: "name as given",
};
