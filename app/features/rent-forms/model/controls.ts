import type { AnswerError, AnswerErrorCode, NameAnswer, RawAnswers } from "./answers";

export type ParseContext = {
  /** ISO date of the day on which the answers are checked. */
  today: string;
  locale: string;
  /** Of the property: ISO 4217, and what a phone number without its country code means. */
  currency: string;
  dialPlan: string | undefined;
  /** Step and submit ask for whatever is missing; draft does not. */
  complete: boolean;
  /** Document ids that each file path may hold; absent where they are not known (the browser). */
  files?: Readonly<Record<string, readonly string[]>>;
};

/** The controls of one question: what they hold, and where to say what is wrong. */
export type Controls = {
  path: string;
  context: ParseContext;
  /** What signatures are compared with, once it is answered. */
  name: NameAnswer | undefined;
  errors: AnswerError[];
  /** Every value of a control that is not empty. `part` is "" or starts with a dot. */
  values(part: string): string[];
  /** The one value of a control, its line ends as \n. */
  text(part: string): string;
  fail(part: string, code: AnswerErrorCode, params?: AnswerError["params"]): undefined;
  /** Reports a missing part, unless a draft may still miss it. */
  missing(part: string): undefined;
};

export function controlsOf(
  raw: RawAnswers,
  path: string,
  context: ParseContext,
  name: NameAnswer | undefined,
): Controls {
  const errors: AnswerError[] = [];
  const all = (part: string) => (Object.hasOwn(raw, path + part) ? (raw[path + part] ?? []) : []);
  const fail: Controls["fail"] = (part, code, params) => {
    errors.push(params ? { path: path + part, code, params } : { path: path + part, code });
    return undefined;
  };
  return {
    path,
    context,
    name,
    errors,
    values: (part) => all(part).filter((value) => value !== ""),
    text: (part) => (all(part)[0] ?? "").replace(/\r\n?/g, "\n"),
    fail,
    missing: (part) => (context.complete ? fail(part, "required") : undefined),
  };
}

/** Nothing a reader could see: white space, joiners and direction marks only. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}]/u.test(text);
}
