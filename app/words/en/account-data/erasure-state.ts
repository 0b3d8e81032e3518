/** After an account was deleted: how far the erasing is. */
export default {
  done: {
    title: "Everything is deleted",
    text: "Your account, your forms and every application to them are gone. Their files, which no one can open any more, are removed within minutes.",
  },
  deleting: "Deleting applications",
  goesOn:
    "This continues by itself, about a thousand applications a minute. You don’t need to wait: close this page, or come back to it in this browser.",
  again: "See how far it is now",
  lastPart: "The last part",
  /** Numbers of applications. */
  progress: "{deleted} of about {total}",
} as const;
