import { keepingTyped } from "../../../../kernel/unsaved-post";
import { type PostedFile, type PostedForm, readPostedForm } from "../../../../platform/body/posted-form.server";
import type { Services } from "../../../../services";
import { rawOf } from "../../../answering/asking";
import { type Taken, takeOne } from "../../../answering/commands/take-file.server";
import { correctWords } from "../../../answering/correct-words";
import { pageWords } from "../../../answering/page-words";
import { localeOf, type Showing, showing } from "../../../answering/queries/draft-view.server";
import { addItem, mergeStep, removeItem } from "../../../answering/raw-answers";
import type { StoredCorrection } from "../../../applications/corrections/stored-correction";
import { evaluateStep } from "../../../applications/journey";
import type { DraftDocument } from "../../../applications/queries/find-draft.server";
import { type Told, toldUrl } from "../../../applications/told";
import type { RawAnswers } from "../../../form-model/answers";
import { type Correction, findCorrection } from "../queries/find-correction.server";
import { addCorrectionDocument, discardCorrection, saveCorrection } from "./save-correction.server";
import { sendCorrection } from "./send-correction.server";

type Shown = Omit<Showing, "form" | "draft">;

/** Where a post leads, or a page where no form of ours can have made it. "over": decided, withdrawn or erased; "gone": no such link. */
export type CorrectOutcome =
  | { kind: "go"; to: string }
  | { kind: "show"; status: number; correction: Correction; show: Shown }
  | { kind: "over" }
  | { kind: "gone" };

/** What is to be said by the next page: see `toldSchema`. */
type Answered = CorrectOutcome | { kind: "tell"; correction: Correction; told: Told };

/** The copy says already what the next page tells. */
type SaidOnNext = { kind: "told"; to: string };

type Posting = { token: string; urlId: string; step: number; request: Request };

/** One post of a correction's pages. Whatever it asks, what was typed and each good file are kept first. */
export async function postCorrection(services: Services, posting: Posting): Promise<CorrectOutcome> {
  let correction = await findCorrection(services, posting);
  if (!correction) return { kind: "gone" };
  if (!correction.isUndecided) return { kind: "over" };
  const faults: NonNullable<Showing["faults"]> = [];
  let failure: unknown;
  const posted = await readPostedForm(posting.request, async (file) => {
    try {
      const taken = await takePaper(services, correction as Correction, file);
      if (taken.ok) correction = taken.value.correction;
      else faults.push({ message: taken.detail.message, href: `#${file.control}-file` });
    } catch (error) {
      failure ??= error;
    }
  });
  const current = correction;
  return keepingTyped(posted.fields, async () => {
    if (failure) throw failure;
    const answered = await answerPosted(services, posting, { correction: current, posted, faults });
    return answered.kind === "tell" ? tellNext(services, answered) : answered;
  });
}

async function tellNext(
  services: Services,
  { correction, told }: { correction: Correction; told: Told },
): Promise<CorrectOutcome> {
  const kept = await saveCorrection(services, correction, (now) => ({ ...now, told }));
  if (!kept.ok) return { kind: "over" };
  return { kind: "go", to: toldUrl(correction.form.base ?? "", told.step, kept.value.copyRev ?? 0) };
}

type Posted = {
  correction: Correction;
  posted: PostedForm;
  faults: NonNullable<Showing["faults"]>;
};

async function answerPosted(
  services: Services,
  posting: Posting,
  { correction, posted, faults }: Posted,
): Promise<Answered> {
  const words = pageWords[localeOf(correction.draft)];
  const view = viewOf(services, correction);
  const step = Math.min(posting.step, view.journey.reachable);
  if (posted.fault) {
    const isLarge = posted.fault === "too-large";
    faults.push({ message: isLarge ? words.tooMuch : words.badPost });
    if (isLarge) return { kind: "tell", correction, told: { step, faults } };
    return { kind: "show", status: 400, correction, show: { ...view, step, faults } };
  }
  if (posted.fields.get("intent") === "discard") {
    await discardCorrection(services, correction);
    return { kind: "go", to: statusPath(correction) };
  }
  if (posted.fields.get("intent") === "send") return send(services, correction);
  const outcome = await saveStep(services, correction, posted.fields, step);
  if (outcome.kind === "told") return { kind: "go", to: outcome.to };
  if (outcome.kind !== "go" || faults.length === 0) return outcome;
  const saved = await findCorrection(services, posting);
  if (!saved) return { kind: "gone" };
  return { kind: "tell", correction: saved, told: { step, faults } };
}

/** What the pages need of a correction, without the step. */
export function viewOf(services: Services, { form, draft }: Correction): Omit<Shown, "step"> {
  const { asking, journey } = showing(services, form, draft);
  return { asking, journey };
}

/** Path of the applicant's own page. */
export function statusPath({ form, token }: Correction): string {
  return `/apply/${form.urlId}/status/${token}`;
}

async function send(services: Services, correction: Correction): Promise<Answered> {
  const sent = await sendCorrection(services, correction);
  if (sent.ok) return { kind: "go", to: `${statusPath(correction)}${sent.value.isChanged ? "?said=corrected" : ""}` };
  if (sent.code === "over") return { kind: "over" };
  const { token, form } = correction;
  const current = sent.code === "stale" ? await findCorrection(services, { token, urlId: form.urlId }) : correction;
  if (!current) return { kind: "gone" };
  if (!current.isUndecided) return { kind: "over" };
  // Another tab has sent it: there is nothing left to send.
  if (current.copyRev === null) return { kind: "go", to: `${statusPath(correction)}?said=corrected` };
  const view = viewOf(services, current);
  const step = Math.min(view.journey.checkStep, view.journey.reachable);
  const words = correctWords[localeOf(current.draft)];
  const said = sent.code === "invalid" ? null : refusals[sent.code];
  const told = { step, ...(said ? { faults: [{ message: words[said] }] } : { isChecked: true }) };
  return { kind: "tell", correction: current, told };
}

const refusals = {
  stale: "stale",
  "too-often": "tooOften",
  "too-many": "tooMany",
  suspected: "suspected",
} as const;

async function saveStep(
  services: Services,
  correction: Correction,
  fields: URLSearchParams,
  step: number,
): Promise<Answered | SaidOnNext> {
  const { form, draft } = correction;
  const { asking, journey } = viewOf(services, correction);
  const section = journey.sections[step - 1];
  if (!section) return { kind: "go", to: stepUrl(correction, journey.reachable) };
  const removed = fields.get("remove-item");
  const index = removed === null ? null : Number(removed);
  const removedPaper = fields.get("remove-document");
  const isContinue = removed === null && !["add-item", "remove-document", "upload"].some((name) => fields.has(name));
  const change = (raw: RawAnswers) => {
    const merged = mergeStep(asking.plan, section, raw, fields);
    if (fields.has("add-item")) return addItem(section, merged);
    return index === null ? merged : removeItem(section, merged, index);
  };
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
    told: said,
  });
  const dropped = correction.kept.papers.filter(leaves).map(({ id }) => id);
  const saved = await saveCorrection(services, correction, keep, dropped);
  if (!saved.ok) {
    if (saved.code === "over") return { kind: "over" };
    const faults = [{ message: pageWords[localeOf(draft)].tooMuch }];
    return { kind: "tell", correction, told: { step, faults } };
  }
  if (said) return { kind: "told", to: toldUrl(form.base ?? "", step, saved.value.copyRev ?? 0) };
  const after = viewOf(services, saved.value);
  if (isContinue) return { kind: "go", to: stepUrl(saved.value, after.journey.reachable) };
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

function stepUrl({ form }: Correction, step: number): string {
  return `${form.base}?step=${step}`;
}

/** Takes one file into the copy; refused, it says why in the applicant's words. */
export function takePaper(
  services: Services,
  correction: Correction,
  { control: path, name, bytes }: PostedFile,
): Promise<Taken<{ correction: Correction; document: DraftDocument }>> {
  const { draft } = correction;
  return takeOne(services, { person: draft.id, locale: localeOf(draft), name }, () =>
    addCorrectionDocument(services, correction, { path, name, bytes }),
  );
}
