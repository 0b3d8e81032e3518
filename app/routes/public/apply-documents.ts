import { servicesContext } from "~/context";
import { takeFile } from "~/features/applications/commands-post.server";
import { readDraftToken } from "~/features/applications/draft-cookie";
import { findPublicForm } from "~/features/applications/queries-apply.server";
import { findDraft } from "~/features/applications/queries-draft.server";
import { readableSize } from "~/features/applications/ui/file-slot";
import { readPostedForm } from "~/platform/multipart.server";
import type { Route } from "./+types/apply-documents";

const statusOf: Record<string, number> = { "too-large": 413, "wrong-kind": 415, rate: 429, gone: 410 };

/** Where the small script sends one file, to show its progress. Answers JSON: the stored file, or what is wrong with it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await findPublicForm(services, params.rentFormUrlId);
  const token = readDraftToken(request.headers.get("Cookie"), params.rentFormUrlId, services.config.isHttps);
  const draft = form && (await findDraft(services, form.formId, token));
  if (!draft) return Response.json({ message: "" }, { status: 404 });
  const refusals: NonNullable<Awaited<ReturnType<typeof takeFile>>>[] = [];
  const posted = await readPostedForm(request, async (file) => {
    const refusal = await takeFile(services, { form, draft }, file);
    if (refusal) refusals.push(refusal);
  });
  if (posted.fault) {
    const status = { "too-large": 413, malformed: 400, unsupported: 415 }[posted.fault];
    return Response.json({ message: "" }, { status });
  }
  const [refusal] = refusals;
  if (refusal) {
    const headers = refusal.retryAfterSeconds ? { "Retry-After": String(refusal.retryAfterSeconds) } : undefined;
    return Response.json({ message: refusal.line.message }, { status: statusOf[refusal.code] ?? 400, headers });
  }
  const known = new Set(draft.documents.map(({ id }) => id));
  const now = await findDraft(services, form.formId, token);
  const added = (now?.documents ?? []).filter(({ id }) => !known.has(id));
  const documents = added.map(({ id, name, path, sizeBytes }) => ({
    id,
    name,
    path,
    size: readableSize(sizeBytes, draft.locale),
  }));
  return Response.json({ documents }, { status: 201 });
}

/** There is nothing to read here. */
export function loader() {
  return new Response("", { status: 405, headers: { Allow: "POST", "Content-Security-Policy": "default-src 'none'" } });
}
