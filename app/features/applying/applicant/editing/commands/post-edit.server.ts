import type { Result } from "../../../../../kernel/result";
import { keepingTyped } from "../../../../../kernel/unsaved-post";
import { type PostedFile, type PostedForm, readPostedForm } from "../../../../../platform/body/posted-form.server";
import type { Services } from "../../../../../services";
import type { RawAnswers } from "../../../../forms/form-model/answers";
import { evaluateStep, rawOf } from "../../../../forms/form-model/journey";
import { addItem, mergeStep, removeItem } from "../../../../forms/form-model/raw-answers";
import type { UploadError } from "../../../answering/commands/add-document.server";
import { type Taken, takeOne } from "../../../answering/commands/take-file.server";
import { pageWords } from "../../../answering/page-words";
import { localeOf, type Showing, showing } from "../../../answering/queries/draft-view.server";
import { savedElsewhere } from "../../../answering/saved-elsewhere";
import { readPrint } from "../../../answering/step-print";
import type { AskedForm } from "../../../applications/asked-form";
import type { StoredCorrection } from "../../../applications/corrections/stored-correction";
import type { Draft, DraftDocument } from "../../../applications/queries/find-draft.server";
import { feedbackUrl, type StepFeedback } from "../../../applications/step-feedback";

/** Answers of an application that is sent, being changed or added to step by step, in the shape that draft pages take. */
export type Edited = {
  /** What is asked, with the address of these pages as `base`. */
  form: AskedForm & { base: string };
  draft: Draft;
  /** What is typed so far; `copyRev` null: nothing was saved yet. */
  kept: StoredCorrection;
  copyRev: number | null;
  /** It may still be sent. */
  isOpen: boolean;
};

export type Shown = Omit<Showing, "form" | "draft">;

/** Where a post leads, or a page where no form of ours can have made it. "over": it may not be sent any more; "gone": no such link. */
export type EditOutcome<T> =
  | { kind: "go"; to: string }
  | { kind: "show"; status: number; edited: T; show: Shown }
  | { kind: "over" }
  | { kind: "gone" };

/** What is to be said by the next page: see `toldSchema`. */
export type Answered<T> = EditOutcome<T> | { kind: "feedback"; edited: T; feedback: StepFeedback };

/** The copy says already what the next page tells. */
type SaidOnNext = { kind: "told"; to: string };

type Change = (kept: StoredCorrection) => StoredCorrection;

/** How one kind of edit is found, kept and sent. Every command of it checks the link anew. */
export type EditDesk<T extends Edited> = {
  find: () => Promise<T | null>;
  /** `change` is called again on a newer copy; `dropped`: papers that it takes out. */
  save: (edited: T, change: Change, dropped?: readonly string[]) => Promise<Result<T, "over" | "too-large">>;
  addDocument: (
    edited: T,
    file: { path: string; name: string; bytes: Uint8Array },
  ) => Promise<Result<{ edited: T; document: DraftDocument }, UploadError>>;
  /** What a button other than those of a step does; null for none of its own. */
  press: (edited: T, intent: string | null) => Promise<Answered<T>> | null;
};

type Posting = { step: number; request: Request };

/** One post of these pages. Whatever it asks, what was typed and each good file are kept first. */
export async function postEdit<T extends Edited>(
  services: Services,
  desk: EditDesk<T>,
  posting: Posting,
): Promise<EditOutcome<T>> {
  const found = await desk.find();
  if (!found) return { kind: "gone" };
  if (!found.isOpen) return { kind: "over" };
  let edited = found;
  const faults: NonNullable<Showing["faults"]> = [];
  let failure: unknown;
  const posted = await readPostedForm(posting.request, async (file) => {
    try {
      const taken = await takePaper(services, desk, edited, file);
      if (taken.ok) edited = taken.value.edited;
      else faults.push({ message: taken.detail.message, href: `#${file.control}-file` });
    } catch (error) {
      failure ??= error;
    }
  });
  return keepingTyped(posted.fields, async () => {
    if (failure) throw failure;
    const answered = await answerPosted(services, desk, posting, { edited, posted, faults });
    return answered.kind === "feedback" ? tellNext(desk, answered) : answered;
  });
}

async function tellNext<T extends Edited>(
  desk: EditDesk<T>,
  { edited, feedback }: { edited: T; feedback: StepFeedback },
): Promise<EditOutcome<T>> {
  const kept = await desk.save(edited, (now) => ({ ...now, feedback }));
  if (!kept.ok) return { kind: "over" };
  return { kind: "go", to: feedbackUrl(edited.form.base, feedback.step, kept.value.copyRev ?? 0) };
}

type Posted<T> = { edited: T; posted: PostedForm; faults: NonNullable<Showing["faults"]> };

async function answerPosted<T extends Edited>(
  services: Services,
  desk: EditDesk<T>,
  posting: Posting,
  { edited, posted, faults }: Posted<T>,
): Promise<Answered<T>> {
  const words = pageWords[localeOf(edited.draft)];
  const view = viewOf(services, edited);
  const step = Math.min(posting.step, view.journey.reachable);
  if (posted.fault) {
    const isLarge = posted.fault === "too-large";
    faults.push({ message: isLarge ? words.tooMuch : words.badPost });
    if (isLarge) return { kind: "feedback", edited, feedback: { step, faults } };
    return { kind: "show", status: 400, edited, show: { ...view, step, faults } };
  }
  const pressed = desk.press(edited, posted.fields.get("intent"));
  if (pressed) return pressed;
  const outcome = await saveStep(services, desk, edited, { fields: posted.fields, step });
  if (outcome.kind === "told") return { kind: "go", to: outcome.to };
  if (outcome.kind !== "go" || faults.length === 0) return outcome;
  const saved = await desk.find();
  if (!saved) return { kind: "gone" };
  return { kind: "feedback", edited: saved, feedback: { step, faults } };
}

/** What the pages need of an edit, without the step. */
export function viewOf(services: Services, { form, draft }: Edited): Omit<Shown, "step"> {
  const { asking, journey } = showing(services, form, draft);
  return { asking, journey };
}

async function saveStep<T extends Edited>(
  services: Services,
  desk: EditDesk<T>,
  edited: T,
  { fields, step }: { fields: URLSearchParams; step: number },
): Promise<Answered<T> | SaidOnNext> {
  const { form, draft } = edited;
  const { asking, journey } = viewOf(services, edited);
  const section = journey.sections[step - 1];
  if (!section) return { kind: "go", to: `${form.base}?step=${journey.reachable}` };
  const removed = fields.get("remove-item");
  const index = removed === null ? null : Number(removed);
  const removedPaper = fields.get("remove-document");
  const isContinue = removed === null && !["add-item", "remove-document", "upload"].some((name) => fields.has(name));
  const change = (raw: RawAnswers) => {
    const merged = mergeStep(asking.plan, section, raw, fields);
    if (fields.has("add-item")) return addItem(section, merged);
    return index === null ? merged : removeItem(section, merged, index);
  };
  const { raw: stands, savedBy } = edited.kept;
  const other = savedElsewhere({
    ...{ asking, definition: form.definition, section, locale: localeOf(draft), fields, stands },
    mine: change(stands),
    by: savedBy?.[section.id],
    at: `${form.base}?step=${step}`,
  });
  if (other) return { kind: "feedback", edited, feedback: { step, ...other } };
  const merged = rawOf(asking, { ...draft, stored: { ...draft.stored, raw: change(draft.stored.raw) } });
  const errors = isContinue ? evaluateStep(asking, merged, section.id).errors : [];
  const isDone = isContinue && errors.length === 0;
  const leaves = (paper: StoredCorrection["papers"][number]) =>
    paper.id === removedPaper || (index !== null && paper.path.startsWith(`${section.id}.${index}.`));
  const said = errors.length > 0 ? { step, isChecked: true } : undefined;
  const keep = (kept: StoredCorrection) => ({
    ...kept,
    raw: change(kept.raw),
    done: isDone && !kept.done.includes(section.id) ? [...kept.done, section.id] : kept.done,
    papers: kept.papers.filter((paper) => !leaves(paper)).map((paper) => movedUp(paper, section.id, index)),
    savedBy: { ...kept.savedBy, [section.id]: readPrint(fields)?.page ?? "unknown" },
    feedback: said,
  });
  const dropped = edited.kept.papers.filter(leaves).map(({ id }) => id);
  const saved = await desk.save(edited, keep, dropped);
  if (!saved.ok) {
    if (saved.code === "over") return { kind: "over" };
    const faults = [{ message: pageWords[localeOf(draft)].tooMuch }];
    return { kind: "feedback", edited, feedback: { step, faults } };
  }
  if (said) return { kind: "told", to: feedbackUrl(form.base, step, saved.value.copyRev ?? 0) };
  const after = viewOf(services, saved.value);
  if (isContinue) return { kind: "go", to: `${form.base}?step=${after.journey.reachable}` };
  const removedFrom = draft.documents.find(({ id }) => id === removedPaper)?.path ?? "";
  const stays = removedPaper ? removedFrom : section.id;
  const anchor = fields.has("upload") ? `${fields.get("upload")}-file` : stays;
  return { kind: "go", to: `${form.base}?step=${step}${anchor && `#${anchor}`}` };
}

/** Papers of later items move up with them when one is taken out. */
function movedUp<T extends { path: string }>(paper: T, sectionId: string, index: number | null): T {
  const [id, at, ...rest] = paper.path.split(".");
  if (index === null || id !== sectionId || !(Number(at) > index)) return paper;
  return { ...paper, path: [id, Number(at) - 1, ...rest].join(".") };
}

/** Takes one file into the copy; refused, it says why in the applicant's words. */
export function takePaper<T extends Edited>(
  services: Services,
  desk: EditDesk<T>,
  edited: T,
  { control: path, name, bytes }: PostedFile,
): Promise<Taken<{ edited: T; document: DraftDocument }>> {
  const { draft } = edited;
  return takeOne(services, { person: draft.id, locale: localeOf(draft), name }, () =>
    desk.addDocument(edited, { path, name, bytes }),
  );
}
