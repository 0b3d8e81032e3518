import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { showToast } from "../../../../ui/show-toast";
import type { Approved } from "../queries/list-approved.server";
import type { ReviewAnswer, ReviewIntent } from "../rules/review-post";
import { offerUndo } from "./undo-offer";

/** Where everything about applications is posted. */
const reviewAt = "/app/applicants/moves";

/** What was refused was overtaken, by another tab or by the applicant: then, too, the page is read anew, and shows how it is. */
export const reviewPosting = { method: "post", action: reviewAt, defaultShouldRevalidate: true } as const;

export type Fields = { intent: ReviewIntent } & Record<string, string>;

/** An approval that was not made: what was posted, and who is approved already. */
export type Taken = { fields: Fields; approved: readonly Approved[] };

/** Nothing that is still typed can change this: who decides again is to see how it is. */
const overtaken: ReadonlySet<string> = new Set(["not-found", "refused", "out-of-turn"]);

/**
 * Posts what a landlord does and says what came of it, with a way back. `onDone`: once it is done. `onOver`: once it was overtaken. `taken`: a second
 * approval to be asked about, until `settle`. `refusal`: of a decline, what was given as its reason and is not so.
 */
export function useReview(onDone?: (answer: ReviewAnswer & { ok: true }) => void, onOver?: () => void) {
  const fetcher = useFetcher<ReviewAnswer>();
  const { submit } = fetcher;
  const { revalidate } = useRevalidator();
  const told = useRef<ReviewAnswer | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const last = useRef<Fields | null>(null);
  const done = useRef({ onDone, onOver });
  done.current = { onDone, onOver };
  useEffect(() => {
    const answer = fetcher.data;
    if (fetcher.state !== "idle" || !answer || told.current === answer) return;
    told.current = answer;
    if (answer.ok) done.current.onDone?.(answer);
    else if (overtaken.has(answer.code)) done.current.onOver?.();
    if (!answer.ok && last.current?.intent === "delete") void revalidate();
    if (!answer.ok && answer.code === "taken" && last.current) {
      setTaken({ fields: last.current, approved: answer.taken ?? [] });
      return;
    }
    // Said beside the reason, in the window that asks for it.
    if (!answer.ok && answer.code === "unsupported" && answer.intent === "decline") return;
    tellOutcome(answer);
  }, [fetcher.state, fetcher.data, revalidate]);
  // A second press of the same button asks for nothing more than the first.
  const flying = useRef<string | null>(null);
  useEffect(() => {
    if (fetcher.state === "idle") flying.current = null;
  }, [fetcher.state]);
  const post = useCallback(
    (fields: Fields) => {
      const said = JSON.stringify(fields);
      if (flying.current === said) return;
      flying.current = said;
      last.current = fields;
      // The page of what was deleted is no more: who asked for that leaves it.
      void submit(fields, { ...reviewPosting, defaultShouldRevalidate: fields.intent !== "delete" });
    },
    [submit],
  );
  const settle = useCallback(() => setTaken(null), []);
  const failure = fetcher.data?.ok === false ? fetcher.data.code : null;
  const refusal = fetcher.data?.ok === false ? (fetcher.data.leftOut ?? null) : null;
  return { post, isPending: fetcher.state !== "idle", failure, refusal, taken, settle };
}

/** By a toast; what may be taken back stands longer than a toast, with the way back (`UndoBar`). */
export function tellOutcome(answer: ReviewAnswer): void {
  if (!answer.ok) {
    showToast({ type: "error", message: answer.said });
    return;
  }
  const message = answer.said;
  if (message === null) return;
  const mayUndo =
    ["shortlist", "unshortlist", "approve", "decline"].includes(answer.intent) && answer.moveIds.length > 0;
  if (mayUndo) offerUndo(message, answer.moveIds.join(","));
  else showToast({ type: "success", message });
}
