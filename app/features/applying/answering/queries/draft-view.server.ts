import { eq, sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import type { AskedProof } from "../../../../platform/proof-of-work/challenge";
import type { Services } from "../../../../services";
import type { AnswerError, RawAnswers } from "../../../forms/form-model/answers";
import {
  type Asking,
  evaluateAll,
  evaluateStep,
  type Journey,
  journeyOf,
  rawOf,
} from "../../../forms/form-model/journey";
import { localize } from "../../../forms/form-model/localized";
import type { PublishedForm } from "../../../forms/form-model/published-form";
import type { Section } from "../../../forms/form-model/schema";
import { draftVerdict } from "../../../forms/rent-forms/rules";
import type { AskedForm } from "../../applications/asked-form";
import type { PartOf } from "../../applications/household/member";
import { householdPeople } from "../../applications/household/people";
import { type Draft, findVersionDefinition } from "../../applications/queries/find-draft.server";
import { draftLifeMs, undecidedStates } from "../../applications/rules";
import type { StepFeedback } from "../../applications/step-feedback";
import type { ApplyView } from "../apply-view";
import { askingOf } from "../asking";
import { browserData } from "../browser-data";
import { criteriaHints } from "../criteria-hints";
import { draftPage } from "../draft-page";
import { eachMail, mailHints } from "../mail-hints";
import { pageWords } from "../page-words";
import { readingHints } from "../reading-hints";
import { reportHints } from "../report-hints";
import { isOfSection, printField } from "../step-print";
import type { Notice, SummaryLine } from "../ui/step-head";

/** Language of the pages that show this draft: the one it was begun in. */
export function localeOf(draft: Draft): PageLocale {
  return readLanguage(draft.locale);
}

/** Whether this draft may be sent now. An open form needs no further question to D1. */
export async function verdictOf(
  services: Services,
  form: PublishedForm,
  draft: Draft,
): Promise<"send" | "wait" | "refuse"> {
  if (draft.part) return partVerdict(form, draft.part);
  const now = services.clock.now().getTime();
  if (form.state === "open" && (form.opensUntil === null || form.opensUntil > now)) return "send";
  const [moment] = await services.db
    .select({
      state: sql<PublishedForm["state"]>`${rentForm.state}`.as("form_state"),
      opensUntil: rentForm.opensUntil,
      closedAt: rentForm.closedAt,
    })
    .from(rentForm)
    .where(eq(rentForm.id, form.formId));
  return moment ? draftVerdict(moment, draft.createdAt, now) : "refuse";
}

/** An own part may come in as long as the application it belongs to is undecided, whatever its form takes from others. */
function partVerdict({ state }: PublishedForm, { isRemoved, leadState }: PartOf): "send" | "refuse" {
  const isOver = isRemoved || (leadState !== null && !undecidedStates.includes(leadState));
  return isOver || state === "suspended" || state === "deleted" ? "refuse" : "send";
}

export type Showing = {
  form: AskedForm;
  draft: Draft;
  asking: Asking;
  journey: Journey;
  /** 1 to the check step. */
  step: number;
  /** Errors of the last post; a page that is merely opened shows none. */
  errors?: AnswerError[];
  /** Errors that are no answer's: files, sizes. */
  faults?: SummaryLine[];
  notice?: Notice;
  /** Typed into this step and not saved, because another page had saved other answers. */
  mine?: RawAnswers;
  /** A calculation that the check page asks for before it sends. */
  proof?: AskedProof;
};

/** What each page of a draft needs, the step at hand aside. Asks D1 for nothing. */
export function showing(services: Services, form: AskedForm, draft: Draft): Omit<Showing, "step"> {
  const asking = askingOf(services, form, draft);
  return { form, draft, asking, journey: journeyOf(asking, rawOf(asking, draft), draft.stored.done) };
}

/** What the last post was answered, as the page shows it. Mistakes are looked for anew: they are those of the answers kept. */
export function saidOn(
  { asking, journey, draft, step }: Pick<Showing, "asking" | "journey" | "draft" | "step">,
  feedback: StepFeedback,
): Pick<Showing, "errors" | "faults" | "notice" | "mine"> {
  const section = journey.sections[step - 1];
  const raw = rawOf(asking, draft);
  const found = feedback.isChecked && (section ? evaluateStep(asking, raw, section.id) : evaluateAll(asking, raw));
  return {
    errors: found ? found.errors : [],
    faults: feedback.faults,
    mine: feedback.mine,
    ...(feedback.notice && { notice: feedback.notice }),
  };
}

/** Everything one draft page needs. `step` must be one that the journey reaches. */
export async function draftView(services: Services, show: Showing): Promise<ApplyView> {
  const { form, draft, asking, journey, step } = show;
  const kept = rawOf(asking, draft);
  const raw = show.mine ? withMine(kept, journey.sections[step - 1], show.mine) : kept;
  const locale = localeOf(draft);
  const { page, section, answers } = draftPage({
    ...show,
    raw,
    kept,
    locale,
    documents: draft.documents,
    notice:
      show.notice ??
      (await changeNotice(services, form, draft, locale)) ??
      lockNotice(services, form, journey.sections[step - 1], locale),
    data: browserData({ asking, raw, section: journey.sections[step - 1], draftId: draft.id, rev: draft.rev, locale }),
  });
  const told = { answers: evaluateAll(asking, raw).cleaned, locale, today: asking.context.today };
  const differing = [
    ...(draft.part ? [] : criteriaHints(form.definition, told)),
    ...reportHints(form.definition, told),
  ];
  if (section) {
    const hints = pairsOf([
      ...readingHints(section, raw, { definition: form.definition, locale }),
      ...differing,
      ...mailHints(section, raw, { locale, settled: draft.stored.settled }),
    ]);
    const print = page.print && printField({ print: page.print, page: services.ids.nodeId() });
    return { ...page, print, hints, kind: "step", sectionId: section.id, part: form.part };
  }
  // Past a day it is still known for ours: such a page is shown again, not held against anybody.
  const rendered = await services.tokens.sign("draft-page", { draft: draft.id }, draftLifeMs / 1000);
  const sectionIds = journey.sections.map(({ id }) => id);
  const people = draft.part ? [] : householdPeople(form.definition, answers, draft.household);
  const read = journey.sections.flatMap((one) => readingHints(one, raw, { definition: form.definition, locale }));
  const hints = pairsOf([...read, ...differing]);
  const { settled } = draft.stored;
  const doubted = eachMail(journey.sections.flatMap((one) => mailHints(one, raw, { locale, settled })));
  return {
    ...page,
    hints,
    doubted,
    kind: "check",
    sectionIds,
    answers,
    rendered,
    people,
    colleagues: draft.colleagues,
    part: form.part,
    proof: show.proof,
  };
}

/** Hints as a page takes them: what is said at each path, one after the other. */
export function pairsOf(hints: readonly { path: string; text: string }[]): [string, string][] {
  const byPath = Object.groupBy(hints, ({ path }) => path);
  return Object.entries(byPath).map(([path, said = []]) => [path, said.map(({ text }) => text).join("\n")]);
}

/** What is kept, with what was typed into this step instead of it. */
export function withMine(kept: RawAnswers, section: Section | undefined, mine: RawAnswers): RawAnswers {
  if (!section) return kept;
  const others = Object.entries(kept).filter(([name]) => !isOfSection(section, name));
  return { ...Object.fromEntries(others), ...mine };
}

/** On a step that asks for papers of a form that takes none until somebody has looked at it. */
function lockNotice(
  { clock }: Services,
  { documentsLockedUntil: until }: PublishedForm,
  section: Section | undefined,
  locale: PageLocale,
): Notice | undefined {
  const asks = section?.fields.some(({ kind }) => kind === "file") ?? false;
  if (!asks || until === null || until <= clock.now().getTime()) return undefined;
  const { lockedTitle, lockedText } = pageWords[locale];
  return { kind: "warn", title: lockedTitle, text: lockedText };
}

/** A draft begun on an older version: what is new since. Nothing once it was saved on this one. */
async function changeNotice(
  services: Services,
  form: PublishedForm,
  draft: Draft,
  locale: PageLocale,
): Promise<Notice | undefined> {
  if (draft.versionId === form.versionId) return undefined;
  const before = await findVersionDefinition(services, draft.versionId);
  const known = new Set(before?.sections.flatMap((section) => section.fields.map(({ id }) => id)));
  const added = form.definition.sections
    .flatMap((section) => section.fields)
    .filter((field) => !known.has(field.id) && field.kind !== "statement");
  const words = pageWords[locale];
  return {
    kind: "warn",
    title: words.changedTitle,
    text: added.length > 0 ? words.changed : words.changedNothing,
    items: added.map((field) => localize(field.label, locale, form.definition.defaultLocale)),
  };
}
