import { data } from "react-router";
import { IMPERSONATED } from "../../kernel/messages";

const READING = new Set(["GET", "HEAD"]);
const waysOut = new Set(["/stop-impersonating", "/sign-out"]);
/** Whole copies. Papers are looked at with a watermark instead: /files/{id}/view. */
const copies = [
  /\.(?:pdf|csv|ics)$/,
  /^\/files\/[^/]+$/,
  /^\/app\/exports\/[^/]+$/,
  /^\/app\/settings\/profile\/data\//,
];

/** An admin who looks through somebody's eyes reads pages and watermarked papers, and does nothing else: throws 403. */
export function refuseImpersonated(request: Request, url: URL): void {
  const isReading = READING.has(request.method);
  if (waysOut.has(url.pathname)) return;
  if (isReading && !copies.some((pattern) => pattern.test(url.pathname))) return;
  const headers = { "Cache-Control": "private, no-store", "Content-Type": "text/plain; charset=utf-8" };
  if (isReading) throw new Response(IMPERSONATED, { status: 403, headers });
  throw data(IMPERSONATED, { status: 403 });
}
