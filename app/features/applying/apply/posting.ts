import { type PageLocale, readPageLocale } from "../../../kernel/page-locale";
import type { PublishedForm } from "../../forms/form-model/published-form";
import type { Showing } from "../answering/queries/draft-view.server";
import { languageField } from "../answering/ui/languages";
import { type AskedForm, applyPath } from "../applications/asked-form";
import type { Draft } from "../applications/queries/find-draft.server";
import { feedbackUrl, type StepFeedback } from "../applications/step-feedback";

/** Where a post leads (303), or a page where no form of ours can have made the post. */
export type PostOutcome =
  | { kind: "go"; to: string }
  /** This device is to know nothing of the draft any more. */
  | { kind: "forget" }
  | { kind: "show"; status: number; show: Showing }
  | { kind: "gone" };

/** What a step is answered that has something to say and is not saved with it yet: kept with the draft, shown by the next page. */
export type Answered = PostOutcome | { kind: "feedback"; draft: Draft; feedback: StepFeedback };

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

/** The page that says what this draft was saved with. */
export function goTo(form: AskedForm, draft: Draft, { step }: StepFeedback): PostOutcome {
  return { kind: "go", to: feedbackUrl(applyPath(form), step, draft.rev) };
}

/** The language that was pressed on a step; null where something else was. */
export function languageAsked(fields: URLSearchParams): PageLocale | null {
  return readPageLocale(fields.get(languageField));
}

/** Somebody who posts an older page has not been told yet what is new: the next page tells it. */
export function showsNewest(form: PublishedForm, fields: URLSearchParams): boolean {
  return fields.get("v") === String(form.versionNumber);
}

export function stepUrl(form: AskedForm, step: number): string {
  return `${applyPath(form)}?step=${step}`;
}
