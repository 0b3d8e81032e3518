import type { z } from "zod";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import type { LeftOut } from "../commands/move-applications.server";
import type { DecidedFirst } from "../queries/find-first.server";
import type { Approved } from "../queries/list-approved.server";
import type { ReviewFailure, SaidDone } from "../words/review-words";

/** What a landlord's pages post about applications, all at one address; `routes/shared/review-posts.ts` has a row for each. */
export const reviewIntents = [
  ...(["shortlist", "unshortlist", "approve", "decline", "reopen", "undo", "let", "tell", "stop-letter"] as const),
  ...(["star", "unstar", "archive", "unarchive", "assign", "hide-names", "show-names"] as const),
  ...(["delete", "note", "remove-note", "hold", "lift-hold", "send-again"] as const),
  ...(["ask-reference", "cancel-reference", "skip", "read-in-order", "read-freely"] as const),
] as const;
export type ReviewIntent = (typeof reviewIntents)[number];

/** `moveIds` can be taken back for a while. `leftOut`: whom the reason of a decline is not true of. `first`: who was faster. */
export type Done = {
  changed: number;
  refused?: number;
  moveIds?: string[];
  isTold?: boolean;
  leftOut?: LeftOut[] | undefined;
  first?: DecidedFirst[];
};

/** "taken": somebody else is approved for the home, and `taken` says who. "unsupported": `leftOut` says why. */
type Failed = { code: ReviewFailure; taken?: Approved[]; leftOut?: LeftOut[]; first?: DecidedFirst[] };

export type Handled = ({ ok: true } & Done) | ({ ok: false } & Failed);

/** What the page is told. `said`: in words; null where the page shows it by itself. */
export type ReviewAnswer =
  | ({ ok: true; intent: ReviewIntent; said: string | null; moveIds: string[] } & Done)
  | ({ ok: false; intent: ReviewIntent | null; said: string } & Failed);

export type { SaidDone };

/** One intent: what may be posted with it, what does it, and what is said once it is done. */
export type IntentRow = {
  schema: z.ZodType;
  handle: (services: Services, actor: AccountLandlord, post: never) => Promise<Handled>;
  said: SaidDone | null | ((done: Done, language: PageLocale) => string);
};

/** A row, with the type of what its handler gets taken from its schema. */
export function intentRow<Schema extends z.ZodType>(
  schema: Schema,
  handle: (services: Services, actor: AccountLandlord, post: z.infer<Schema>) => Promise<Handled>,
  said: IntentRow["said"],
): IntentRow {
  return { schema, handle, said };
}

/** The answer of a command that changes one application or nothing. */
export function handled(result: { ok: true } | { ok: false; code: Failed["code"] }): Handled {
  return result.ok ? { ok: true, changed: 1 } : { ok: false, code: result.code };
}
