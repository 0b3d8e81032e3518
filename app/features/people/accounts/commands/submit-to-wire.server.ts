import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { AuthAnswer } from "../../../../platform/auth/auth-answers.server";
import type { AuthService } from "../../../../platform/auth/auth-service.server";
import { readSmallForm } from "../../../../platform/body/posted-fields.server";
import { cookieHeaders, explain } from "../post.server";
import type { SchemaIn } from "../schema";

/** A posted form that becomes one call of the wire. */
export type WireForm<T extends Record<string, unknown>> = {
  auth: AuthService;
  request: Request;
  /** Where it was read already. */
  form?: URLSearchParams;
  /** What is wrong is said in it. */
  language: PageLocale;
  schema: SchemaIn<T>;
  path: string;
  /** The call's JSON; the form's own fields when left out. */
  body?: (value: T) => Record<string, unknown>;
  /** The field that a refusal of its content is written beside; whatever else is refused concerns the whole form. */
  field?: string;
};

export type Submitted<T> =
  | { ok: true; value: T; answer: AuthAnswer }
  | { ok: false; code: string | null; reply: SubmissionResult; init: ResponseInit };

/** Passwords never go back into a page. */
const hideFields = ["password", "current", "code"];

/** Posts a form through better-auth's door and turns a refusal into what the page shows; its cookies on request. */
export async function submitToWire<T extends Record<string, unknown>>(wire: WireForm<T>): Promise<Submitted<T>> {
  const form = wire.form ?? (await readSmallForm(wire.request));
  const submission = parseWithZod(form, { schema: wire.schema(wire.language) });
  if (submission.status !== "success") {
    return { ok: false, code: null, reply: submission.reply({ hideFields }), init: { status: 400 } };
  }
  const { value } = submission;
  const answer = await wire.auth.post(wire.request, wire.path, wire.body?.(value) ?? value);
  if (answer.status === 200) return { ok: true, value, answer };
  const isAboutField = wire.field !== undefined && /^(PASSWORD_|INVALID_NAME|INVALID_CODE)/.test(answer.code ?? "");
  const text = [explain(answer, wire.language)];
  const errors = isAboutField ? { fieldErrors: { [wire.field as string]: text } } : { formErrors: text };
  const headers = cookieHeaders(answer);
  return {
    ok: false,
    code: answer.code,
    reply: submission.reply({ ...errors, hideFields } as Parameters<typeof submission.reply>[0]),
    init: { status: answer.status, headers },
  };
}
