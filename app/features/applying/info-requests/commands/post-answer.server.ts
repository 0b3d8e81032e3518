import { readLanguage } from "../../../../kernel/page-locale";
import { type PostedFile, readPostedForm } from "../../../../platform/body/posted-form.server";
import type { Services } from "../../../../services";
import { messagesFor } from "../../../forms/form-model/texts";
import { type Taken, takeOne } from "../../answering/commands/take-file.server";
import { pageWords } from "../../answering/page-words";
import type { DraftDocument } from "../../applications/queries/find-draft.server";
import { isOfForm, itemPath, requestLimits } from "../rules";
import { requestWords } from "../words";
import {
  addRequestedDocument,
  findOpenRequest,
  type OpenRequest,
  removeRequestedDocument,
  saveTypedAnswers,
  sendAnswer,
} from "./answer-request.server";

/** Control name and message. */
export type AnswerFault = [path: string, message: string];
/** Where a post leads: the form again at an anchor, the same form with what is wrong, sent, or nothing to answer any more. */
export type AnswerOutcome =
  | { kind: "again"; anchor: string }
  | { kind: "faults"; status: number; faults: AnswerFault[]; retryAfterSeconds?: number }
  | { kind: "sent" }
  | { kind: "over" };

/** One post of the applicant's answer. Whatever it asks, what was typed and each good file are kept. */
export async function postAnswer(
  services: Services,
  { token, urlId }: { token: string; urlId: string },
  request: Request,
): Promise<AnswerOutcome> {
  const open = await findOpenRequest(services, token);
  if (open?.urlId !== urlId || !open || isOfForm(open.request)) return { kind: "over" };
  const faults: AnswerFault[] = [];
  let retryAfterSeconds: number | undefined;
  const posted = await readPostedForm(request, async (file) => {
    const taken = await takeRequestedFile(services, open, file);
    if (taken.ok) return;
    faults.push([file.control, taken.detail.message]);
    retryAfterSeconds ??= taken.detail.retryAfterSeconds;
  });
  const locale = readLanguage(open.locale);
  if (posted.fault) {
    const { tooMuch, badPost } = pageWords[locale];
    return {
      kind: "faults",
      status: posted.fault === "too-large" ? 413 : 400,
      faults: [["", posted.fault === "too-large" ? tooMuch : badPost]],
    };
  }
  const typed = typedIn(open, posted.fields);
  faults.push(...textFaults(open, typed, locale));
  const removed = posted.fields.get("remove-document");
  const isStaying = removed !== null || posted.fields.has("upload");
  if (faults.length === 0 && !isStaying) {
    const current = posted.hadFiles ? await findOpenRequest(services, token) : open;
    if (!current) return { kind: "over" };
    const sent = await sendAnswer(services, current, typed);
    if (sent.ok) return { kind: "sent" };
    if (sent.code === "over") return { kind: "over" };
    const missing = open.request.items.filter(({ id }) => sent.detail?.itemIds.includes(id));
    const words = requestWords[locale];
    faults.push(...missing.map(({ id, text }): AnswerFault => [itemPath(id), words.missing({ item: text })]));
  }
  if (!(await saveTypedAnswers(services, open, typed))) return { kind: "over" };
  if (removed) await removeRequestedDocument(services, open, removed);
  if (retryAfterSeconds) return { kind: "faults", status: 429, faults, retryAfterSeconds };
  if (faults.length > 0) return { kind: "faults", status: 400, faults };
  const removedFrom = open.documents.find(({ id }) => id === removed)?.path;
  return { kind: "again", anchor: posted.fields.get("upload") ?? removedFrom ?? "" };
}

/** A control that the post lacks keeps what was typed before. */
function typedIn({ request }: OpenRequest, fields: URLSearchParams): Map<string, string> {
  return new Map(
    request.items.map(({ id, answer }) => [id, (fields.get(`${itemPath(id)}.text`) ?? answer).replace(/\r\n?/g, "\n")]),
  );
}

function textFaults(
  { request }: OpenRequest,
  typed: Map<string, string>,
  locale: keyof typeof requestWords,
): AnswerFault[] {
  return request.items.flatMap(({ id, text }): AnswerFault[] => {
    const value = typed.get(id) ?? "";
    const path = `${itemPath(id)}.text`;
    if (value.length > requestLimits.answerLetters) {
      // Kept as far as it may be: the message says how long that is.
      typed.set(id, value.slice(0, requestLimits.answerLetters * 2));
      return [[path, requestWords[locale].tooLong({ item: text })]];
    }
    const isClean = /^(?:[^\p{Cc}]|[\n\t])*$/u.test(value);
    return isClean ? [] : [[path, messagesFor(locale).templates["control-character"] ?? ""]];
  });
}

/** Takes one file for an item; refused, it says why in the applicant's words. */
export function takeRequestedFile(
  services: Services,
  open: OpenRequest,
  { control: path, name, bytes }: PostedFile,
): Promise<Taken<DraftDocument>> {
  const locale = readLanguage(open.locale);
  return takeOne(services, { person: open.applicationId, locale, name }, () =>
    addRequestedDocument(services, open, { path, name, bytes }),
  );
}
