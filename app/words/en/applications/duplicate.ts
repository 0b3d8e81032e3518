/** Beside an application of somebody who seems to have applied before. {reference}: the earlier application's number. */
export default {
  email: "Same email as {reference}",
  phone: "Same phone as {reference}",
  person: "Same name and birth date as {reference}",
} as const;
