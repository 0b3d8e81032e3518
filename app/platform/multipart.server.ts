import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipartStream,
} from "@remix-run/multipart-parser";

/** Bytes of one post: files, and the typed part alone. */
export const bodyLimits = { fileBytes: 10 * 1024 * 1024, postBytes: 20 * 1024 * 1024, textBytes: 256 * 1024 } as const;

export type PostedFile = { control: string; name: string; bytes: Uint8Array };

/**
 * What came of a post. `fault` "too-large": more than the limits; what was read before is in `fields`. "malformed":
 * not what its Content-Type says. "unsupported": another kind of content.
 */
export type PostedForm = {
  fields: URLSearchParams;
  hadFiles: boolean;
  fault: "too-large" | "malformed" | "unsupported" | null;
};

/**
 * Reads a form post as a stream, urlencoded or multipart, never holding more than one file. `onFile` is awaited file by
 * file in the order of the page; a control left empty is not a file. Lies about Content-Length do no harm: bytes count.
 */
export async function readPostedForm(
  request: Request,
  onFile: (file: PostedFile) => Promise<void> = async () => {},
): Promise<PostedForm> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const mediaType = contentType.split(";")[0]?.trim().toLowerCase();
  if (mediaType === "application/x-www-form-urlencoded") return readUrlEncoded(request);
  const boundary = mediaType === "multipart/form-data" ? getMultipartBoundary(contentType) : null;
  if (!boundary || !request.body) {
    return {
      fields: new URLSearchParams(),
      hadFiles: false,
      fault: mediaType === "multipart/form-data" ? "malformed" : "unsupported",
    };
  }
  return readMultipart(request.body, boundary, onFile);
}

async function readUrlEncoded(request: Request): Promise<PostedForm> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimits.textBytes) return { fields: new URLSearchParams(), hadFiles: false, fault: "too-large" };
    chunks.push(chunk);
  }
  const fields = new URLSearchParams(await new Blob(chunks as BlobPart[]).text());
  return { fields, hadFiles: false, fault: null };
}

async function readMultipart(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  onFile: (file: PostedFile) => Promise<void>,
): Promise<PostedForm> {
  const fields = new URLSearchParams();
  let textBytes = 0;
  let hadFiles = false;
  const options = { boundary, maxFileSize: bodyLimits.postBytes, maxTotalSize: bodyLimits.postBytes, maxParts: 2000 };
  try {
    for await (const part of parseMultipartStream(body, options)) {
      const control = part.name;
      if (control === undefined) return { fields, hadFiles, fault: "malformed" };
      if (part.isFile) {
        if (part.filename || part.size > 0) {
          hadFiles = true;
          await onFile({ control, name: part.filename ?? "", bytes: part.bytes });
        }
        continue;
      }
      textBytes += part.size;
      if (textBytes > bodyLimits.textBytes) return { fields, hadFiles, fault: "too-large" };
      fields.append(control, textOf(part));
    }
    return { fields, hadFiles, fault: null };
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
      return { fields, hadFiles, fault: "too-large" };
    }
    if (error instanceof MultipartParseError || error instanceof TypeError)
      return { fields, hadFiles, fault: "malformed" };
    throw error;
  }
}

/** As a form field is read everywhere: UTF-8, a wrong byte becomes the replacement character. */
function textOf(part: MultipartPart): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(part.bytes);
}
