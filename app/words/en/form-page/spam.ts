/** Applications that are held as suspected spam, or came when the form was full. */
export default {
  released: "It is among your applications now",
  deleted: "The application is deleted",
  toApplications: "Go to the applications",
  none: "Nothing is kept back",
  noneText: "Applications that look like spam, or that came after the form was full, appear here.",
  more: "There are more. They appear once you’ve handled these.",
  /** {reference}: the application's number. */
  received: "{reference}, received {time}",
  from: "{reference}, received {time}. From {email}.",
  fromWithPhone: "{reference}, received {time}. From {email}, {phone}.",
  confirmed: "The applicant confirmed the email address.",
  letIn: "Let in",
  notSpam: "Not spam",
  delete: "Delete",
  /** The same buttons for who does not see which application they stand beside. */
  letInOne: "Let in: {name}",
  notSpamOne: "Not spam: {name}",
  deleteOne: "Delete: {name}",
  deleteNote: "It’s deleted for good, with its documents. The applicant isn’t notified.",
  deleteForGood: "Delete for good",
  waiting: "Waiting to be let in",
  suspected: "Suspected spam",
} as const;
