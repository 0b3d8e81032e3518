/** Why we say something of a question where no law's text does; each a whole text beneath the question. */
export default {
  /** Of a ready-made question where the law lists what may be asked. */
  reworded: "Its words were changed. Only the ready-made question may be asked here, as it is.",
  /** {form}: the name of an official form, or `officialForm`. */
  askedByForm: "{form} asks it by itself, as far as we know. No other form may ask it.",
  officialForm: "The official form",
  listed: "It is on the list of what may be asked.",
  sensitive: "This is sensitive. Ask only if you need the answer to decide, and ask everyone.",
} as const;
