import { applicationStateWords } from "../applications/state-words";
import { type SkipReason, skipReasonWords } from "../applications/states";

const words: Record<string, string> = {
  "application.submit": "Sent",
  "application.confirm": "Address confirmed",
  "application.part": "A part of the household was sent",
  "application.part-erase": "A part of the household was taken back and erased",
  "application.print": "Saved as PDF",
  "application.first-view": "Read for the first time",
  "application.shortlist": "Put on the shortlist",
  "application.unshortlist": "Taken off the shortlist",
  "application.approve": "Approved",
  "application.decline": "Declined",
  "application.reopen": "Reopened",
  "application.replace": "Gave way to another approval",
  "application.expire": "Ended undecided",
  "application.let": "Got the home",
  "application.tell": "Letter about the decision asked for",
  "application.undo": "Taken back",
  "application.skip": "Passed over",
  "application.star": "Starred",
  "application.unstar": "Star taken off",
  "application.archive": "Put into the archive",
  "application.unarchive": "Taken out of the archive",
  "application.withdraw": "Withdrawn",
  "application.erase": "Erased",
  "application.delete": "Erased",
  "application.hold": "Put on legal hold",
  "application.resend-mail": "Mail sent again",
  "application.lift-hold": "Legal hold lifted",
  "application.retention-documents": "Papers erased, their time was over",
  "application.retention-answers": "Erased, the time was over",
  "application.export": "Exported",
  "application.message": "Message written",
  "application.request-info": "Asked for more",
  "application.cancel-info": "Request for more taken back",
  "application.answer-info": "Answered what was asked for",
  "application.ask-reference": "Asked somebody for a reference",
  "application.cancel-reference": "Reference no longer asked for",
  "application.answer-reference": "Reference received",
  "application.decline-reference": "Does not want to give a reference",
  "application.correct": "Corrected",
  "document.view": "Viewed",
  "document.download": "Downloaded",
  "application.release": "Released from suspicion",
};

/** What a trace says to its landlord; the code itself for one that has no words yet: better strange than silent. */
export function historyText(action: string, detail: string | null): string {
  const said = words[action] ?? action.replace(/^application\./, "").replaceAll("-", " ");
  if (action === "application.skip") return `${said}: ${skipReasonWords[detail as SkipReason] ?? detail}`;
  const [, to = ""] = detail?.split(">") ?? [];
  const state = applicationStateWords[to as keyof typeof applicationStateWords];
  return action === "application.undo" && state ? `${said}: ${state.label} again` : said;
}
