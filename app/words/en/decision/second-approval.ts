export const confirmWords = {
  hold: "Keep as backup",
  replace: "Approve instead",
  both: "Approve both",
};
