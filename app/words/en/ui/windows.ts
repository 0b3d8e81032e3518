/** Windows over the page, and buttons that copy. */
export default {
  close: "Close",
  cancel: "Cancel",
  copyLink: "Copy link",
  copied: "Copied",
  /** The browser did not let the button copy. */
  notCopied: "Select the text and copy it",
} as const;
