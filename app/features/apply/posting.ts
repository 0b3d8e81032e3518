import type { Showing } from "../answering/queries/draft-view.server";
import { type AskedForm, applyPath } from "../applications/asked-form";
import type { Draft } from "../applications/queries/find-draft.server";
import type { Told } from "../applications/told";
import type { PublishedForm } from "../form-model/published-form";

/** Where a post leads (303), or a page where no form of ours can have made the post. */
export type PostOutcome =
  | { kind: "go"; to: string }
  /** This device is to know nothing of the draft any more. */
  | { kind: "forget" }
  | { kind: "show"; status: number; show: Showing }
  | { kind: "gone" };

/** What a step is answered that has something to say: kept with the draft and shown by the page that follows. */
export type Answered = PostOutcome | { kind: "tell"; draft: Draft; told: Told };

export type Posting = {
  form: AskedForm;
  token: string;
  draft: Draft;
  request: Request;
  step: number;
  /** The page belongs to a draft that this device has lost the key to; `draft` was just begun. */
  isLost?: boolean;
};

/** The receipt, which says that what was changed did not go with it. */
export function alreadySent(form: AskedForm): PostOutcome {
  return { kind: "go", to: `${applyPath(form)}/success?said=already` };
}

/** Somebody who posts an older page has not been told yet what is new: the next page tells it. */
export function showsNewest(form: PublishedForm, fields: URLSearchParams): boolean {
  return fields.get("v") === String(form.versionNumber);
}

export function stepUrl(form: AskedForm, step: number): string {
  return `${applyPath(form)}?step=${step}`;
}
