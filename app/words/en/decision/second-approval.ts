/** Someone is approved for the home already, and the landlord approves another. */
export default {
  title: "Someone is approved for this home",
  /** {others}: names of who is approved. {name}: whom the landlord was about to approve. */
  told: "{others} was approved and has been told. Nothing was done with {name} so far.",
  untold: "{others} was approved and hasn’t been told yet. Nothing was done with {name} so far.",
  question: "What about {name}?",
  cancel: "Cancel",
  confirm: { hold: "Keep as backup", replace: "Approve instead", both: "Approve both" },
  hold: "Keep as backup",
  holdHint: "It goes on the shortlist. No one is notified.",
  replace: "Approve instead of {others}",
  replaceTold: "The first is undecided again and gets no email from this. Write to them that the answer has changed.",
  replaceUntold: "The first is undecided again. The email on its way is stopped, and no other is sent.",
  both: "Approve both on purpose",
  bothHint: "For example, if you rent by the room.",
} as const;
