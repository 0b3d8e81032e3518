import { data } from "react-router";
import type { z } from "zod";
import { readBytes } from "./bytes";
import { type BodyLimits, readPostedForm } from "./posted-form.server";

/** Of a form that holds a few choices or short texts, as most do. */
const smallFormBytes = 16 * 1024;

/** The text fields of a posted form, urlencoded or multipart; null when it is larger than `maxBytes`. */
export async function readFields(request: Request, maxBytes: number): Promise<URLSearchParams | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return null;
  const limits: BodyLimits = { postBytes: maxBytes, textBytes: maxBytes };
  const { fields, fault } = await readPostedForm(request, async () => {}, limits);
  return fault === "too-large" ? null : fields;
}

/** The fields of a small form. Throws a 413 answer when it is longer than any form of ours. */
export async function readSmallForm(request: Request): Promise<URLSearchParams> {
  const fields = await readFields(request, smallFormBytes);
  if (!fields) throw data("This form is too long. Go back, shorten what you typed and send it again.", { status: 413 });
  return fields;
}

/** A small form as its schema reads it (see `readSmallForm`). What is wrong with it is for the caller to say. */
export async function readPost<T extends z.ZodType>(
  request: Request,
  schema: T,
): Promise<z.ZodSafeParseResult<z.output<T>>> {
  return schema.safeParse(Object.fromEntries(await readSmallForm(request)));
}

/** A posted JSON text as its schema reads it; null when it is larger than `maxBytes`. What is no JSON fits no schema. */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T,
  maxBytes: number,
): Promise<z.ZodSafeParseResult<z.output<T>> | null> {
  const bytes = await readBytes(request, maxBytes);
  return bytes && schema.safeParse(parsed(new TextDecoder().decode(bytes)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
