export const creditWords = {
  ledger: { present: "Paid for with a credit", past: "A credit paid for it" },
  legacy: { present: "It has what a credit adds, at no charge,", past: "It had what a credit adds, at no charge," },
};
