import { dayMs } from "../../../../kernel/durations";
import { letterLimits } from "../../../applying/applications/letter-limits";
import { type Agency, agencySchema } from "../../../applying/applications/report-notice";
import type { DeclineReason } from "../../../applying/applications/states";
import type { LetterOrder } from "../commands/letter-statements.server";
import type { AgencyPost, LetterPost } from "../schema";
import { reasonsGiven } from "./decline-support";
import { readFactors } from "./letter-text";

/** What is to be told, or null for nothing; "bad" when its time is too far or what must be said of a report is missing. */
export function letterOrderOf(
  post: LetterPost & { reason?: DeclineReason | undefined },
  now: number,
): LetterOrder | null | "bad" {
  if (post.letter === "none") return null;
  const text = post.letter === "own" ? post.letterText : null;
  const sendAt = post.sendAt ? Date.parse(post.sendAt) : now;
  const agency = agencyOf(post);
  if (text === "" || agency === "bad" || sendAt > now + letterLimits.daysAhead * dayMs) return "bad";
  // A letter whose reason is a report names it.
  return !agency && saysReport(post.reason, text) ? "bad" : { text, sendAt, agency };
}

/** Whether a letter says that a report was used: then it has to name whose. */
export function saysReport(reason: DeclineReason | undefined, text: string | null): boolean {
  return reasonsGiven(reason ?? "other", text).includes("report");
}

/** Whose report was used; null for none, "bad" when half of it or of its score is missing. */
export function agencyOf(post: AgencyPost): Agency | null | "bad" {
  const { agencyName: name, agencyContact: contact, agencyScore: score = "" } = post;
  if (name === undefined && contact === undefined) return null;
  const factors = post.scoreFactors === undefined ? undefined : readFactors(post.scoreFactors);
  const { scoreDate: date, scoreRange: range, scoreSource: source } = post;
  const scoreFacts = score === "" ? undefined : { date, range, source, factors };
  return agencySchema.safeParse({ name, contact, score, scoreFacts }).data ?? "bad";
}
