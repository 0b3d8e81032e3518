/**
 * Pages that are the same for everybody, kept whole in this isolate: answering one costs no rendering, no KV read and
 * no query. Bounded in number and in time; dropped at once by a change made in this isolate.
 */
export type RememberedPage = {
  /** As UTF-8: encoding 50 KB of text takes as long as two bare answers. */
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Of an answer with the page, and of one that says that it has not changed: whole, so that an answer copies them at once. */
  headers: Headers;
  unchangedHeaders: Headers;
};

export type PageMemory = {
  /** `now` in milliseconds. Null when unknown or too old. */
  find(subject: string, variant: string, now: number): RememberedPage | null;
  /** Not kept when `subject` was forgotten after `since`, which `mark()` gave before the page's data was read. */
  keep(subject: string, variant: string, page: RememberedPage, at: { now: number; since: number }): void;
  forget(subject: string): void;
  mark(): number;
  size(): number;
};

type Entry = { page: RememberedPage; until: number };

export function createPageMemory(limits: { entries: number; lifeMs: number }): PageMemory {
  const entries = new Map<string, Map<string, Entry>>();
  const forgotten = new Map<string, number>();
  let size = 0;
  let time = 0;

  function drop(subject: string): void {
    size -= entries.get(subject)?.size ?? 0;
    entries.delete(subject);
  }

  return {
    find(subject, variant, now) {
      const entry = entries.get(subject)?.get(variant);
      return entry && entry.until > now ? entry.page : null;
    },
    keep(subject, variant, page, { now, since }) {
      if ((forgotten.get(subject) ?? 0) > since) return;
      const variants = entries.get(subject) ?? new Map<string, Entry>();
      if (!variants.has(variant)) size += 1;
      variants.set(variant, { page, until: now + limits.lifeMs });
      // Moved to the end: the map's order is then from the longest unused to the newest.
      entries.delete(subject);
      entries.set(subject, variants);
      for (const oldest of entries.keys()) {
        if (size <= limits.entries || oldest === subject) break;
        drop(oldest);
      }
    },
    forget(subject) {
      time += 1;
      drop(subject);
      forgotten.delete(subject);
      forgotten.set(subject, time);
      for (const oldest of forgotten.keys()) {
        if (forgotten.size <= limits.entries) break;
        forgotten.delete(oldest);
      }
    },
    mark: () => time,
    size: () => size,
  };
}

/** A strong ETag: the first 22 letters of SHA-256 over the page, which names its scripts and so the build. */
async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
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

/** Start pages of /apply, by the form's public id and locale (product decisions "Browser"). */
export const startPageMemory = createPageMemory({ entries: 200, lifeMs: 30_000 });
