/** A page that is the same for everybody, kept whole in this isolate. */
export type RememberedPage = {
  /** As UTF-8: encoding 50 KB of text takes as long as two bare answers. */
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Of an answer with the page, and of one that says that it has not changed: whole, so that an answer copies them at once. */
  headers: Headers;
  unchangedHeaders: Headers;
};

/** A strong ETag: the first 22 letters of SHA-256 over the page, which names its scripts and so the build. */
export async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${btoa(String.fromCharCode(...digest)).slice(0, 22)}"`;
}

/** Whether If-None-Match names this ETag; weak comparison, as the standard wants it for GET. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);
}

/** A page to be kept. `headers`: of the answer that brought it. */
export async function rememberedPage(
  body: Uint8Array<ArrayBuffer>,
  headers: Iterable<[string, string]>,
): Promise<RememberedPage> {
  const etag = await etagOf(body);
  const whole = new Headers([...headers]);
  whole.set("ETag", etag);
  const unchanged = new Headers(whole);
  unchanged.delete("Content-Type");
  unchanged.delete("Content-Length");
  return { body, etag, headers: whole, unchangedHeaders: unchanged };
}

export function answerFromMemory(page: RememberedPage, request: Request): Response {
  const { headers } = page;
  if (matchesEtag(request.headers.get("If-None-Match"), page.etag))
    return new Response(null, { status: 304, headers: page.unchangedHeaders });
  return new Response(request.method === "HEAD" ? null : page.body, { headers });
}
