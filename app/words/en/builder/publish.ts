/** Step 5 of the form builder: what is still wrong, what applicants are asked, what the form runs on, and the button. */
export default {
  fixFirst: "Fix this first",
  worthALook: "Worth a look",
  whatIsAsked: "What applicants are asked",
  optionalQuestion: "{name} (optional)",
  title: "Publish",
  publishForm: "Publish form",
  publishChanges: "Publish changes",
  publishing: "Publishing",
  notPublished: "This form was not published",
  onlyYou: "Only you can see this form. Publishing gives it a link that you can share.",
  asItIs: "Tenants see the form exactly as it is here.",
  unpublished:
    "There are unpublished changes. Sent applications keep the questions they answered. Anyone in the middle of one sees what changed.",
  unsaved: "Your last changes aren’t saved yet. See above for why, then publish again.",
  needsCredit: "This form needs a credit or Pro, or a change as described above.",
  /** {cap}: how many applications, in words. */
  withPro: "Published with Pro: {cap}, open as long as you are subscribed, no credit spent.",
  plan: "Plan for this form",
  ownQuestions: "Your own questions",
  disputed: "A payment on your account is disputed. You can’t use credits until it’s settled.",
  /** {cap}: as above; then comes the link "See what it costs". */
  creditOpens: "A credit opens this form for {days, plural, one {# day} other {# days}} and {cap}.",
  seeCost: "See what it costs",
  /** {link}: the words of `manyHomesLink`. */
  manyHomes: "Renting out many homes? {link} without spending credits. Your draft stays as it is.",
  manyHomesLink: "Pro publishes all of them",
} as const;
