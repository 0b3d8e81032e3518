/**
 * A posted form of at most `maxBytes`, whatever its Content-Length says; null when it is larger. Stops reading at the
 * limit, so that a huge body costs no memory.
 */
export async function readLimitedForm(request: Request, maxBytes: number): Promise<FormData | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return null;
  const body = await readLimited(request.body, maxBytes);
  if (body === null) return null;
  const type = request.headers.get("Content-Type") ?? "application/x-www-form-urlencoded";
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    return new FormData();
  }
}

/** A posted JSON text of at most `maxBytes`; null when it is larger. Undefined when it is no JSON. */
export async function readLimitedJson(request: Request, maxBytes: number): Promise<unknown> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return null;
  const body = await readLimited(request.body, maxBytes);
  if (body === null) return null;
  try {
    return JSON.parse(await body.text()) ?? undefined;
  } catch {
    return undefined;
  }
}

async function readLimited(stream: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Blob | null> {
  if (!stream) return new Blob([]);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(new Uint8Array(value));
  }
}
