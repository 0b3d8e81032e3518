/** The page of a form whose law changes: each question as it is beside what it becomes. */
export default {
  title: "The law and your form",
  /** By what there is to do. */
  leads: {
    nothing: "We check your form again whenever local law changes. Nothing in it needs to change.",
    propose: "These questions can’t stay as they are. Here’s what we’d change. Tenants see nothing until you publish.",
    publish:
      "Your draft has the change. Look it over, then publish. Applications already started keep their questions.",
  },
  notPossible: "That was not possible",
  published: "Version {number} is published",
  publishedText: "Tenants see it from now on. Anyone who started before keeps the earlier questions.",
  /** Link to the text of a law. */
  source: "Source",
  /** Heads of the two sides. */
  seeNow: "Tenants see now",
  wouldSee: "They would see",
  willSee: "They will see",
  /** Of a question that may stay with a reason. */
  keep: {
    label: "What should happen to it?",
    hint: "Another reason can be written in the builder. Applicants never see it.",
    change: "Change it as shown",
    required: "Keep it: a law or authority here asks for it",
    needed: "Keep it: it is needed now to decide, and everyone is asked",
  },
  /** What becomes of a question. {label}: a question. */
  askedAlready: "Taken out. Your form asks “{label}” already.",
  moved: {
    viewing: "Asked already for a viewing.",
    apply: "Asked with the application.",
    shortlist: "Asked after shortlisting.",
    offer: "Asked with the offer.",
  },
  gone: "Taken out.",
  reasoned: "“{label}” stays, with your reason.",
  words: "The question stays, and your form says the words of the law:",
  others: "Also in your draft",
  othersText: "You changed this before. It is published together with the rest.",
  /** The button, and while it is done. */
  draft: "Put this into my draft",
  drafting: "Changing the draft",
  publish: "Publish this version",
  publishing: "Publishing",
  inBuilder: "Change it in the builder",
} as const;
