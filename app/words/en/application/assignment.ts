/** Who of the people in a shared account sees to an application, and who is mentioned in a note about it. */
export default {
  /** A name, "You" or "No one" follows. */
  assignedTo: "Assigned to",
  you: "You",
  nobody: "No one",
  save: "Save",
  mention: {
    /** Behind the hint of a note's field. */
    hint: "Type @ and a name to mention a colleague.",
    /** Names the list of colleagues. */
    title: "Colleagues",
    /** Read out. {count}: colleagues whose name fits; a number. */
    found:
      "{count, plural, one {# colleague. Choose with the arrow keys and Enter.} other {# colleagues. Choose with the arrow keys and Enter.}}",
  },
} as const;
