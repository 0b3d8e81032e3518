import { picturePixelsMax } from "../../../files/picture-limits";
import { attachment, contentTypes, inline } from "../../../kernel/content-disposition";
import type { PageLocale } from "../../../kernel/page-locale";
import { cleanFile } from "../applications/clean-file";
import type { OpenedDocument } from "./commands/open-document.server";
import { markedImage } from "./marked-image";
import { scriptWords } from "./script-words";
import { watermarkText } from "./watermark";

const always = {
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Robots-Tag": "noindex",
};
/** Nothing runs in them, and only our own viewer may frame them. A PDF has no sandbox: browsers would not show it. */
const policies = {
  pdf: "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
  image: "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
  unmarked: "sandbox; default-src 'none'; frame-ancestors 'self'",
};

/**
 * A document as it is looked at, marked with who and when. What the server cannot mark goes to the viewer's script, or
 * with `mustBeMarked` is 403. What was made to cost is 422; it can still be downloaded.
 */
export async function shownDocument(
  { name, kind, bytes, viewer }: OpenedDocument,
  now: Date,
  mustBeMarked: boolean,
  language: PageLocale,
): Promise<Response> {
  const words = watermarkText(viewer, now, language);
  const said = scriptWords(language);
  const says = { ...always, "Rentform-Viewed": encodeURIComponent(words) };
  if (kind !== "pdf" && cleanFile(kind, bytes).pixels > picturePixelsMax) return refused(422, said.tooCostly);
  if (kind === "jpg" || kind === "png") {
    const disposition = { "Content-Disposition": inline(name, "svg") };
    const headers = { ...says, ...disposition, "Content-Security-Policy": policies.image };
    return answer(markedImage(kind, bytes, words), { ...headers, "Content-Type": contentTypes.svg });
  }
  const { stampPdf } = await import("../../../files/pdf/stamp-pdf");
  const stamped = kind === "pdf" ? await stampPdf(bytes, words) : null;
  if (stamped?.ok === false && stamped.code === "too-costly") {
    return refused(422, said.tooCostly);
  }
  if (stamped?.ok) {
    const disposition = { "Content-Disposition": inline(name, kind) };
    const headers = { ...says, ...disposition, "Content-Security-Policy": policies.pdf };
    return answer(stamped.value, { ...headers, "Content-Type": contentTypes.pdf });
  }
  if (mustBeMarked) return refused(403, said.unmarked);
  const disposition = { "Content-Disposition": attachment(name, kind), "Rentform-Unmarked": "1" };
  const headers = { ...says, ...disposition, "Content-Security-Policy": policies.unmarked };
  return answer(bytes, { ...headers, "Content-Type": contentTypes[kind] });
}

function answer(bytes: Uint8Array, headers: Record<string, string>): Response {
  return new Response(bytes as BodyInit, { headers: { ...headers, "Content-Length": String(bytes.byteLength) } });
}

function refused(status: 403 | 422, words: string): Response {
  return new Response(words, { status, headers: { ...always, "Content-Type": "text/plain; charset=utf-8" } });
}
