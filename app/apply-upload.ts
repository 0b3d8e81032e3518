import type { Services } from "../workers/services";
import { askedAs } from "./features/applications/asked-form";
import { takeFile } from "./features/applications/commands-post.server";
import { readDraftToken, seatKey } from "./features/applications/draft-cookie";
import { findPublicForm } from "./features/applications/queries-apply.server";
import { findDraft, type Seat } from "./features/applications/queries-draft.server";
import { readableSize } from "./features/applications/ui/file-slot";
import { readPostedForm } from "./platform/multipart.server";

const statusOf: Record<string, number> = { "too-large": 413, "wrong-kind": 415, rate: 429, gone: 410 };

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
  const taken: Awaited<ReturnType<typeof takeFile>>[] = [];
  const posted = await readPostedForm(request, async (file) => {
    taken.push(await takeFile(services, { form: asked, draft }, file));
  });
  if (posted.fault) {
    const status = { "too-large": 413, malformed: 400, unsupported: 415 }[posted.fault];
    return Response.json({ message: "" }, { status });
  }
  const refusal = taken.find((file) => !file.ok);
  if (refusal) {
    const { line, retryAfterSeconds } = refusal.detail;
    const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
    return Response.json({ message: line.message }, { status: statusOf[refusal.code] ?? 400, headers });
  }
  const documents = taken.flatMap((file) => {
    if (!file.ok) return [];
    const { sizeBytes, ...known } = file.value;
    return [{ ...known, size: readableSize(sizeBytes, draft.locale) }];
  });
  return Response.json({ documents }, { status: 201 });
}
