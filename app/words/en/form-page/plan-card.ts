export const creditWords = {
  ledger: { present: "Paid for with a credit", past: "A credit paid for it" },
  legacy: {
    present: "This form has everything a credit adds, free,",
    past: "This form had everything a credit adds, free,",
  },
};
