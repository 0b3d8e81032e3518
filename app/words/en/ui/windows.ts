/** Windows over the page, and buttons that copy. */
export default {
  close: "Close",
  cancel: "Cancel",
  copyLink: "Copy link",
  copied: "Copied",
  /** The browser did not let the button copy. */
  notCopied: "Select the text and copy it",
  /** What a screen reader calls the corner where short messages appear, and the button that closes one. */
  toasts: "Notifications",
  closeToast: "Close toast",
} as const;
