export const authFaultTexts: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: "The email address or the password is wrong.",
  INVALID_PASSWORD: "The password is wrong.",
  PASSWORD_NEEDED: "Enter the password of this account.",
  TOKEN_EXPIRED: "This link is too old. Ask for a new one.",
  INVALID_TOKEN: "This link has been used or is too old. Ask for a new one.",
};
