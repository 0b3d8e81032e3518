/** Somebody whose name cannot be shown in a mail: at the start of a sentence, and within one. */
export default {
  applicant: "An applicant",
  landlord: "a landlord",
} as const;
