export const doneWords: Record<string, string> = {
  duplicate: "This is your copy, still a draft. Change its title and its home, then publish it.",
  appealed: "Thank you. We will read what you wrote, together with the form.",
  limits: "The settings are saved.",
  swap: "This form is open now, and the other one is paused.",
  "use-credit": "The credit is used. Its benefits apply right away.",
  "close-returned": "The form is closed, and its credit is back in your account: no one had begun.",
  "delete-returned": "The form is in the bin, and its credit is back in your account: no one had begun.",
  copied: "That version is your working copy again. Tenants see it once you publish.",
};
