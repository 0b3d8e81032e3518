/** The form that asks once more who sits there. */
export default {
  usePasskey: "Use a passkey",
  confirm: "Confirm",
} as const;
