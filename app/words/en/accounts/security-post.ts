export const securityTexts: Record<string, [number, string]> = {
  "wrong-code": [400, "This code is wrong. Codes change every 30 seconds: enter the one that is shown now."],
  "too-many": [429, "Too many tries. Wait 15 minutes and try again."],
  "nothing-set": [409, "Set up an app or a passkey first."],
};
