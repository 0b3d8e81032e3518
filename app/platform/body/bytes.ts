/** What a refused post is still heard out for, so that its answer reaches whoever sends it. No page takes more. */
const heardOutBytes = 32 * 1024 * 1024;

/** The whole body, of at most `maxBytes`; null when it is longer. What is unread stays in the request (`hearOut`). */
export async function readBytes(
  request: Pick<Request, "headers" | "body">,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return null;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      size += read.value.byteLength;
      if (size > maxBytes) return null;
      chunks.push(read.value);
    }
  } finally {
    reader?.releaseLock();
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

/** Reads and drops what nobody read: a proxy that still sends would lose the answer. Longer posts are cut off. */
export async function hearOut(request: Request): Promise<void> {
  const { body } = request;
  if (!body || body.locked) return;
  const reader = body.getReader();
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength;
      if (size > heardOutBytes) return await reader.cancel();
    }
  } catch {
    // Whoever sent it has gone.
  } finally {
    reader.releaseLock();
  }
}
