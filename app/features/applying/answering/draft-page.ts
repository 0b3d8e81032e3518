import type { MemberRole } from "../../../db/schema/household";
import { colonIn, endsInMark } from "../../../kernel/labelled";
import type { PageLocale } from "../../../kernel/page-locale";
import type { AnswerError, Answers, RawAnswers } from "../../forms/form-model/answers";
import { type ErrorSubject, errorText } from "../../forms/form-model/error-text";
import { type Asking, evaluateAll, evaluateStep, type Journey } from "../../forms/form-model/journey";
import { foreignLocale, localize } from "../../forms/form-model/localized";
import type { Field, FormDefinition, LocalizedText, Section } from "../../forms/form-model/schema";
import { messagesFor } from "../../forms/form-model/texts";
import { applyPath } from "../applications/asked-form";
import type { DraftPage } from "./apply-view";
import { inBoxOrder } from "./box-order";
import { printOf } from "./step-print";
import { laterEmailName } from "./ui/finish-later";
import type { Notice, SummaryLine } from "./ui/step-head";

/** Letters of a consent in the summary of what is wrong. */
const longestStart = 60;

/** What a draft page is made of, wherever the draft is kept: on the server, or in the builder's preview. */
export type PageParts = {
  form: {
    urlId: string;
    part?: MemberRole;
    base?: string;
    definition: FormDefinition;
    hasAccount: boolean;
    isReviewedInOrder?: boolean;
    versionNumber?: number;
  };
  asking: Asking;
  journey: Journey;
  raw: RawAnswers;
  locale: PageLocale;
  documents: DraftPage["documents"];
  /** 1 to the check step; must be one that the journey reaches. */
  step: number;
  /** Errors of the last post; a page that is merely opened shows none. */
  errors?: AnswerError[];
  /** Errors that are no answer's: files, sizes. */
  faults?: SummaryLine[];
  notice?: Notice;
  /** JSON of `BrowserData`. */
  data: string;
  /** What is kept of this step where `raw` shows something else. */
  kept?: RawAnswers;
};

/** The page of one step, or of the check step (then `section` is undefined and `answers` is what would be sent). */
export function draftPage(parts: PageParts): { page: DraftPage; section: Section | undefined; answers: Answers } {
  const { form, asking, journey, raw, locale, step } = parts;
  const section = journey.sections[step - 1];
  const evaluation = section ? evaluateStep(asking, raw, section.id) : evaluateAll(asking, raw);
  const errors = inBoxOrder(parts.errors ?? [], locale);
  const later = parts.faults?.find(({ href }) => href === `#${laterEmailName}`);
  const page: DraftPage = {
    locale,
    urlId: form.urlId,
    base: applyPath(form),
    definition: form.definition,
    hasAccount: form.hasAccount,
    isReviewedInOrder: form.isReviewedInOrder ?? false,
    // What was typed into a control that is no question stays there, with what is wrong beside it.
    raw: later ? { ...raw, [laterEmailName]: [later.typed ?? ""] } : raw,
    errors: [
      // Beside a question its label stands already.
      ...errors.map((error): [string, string] => [error.path, messageOf(parts, error, "beside")]),
      ...(later ? [[laterEmailName, later.message] as [string, string]] : []),
    ],
    visible: evaluation.visibleFields,
    today: asking.context.today,
    documents: parts.documents,
    step,
    steps: journey.checkStep,
    summary: [...(parts.faults ?? []), ...errors.map((error) => summaryLine(parts, error))],
    notice: parts.notice,
    data: parts.data,
    version: form.versionNumber,
    print: section && printOf(section, parts.kept ?? raw),
  };
  return { page, section, answers: evaluation.cleaned };
}

/** As beside the field; for a consent, whose words stand there anyway, with their beginning in front. */
function summaryLine(parts: PageParts, error: AnswerError): SummaryLine {
  const { definition } = parts.form;
  const consent = definition.consents.find(({ id }) => error.path === `consent.${id}`);
  const words = consent ? localize(consent.text, parts.locale, definition.defaultLocale) : "";
  const start =
    words.length > longestStart
      ? `${words.slice(0, words.lastIndexOf(" ", longestStart)).replace(/[,;:\u060c]$/, "")}\u2026`
      : words;
  const message = messageOf(parts, error, "summary");
  const about = consent?.text ?? labelOf(definition, error.path);
  const lang = foreignLocale(about, parts.locale, definition.defaultLocale);
  const text = start || localize(about, parts.locale, definition.defaultLocale).trim();
  return {
    message: [start, message].filter(Boolean).join(endsInMark(start) ? " " : colonIn(parts.locale)),
    href: hrefOf(parts, error.path),
    ...(lang && { own: { text, lang } }),
  };
}

function hrefOf({ journey, step, form, asking }: PageParts, path: string): string {
  const sectionId = sectionOf(asking, path);
  const at = journey.sections.findIndex(({ id }) => id === sectionId);
  const isHere = at === -1 || at === step - 1;
  const anchor = `#${anchorOf(form.definition, path)}`;
  return isHere ? anchor : `${applyPath(form)}?step=${at + 1}${anchor}`;
}

function sectionOf({ plan }: Asking, path: string): string | undefined {
  const [first = ""] = path.split(".");
  if (plan.repeats.has(first)) return first;
  return plan.definition.sections.find((section) => section.fields.some((field) => field.id === first))?.id;
}

/** The id to jump to: the control itself; for groups of ticks the fieldset, for files their control. */
function anchorOf(definition: FormDefinition, path: string): string {
  const field = fieldOf(definition, path);
  return field?.kind === "file" ? `${path}-file` : path;
}

function fieldOf(definition: FormDefinition, path: string): Field | undefined {
  const parts = path.split(".");
  for (const section of definition.sections) {
    const id = section.repeat ? (parts[0] === section.id ? parts[2] : undefined) : parts[0];
    const field = section.fields.find((candidate) => candidate.id === id);
    if (field) return field;
  }
  return undefined;
}

function messageOf({ form, asking, locale }: PageParts, error: AnswerError, where: "beside" | "summary"): string {
  const messages = messagesFor(locale, asking.context.phoneExample);
  const subject = subjectOf(form.definition, error.path, locale);
  return errorText(error, where === "beside" ? { ...subject, label: "" } : subject, messages);
}

function subjectOf(definition: FormDefinition, path: string, locale: PageLocale): ErrorSubject {
  if (path.startsWith("consent.")) return { label: "", kind: "consent" };
  const kind = fieldOf(definition, path)?.kind ?? "section";
  return { label: localize(labelOf(definition, path), locale, definition.defaultLocale), kind };
}

function labelOf(definition: FormDefinition, path: string): LocalizedText | undefined {
  return fieldOf(definition, path)?.label ?? definition.sections.find(({ id }) => id === path)?.title;
}
