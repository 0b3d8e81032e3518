import type { Services } from "../../../../../services";
import { correctWords } from "../../../answering/correct-words";
import { localeOf } from "../../../answering/queries/draft-view.server";
import {
  type Answered,
  type EditDesk,
  type EditOutcome,
  postEdit,
  viewOf,
} from "../../editing/commands/post-edit.server";
import { type Correction, findCorrection } from "../queries/find-correction.server";
import { addCorrectionDocument, discardCorrection, saveCorrection } from "./save-correction.server";
import { sendCorrection } from "./send-correction.server";

type Link = { token: string; urlId: string };

/** One post of a correction's pages. "over": decided, withdrawn or erased. */
export function postCorrection(
  services: Services,
  { step, request, ...link }: Link & { step: number; request: Request },
): Promise<EditOutcome<Correction>> {
  return postEdit(services, correctionDesk(services, link), { step, request });
}

/** How a correction is found, kept and sent by its link. */
export function correctionDesk(services: Services, link: Link): EditDesk<Correction> {
  return {
    find: () => findCorrection(services, link),
    save: (correction, change, dropped) => saveCorrection(services, correction, change, dropped),
    addDocument: (correction, file) => addCorrectionDocument(services, correction, file),
    press: (correction, intent) => {
      if (intent === "discard") return discard(services, correction);
      return intent === "send" ? send(services, correction) : null;
    },
  };
}

async function discard(services: Services, correction: Correction): Promise<Answered<Correction>> {
  await discardCorrection(services, correction);
  return { kind: "go", to: statusPath(correction) };
}

/** Path of the applicant's own page. */
export function statusPath({ form, token }: Correction): string {
  return `/apply/${form.urlId}/status/${token}`;
}

async function send(services: Services, correction: Correction): Promise<Answered<Correction>> {
  const sent = await sendCorrection(services, correction);
  if (sent.ok) return { kind: "go", to: `${statusPath(correction)}${sent.value.isChanged ? "?said=corrected" : ""}` };
  if (sent.code === "over") return { kind: "over" };
  const { token, form } = correction;
  const current = sent.code === "stale" ? await findCorrection(services, { token, urlId: form.urlId }) : correction;
  if (!current) return { kind: "gone" };
  if (!current.isOpen) return { kind: "over" };
  // Another tab has sent it: there is nothing left to send.
  if (current.copyRev === null) return { kind: "go", to: `${statusPath(correction)}?said=corrected` };
  const view = viewOf(services, current);
  const step = Math.min(view.journey.checkStep, view.journey.reachable);
  const words = correctWords[localeOf(current.draft)];
  const said = sent.code === "invalid" ? null : refusals[sent.code];
  const feedback = { step, ...(said ? { faults: [{ message: words[said] }] } : { isChecked: true }) };
  return { kind: "feedback", edited: current, feedback };
}

const refusals = {
  stale: "stale",
  "too-often": "tooOften",
  "too-many": "tooMany",
  suspected: "suspected",
} as const;
