/** What an address answers that was asked for what it cannot do. */
export default {
  cannotDo: "This page can’t do that. Reload it and try again.",
  unknownChoice: "This page does not know that choice.",
  unknownStep: "This address does not know that step.",
  unknownForm: "This form is not known.",
  /** To a script: it left out which applications it asks about. */
  nameApplications: "Name the applications.",
} as const;
