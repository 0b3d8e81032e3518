/** The mails about own parts: to who is asked, and to who has sent one. */
export default {
  subject: "Please fill in your part of a rental application",
  reminderSubject: "Your part of a rental application is still missing",
  mailText: "{name} is applying for a home and named you.",
  mailWhat:
    "You fill in your part on your phone, without an account and without paying. No one but the landlord reads it.",
  ends: "The link works until",
  action: "See what is asked",
  spelledOut: "Or open this address in a browser:",
  notYou: "Don’t know about this? Open the link and say that you are not taking part: we won’t write to you again.",
  receiptSubject: "We sent your part of the application",
  receiptText:
    "The landlord has your part. Behind the button you see what you sent and when your documents were opened, and can withdraw it.",
  receiptAction: "See your part",
  receiptWaiting:
    "The landlord gets it together with the application, which {name} has not sent yet. If it is not sent by {day}, your part is deleted. Behind the button you see what you sent, and can withdraw it.",
  endsSubject: "Your part of a rental application will be deleted on {day}",
  endsHeading: "The application was not sent yet",
  endsText:
    "You sent your part, but {name} has not sent the application. If that does not happen by {day}, your answers and documents are deleted. The landlord has not seen them.",
  endsLeft: "There is nothing you need to do. Behind the button you see what you sent, and can delete it now.",
  erasedSubject: "Your part of a rental application is deleted",
  erasedMail:
    "The application that it belonged to was never sent. Your answers and documents are deleted; the landlord never got them.",
  erasedWhy: "You get this email once, because you sent a part of that application. We then delete your address too.",
  questions: "Replies to this email go to our support, not to the landlord: {support}",
} as const;
