import type { PageLocale } from "../../../../kernel/page-locale";
import type { AnswerError, RawAnswers } from "../../../forms/form-model/answers";
import { asShown } from "../../../forms/form-model/as-shown";
import { compile, pruneUnknown } from "../../../forms/form-model/compile";
import { contextFor } from "../../../forms/form-model/context";
import {
  type Asking,
  evaluateAll,
  evaluateStep,
  filesOf,
  type Journey,
  journeyOf,
} from "../../../forms/form-model/journey";
import { addItem, mergeConsents, mergeStep, removeItem, withDocuments } from "../../../forms/form-model/raw-answers";
import type { FormDefinition, Section } from "../../../forms/form-model/schema";
import type { FormView } from "../../answering/apply-view";
import { browserData } from "../../answering/browser-data";
import { draftPage } from "../../answering/draft-page";

/** A try of a form that nobody sends: what the server would keep of a draft, kept in this page alone. */
export type PreviewRun = {
  /** 0 is the start page; then the sections, then the check page. */
  step: number;
  raw: RawAnswers;
  done: readonly string[];
  documents: readonly PreviewDocument[];
  errors: AnswerError[];
  isSent: boolean;
  /** Counts posts: controls are made anew from `raw` after each. */
  turn: number;
};

/** A file that was chosen and never left the browser. */
export type PreviewDocument = { id: string; path: string; name: string; sizeBytes: number };

export type PreviewPost = { fields: URLSearchParams; files: readonly PreviewDocument[] };

/** Where a preview is looked at: the form, the reader's language, the day, and the address its links carry. */
export type PreviewScene = { definition: FormDefinition; urlId: string; locale: PageLocale; now: Date };

export function startRun(step = 0): PreviewRun {
  return { step, raw: {}, done: [], documents: [], errors: [], isSent: false, turn: 0 };
}

/** Everything about one look at the run: computed anew, so that the form may change under it at any time. */
function look(scene: PreviewScene, run: PreviewRun): { asking: Asking; raw: RawAnswers; journey: Journey } {
  const plan = compile(asShown(scene.definition));
  const files = filesOf(run.documents);
  const asking = { plan, context: contextFor(scene.definition, { now: scene.now, locale: scene.locale, files }) };
  const raw = pruneUnknown(plan, withDocuments(plan, run.raw, run.documents));
  return { asking, raw, journey: journeyOf(asking, raw, run.done) };
}

/** Opens a step. Unlike a tenant, whoever looks at a preview may go anywhere. */
export function goTo(scene: PreviewScene, run: PreviewRun, step: number): PreviewRun {
  const { journey } = look(scene, run);
  const within = Math.max(0, Math.min(step, journey.checkStep));
  return { ...run, step: within, errors: [], isSent: false, turn: run.turn + 1 };
}

/** Opens the step on which a section is asked; stays where it is when it is not asked now. */
export function goToSection(scene: PreviewScene, run: PreviewRun, sectionId: string): PreviewRun {
  const at = look(scene, run).journey.sections.findIndex(({ id }) => id === sectionId);
  return at === -1 || at + 1 === run.step ? run : goTo(scene, run, at + 1);
}

/** One press of a button of the page, answered as the server would, with the same checks; nothing is sent. */
export function post(scene: PreviewScene, run: PreviewRun, { fields, files }: PreviewPost): PreviewRun {
  if (run.step === 0) return goTo(scene, run, 1);
  const { asking, journey } = look(scene, run);
  const section = journey.sections[run.step - 1];
  return section
    ? receiveStep(scene, run, { asking, section, fields, files })
    : postCheck(scene, { ...run, raw: mergeConsents(asking.plan, run.raw, fields) });
}

/** Takes what stands in the controls of the open page into the run, as if nothing had been pressed. */
export function keepTyped(scene: PreviewScene, run: PreviewRun, { fields, files }: PreviewPost): PreviewRun {
  if (run.step === 0 || run.isSent) return run;
  const { asking, journey } = look(scene, run);
  const section = journey.sections[run.step - 1];
  const raw = section ? mergeStep(asking.plan, section, run.raw, fields) : mergeConsents(asking.plan, run.raw, fields);
  return { ...run, raw, documents: [...run.documents, ...files], turn: run.turn + 1 };
}

type StepPost = PreviewPost & { asking: Asking; section: Section };

function receiveStep(scene: PreviewScene, run: PreviewRun, { asking, section, fields, files }: StepPost): PreviewRun {
  const removedItem = fields.get("remove-item");
  const removedDocument = fields.get("remove-document");
  const index = removedItem === null ? null : Number(removedItem);
  const isContinue = index === null && !["add-item", "remove-document", "upload"].some((name) => fields.has(name));
  const merged = mergeStep(asking.plan, section, run.raw, fields);
  const added = fields.has("add-item") ? addItem(section, merged) : merged;
  const next: PreviewRun = {
    ...run,
    raw: index === null ? added : removeItem(section, added, index),
    documents: [...run.documents, ...files].filter(({ id }) => id !== removedDocument),
    errors: [],
    turn: run.turn + 1,
  };
  if (!isContinue) return next;
  const after = look(scene, next);
  const { errors } = evaluateStep(after.asking, after.raw, section.id);
  if (errors.length > 0) return { ...next, errors };
  const done = next.done.includes(section.id) ? next.done : [...next.done, section.id];
  return { ...next, done, step: Math.min(run.step + 1, after.journey.checkStep) };
}

function postCheck(scene: PreviewScene, run: PreviewRun): PreviewRun {
  const { asking, raw } = look(scene, run);
  const { errors } = evaluateAll(asking, raw);
  return { ...run, errors, isSent: errors.length === 0, turn: run.turn + 1 };
}

/** The page as the tenant's own components take it; "sent" for what comes after the last button. */
export function viewOf(scene: PreviewScene, run: PreviewRun): FormView | "sent" {
  const { urlId, locale } = scene;
  const definition = asShown(scene.definition);
  if (run.isSent) return "sent";
  if (run.step === 0) {
    const shown = { hasAccount: true, opensUntil: null, isReviewedInOrder: false, viewingStage: null };
    return { kind: "start", locale, urlId, definition, ...shown };
  }
  const { asking, raw, journey } = look(scene, run);
  const step = Math.min(run.step, journey.checkStep);
  const section = journey.sections[step - 1];
  const { page, answers } = draftPage({
    form: { urlId, definition, hasAccount: true },
    asking,
    journey,
    raw,
    locale,
    documents: [...run.documents],
    step,
    errors: run.errors,
    data: browserData({ asking, raw, section, draftId: "preview", rev: run.turn, locale }),
  });
  if (section) return { ...page, kind: "step", sectionId: section.id };
  return { ...page, kind: "check", sectionIds: journey.sections.map(({ id }) => id), answers, rendered: "" };
}
