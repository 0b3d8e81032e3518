export const calculationWords = {
  working: "Your device is checking…",
  solved: "Done.",
  soon: "Your device is checking. The page continues by itself.",
  not: "This did not work. Wait an hour, or write to us.",
};
