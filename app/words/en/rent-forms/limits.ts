/** What is wrong with the closing date and the maximum of applications that a landlord sets. */
export default {
  noSuchDay: "Enter a day that exists, such as 27 3 2027",
  notWhole: "Enter a whole number, or leave it empty",
  tooEarly: "Choose today or a later day",
  badMaximum: "Enter a number from 1 to 500",
  tooLate: "Choose a day before {day}: your plan reaches no further",
  tooLateUndated: "Choose an earlier day",
} as const;
