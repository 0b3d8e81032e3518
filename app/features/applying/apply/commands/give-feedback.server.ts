import type { Services } from "../../../../services";
import type { Draft } from "../../applications/queries/find-draft.server";
import type { StepFeedback } from "../../applications/step-feedback";
import { alreadySent, goTo, type Posting, type PostOutcome } from "../posting";
import { saveDraft } from "./save-draft.server";

/** Keeps with the draft what is to be said of a step, and leads to the page that says it. */
export async function giveFeedback(
  services: Services,
  { form, token }: Posting,
  { draft, feedback }: { draft: Draft; feedback: StepFeedback },
): Promise<PostOutcome> {
  const kept = await saveDraft(services, { form, token, draft }, { change: (raw) => raw, feedback });
  if (kept.ok) return goTo(form, kept.value, feedback);
  return kept.code === "submitted" ? alreadySent(form) : { kind: "gone" };
}
