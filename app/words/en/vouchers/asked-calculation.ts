/** After many tries the reader's device calculates for some seconds before the next one. */
export default {
  title: "There were many tries from your network",
  text: "Before the next one, your device works for a few seconds. Nothing for you to do.",
  noScript: "This needs JavaScript. Without it, wait an hour and try again.",
  /** While it works, and afterwards. */
  says: {
    working: "Your device is checking…",
    solved: "Done.",
    soon: "Your device is checking. The page continues by itself.",
    not: "This did not work. Wait an hour, or write to us.",
  },
} as const;
