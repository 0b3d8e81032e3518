import type { Taken } from "../../features/applying/answering/commands/take-file.server";
import { readableSize } from "../../features/applying/answering/ui/file-slot";
import { askedDesk } from "../../features/applying/applicant/asked/commands/post-asked.server";
import type { AskedLink } from "../../features/applying/applicant/asked/queries/find-asked.server";
import { correctionDesk } from "../../features/applying/applicant/correct/commands/post-correction.server";
import {
  type EditDesk,
  type Edited,
  takePaper,
} from "../../features/applying/applicant/editing/commands/post-edit.server";
import { askedAs } from "../../features/applying/applications/asked-form";
import { readDraftToken, seatKey } from "../../features/applying/applications/draft-cookie";
import {
  type DraftDocument,
  findDraft,
  type Seat,
} from "../../features/applying/applications/queries/find-draft.server";
import { takeFile } from "../../features/applying/apply/commands/receive-step.server";
import { findPublicForm } from "../../features/applying/apply/queries/find-public-form.server";
import { findOpenRequest } from "../../features/applying/info-requests/commands/answer-request.server";
import { takeRequestedFile } from "../../features/applying/info-requests/commands/post-answer.server";
import { isOfForm } from "../../features/applying/info-requests/rules";
import { ok } from "../../kernel/result";
import { readPostedForm } from "../../platform/body/posted-form.server";
import type { Services } from "../../services";

const faultStatus = { "too-large": 413, malformed: 400, unsupported: 415 } as const;
const statusOf: Record<string, number> = {
  "too-large": 413,
  "too-many-pixels": 413,
  "wrong-kind": 415,
  rate: 429,
  locked: 409,
  gone: 410,
};

/** One file from the small script, so that it can show its progress. Answers JSON: the stored file, or what is wrong with it. */
export async function takeUpload(
  services: Services,
  request: Request,
  { urlId, seat }: { urlId: string; seat: Seat },
): Promise<Response> {
  const form = await findPublicForm(services, urlId);
  const token = readDraftToken(request.headers.get("Cookie"), seatKey(urlId, seat), services.config.isHttps);
  const draft = form && (await findDraft(services, form.formId, token, seat));
  if (!draft) return Response.json({ message: "" }, { status: 404 });
  const asked = askedAs(form, draft.part?.role ?? null);
  const taken: Taken<DraftDocument>[] = [];
  const posted = await readPostedForm(request, async (file) => {
    taken.push(await takeFile(services, { form: asked, draft }, file));
  });
  if (posted.fault) return answerFault(posted.fault);
  return answerFiles(taken, draft.locale);
}

/** One file of a correction (see `takeUpload`). */
export function takeCorrectionUpload(
  services: Services,
  request: Request,
  link: { token: string; urlId: string },
): Promise<Response> {
  return takeEditUpload(services, request, correctionDesk(services, link));
}

async function takeEditUpload<T extends Edited>(
  services: Services,
  request: Request,
  desk: EditDesk<T>,
): Promise<Response> {
  const found = await desk.find();
  if (!found) return Response.json({ message: "" }, { status: 404 });
  let edited = found;
  const taken: Taken<DraftDocument>[] = [];
  const posted = await readPostedForm(request, async (file) => {
    const paper = await takePaper(services, desk, edited, file);
    taken.push(paper.ok ? ok(paper.value.document) : paper);
    if (paper.ok) edited = paper.value.edited;
  });
  return posted.fault ? answerFault(posted.fault) : answerFiles(taken, found.draft.locale);
}

/** One file that a landlord asked for after an application was sent (see `takeUpload`). */
export async function takeRequestedUpload(
  services: Services,
  request: Request,
  { token, urlId }: { token: string; urlId: string },
): Promise<Response> {
  const open = await findOpenRequest(services, token);
  if (open?.urlId !== urlId || !open) return Response.json({ message: "" }, { status: 404 });
  if (isOfForm(open.request)) return takeAskedUpload(services, request, { kind: "lead", token, urlId });
  const taken: Taken<DraftDocument>[] = [];
  const posted = await readPostedForm(request, async (file) => {
    taken.push(await takeRequestedFile(services, open, file));
  });
  return posted.fault ? answerFault(posted.fault) : answerFiles(taken, open.locale);
}

/** One file that answers a question of the form which the landlord asked later (see `takeUpload`). */
export function takeAskedUpload(services: Services, request: Request, link: AskedLink): Promise<Response> {
  return takeEditUpload(services, request, askedDesk(services, link));
}

function answerFiles(taken: readonly Taken<DraftDocument>[], locale: string): Response {
  const refusal = taken.find((file) => !file.ok);
  if (refusal) {
    const { message, retryAfterSeconds } = refusal.detail;
    const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
    return Response.json({ message }, { status: statusOf[refusal.code] ?? 400, headers });
  }
  const documents = taken.flatMap((file) =>
    file.ok ? [{ id: file.value.id, name: file.value.name, size: readableSize(file.value.sizeBytes, locale) }] : [],
  );
  return Response.json({ documents }, { status: 201 });
}

function answerFault(fault: keyof typeof faultStatus): Response {
  return Response.json({ message: "" }, { status: faultStatus[fault] });
}
