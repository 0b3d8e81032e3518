/** The window that asks before a decision on one application or several. */
export default {
  moves: {
    shortlist: {
      title: "{count, plural, one {Shortlist this application} other {Shortlist # applications}}",
      confirm: "Shortlist",
      /** {count}: questions that are asked with it. */
      confirmAsking: "{count, plural, one {Shortlist and ask for # thing} other {Shortlist and ask for # things}}",
    },
    approve: {
      title: "{count, plural, one {Approve this application} other {Approve # applications}}",
      confirm: "Approve",
      confirmAsking: "{count, plural, one {Approve and ask for # thing} other {Approve and ask for # things}}",
    },
    decline: {
      title: "{count, plural, one {Decline this application} other {Decline # applications}}",
      confirm: "Decline",
      /** Not all that were selected. {count}: a number. */
      confirmSome: "Decline {count}",
    },
    reopen: {
      title: "{count, plural, one {Reopen this application} other {Reopen # applications}}",
      confirm: "Reopen",
    },
  },
  cancel: "Cancel",
  reopenNote: "This doesn’t undo a decision the applicant already knows. Say so if you write again.",
  note: "Private note",
  noteHint: "Only you and your colleagues see it. Leave out family, health, faith and origin.",
  conditions: "Conditions",
  conditionsHint: "Kept with the decision. Put them in the email, too.",
  /** {reason}: a reason for declining. {why}: a sentence on why it cannot be given. */
  stillSays: "Your words still say: {reason}. {why}",
  leftOut: {
    title: "{count, plural, one {# is left out} other {# are left out}}",
    /** {name}: an applicant. {why}: a sentence. */
    who: "{name}: {why}",
    note: "They stay selected, so that you can decline them for another reason.",
  },
} as const;
