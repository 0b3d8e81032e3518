/** Everything that applicants read when something has to be looked at again: pages, mail. */
export default {
  staleTitle: "Please check once more",
  staleText:
    "This page was open for more than a day, so we made it again. Your answers are kept: check them and send them again.",
  askTitle: "One more check",
  askText:
    "Something about this application looks like bulk email, or many came from your connection. Your device does a short calculation that people do not notice and machines find costly. You don’t need to do anything.",
  askFailed: "The calculation could not be checked. It runs once more.",
  askWithoutScript:
    "Your browser does not run scripts. Send it anyway: we keep your application and email you a link, and when you press its button the application goes to the landlord.",
  working: "Calculating. This takes a few seconds.",
  solved: "Done. You can send now.",
  sendsSoon: "Calculating. In a few seconds your application is sent by itself.",
  notSolved: "This device cannot do the calculation. Confirm by email instead.",
  byMail: "Confirm by email instead",
  byMailNote:
    "Or we keep your application and email you a link: it goes to the landlord when you press the button there.",
  heldTitle: "One step is left: confirm your email",
  heldText:
    "We have your application and keep it safe. It goes to the landlord when you press the button in the email that we sent to the address in your application. The link works for 30 days.",
  heldNoMail:
    "No email? Look in your spam or junk folder. The landlord can also find the application by its application number and accept it.",
  heldConfirmed:
    "Your email is confirmed. Before the application is listed, the landlord looks at it once more. Quote the application number if you ask about it.",
  /** The form had reached its limit when it came. */
  waitingText:
    "We have your application. The form had reached its limit before you sent it, so the landlord decides whether to take it. It is kept for 30 days; quote the application number if you ask about it.",
  confirmTitle: "Confirm your application",
  confirmLead: "Press the button, and your application goes to the landlord.",
  confirm: "Confirm and send to the landlord",
  confirmedTitle: "Your application is with the landlord",
  confirmedText: "We have emailed you a receipt with a link to its status.",
  over: "This link no longer works",
  overText: "It is more than 30 days old, or the application is no longer stored.",
  mailSubject: "Confirm your application {reference}",
  mailHeading: "Confirm your application",
  mailText:
    "We have your application. Before it goes to the landlord, we ask you to confirm that this address is yours: that keeps bulk email away from landlords.",
  mailUntil: "The link works for 30 days; after that the application is deleted.",
  spelledOut: "Or open this address in a browser:",
} as const;
