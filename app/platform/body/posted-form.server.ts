import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipartStream,
} from "@remix-run/multipart-parser";
import { readBytes } from "./bytes";

/** Bytes of one post: all of it, and the typed part alone. */
export type BodyLimits = { postBytes: number; textBytes: number };

/** Of the pages of an application, which take documents. */
const applyLimits: BodyLimits = { postBytes: 20 * 1024 * 1024, textBytes: 256 * 1024 };

export type PostedFile = { control: string; name: string; bytes: Uint8Array };

/** `fault` "too-large": `fields` has what came before. "malformed": not its Content-Type. "unsupported": another kind. */
export type PostedForm = {
  fields: URLSearchParams;
  hadFiles: boolean;
  fault: "too-large" | "malformed" | "unsupported" | null;
};

/**
 * Reads a form post as a stream, never more than one file. `onFile` is awaited in the order of the page; an empty
 * control is no file. Bytes count, not Content-Length. Without a Content-Type it counts as urlencoded.
 */
export async function readPostedForm(
  request: Request,
  onFile: (file: PostedFile) => Promise<void>,
  limits: BodyLimits = applyLimits,
): Promise<PostedForm> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const mediaType = contentType.split(";")[0]?.trim().toLowerCase();
  if (!mediaType || mediaType === "application/x-www-form-urlencoded") return readUrlEncoded(request, limits);
  const boundary = mediaType === "multipart/form-data" ? getMultipartBoundary(contentType) : null;
  if (!boundary || !request.body) {
    return {
      fields: new URLSearchParams(),
      hadFiles: false,
      fault: mediaType === "multipart/form-data" ? "malformed" : "unsupported",
    };
  }
  return readMultipart(request.body, boundary, { onFile, limits });
}

async function readUrlEncoded(request: Request, { textBytes }: BodyLimits): Promise<PostedForm> {
  const bytes = await readBytes(request, textBytes);
  if (!bytes) return { fields: new URLSearchParams(), hadFiles: false, fault: "too-large" };
  return { fields: new URLSearchParams(new TextDecoder().decode(bytes)), hadFiles: false, fault: null };
}

const tooLarge = [MaxFileSizeExceededError, MaxTotalSizeExceededError];

async function readMultipart(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  { onFile, limits }: { onFile: (file: PostedFile) => Promise<void>; limits: BodyLimits },
): Promise<PostedForm> {
  const fields = new URLSearchParams();
  let textBytes = 0;
  let hadFiles = false;
  const options = { boundary, maxFileSize: limits.postBytes, maxTotalSize: limits.postBytes, maxParts: 2000 };
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
      if (textBytes > limits.textBytes) return { fields, hadFiles, fault: "too-large" };
      fields.append(control, textOf(part));
    }
    return { fields, hadFiles, fault: null };
  } catch (error) {
    if (tooLarge.some((kind) => error instanceof kind)) {
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
