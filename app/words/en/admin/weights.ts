export const limitWords: Record<string, string> = {
  lock: "Documents are locked from",
  hold: "A form is held from",
  suspend: "A form is suspended from",
  newOwnerHours: "Hours that an account is new",
  lowRentPercent: "A rent is low up to, % of the median",
  rentFormsFrom: "Forms that make a median",
  networkFormsFrom: "Forms of a network that are many",
  reportersFrom: "Independent reporters that lock a new form",
  knownDays: "Days after which it takes twice as many",
  knownApplicants: "Applicants from which it takes twice as many",
};
