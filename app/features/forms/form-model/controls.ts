import type { readMoney } from "../../../kernel/typed-money";
import { visibleText } from "../../../kernel/visible-text";
import type { AnswerError, AnswerErrorCode, NameAnswer, RawAnswers } from "./answers";

/**
 * The number that was typed, as it is stored; an example of its country for one that cannot be dialled; the home's country for
 * one that is none of there and names no other. `country`: the chosen one, "" for none.
 */
export type ReadPhone = (typed: string, country: string) => string | { example: string } | { country: string };

export type ParseContext = {
  /** ISO date of the day on which the answers are checked. */
  today: string;
  locale: string;
  /** Of the property: ISO 4217. */
  currency: string;
  /** Absent in the browser. */
  readPhone?: ReadPhone;
  phoneExample?: string;
  /** What a postcode that cannot be one of a country looks like there; null: it can. Absent in the browser, which has no tables. */
  postcodeInstead?: (postcode: string, country: string) => string | null;
  /** An amount with what stands beside it. Absent in the browser, which leaves words and signs to the server. */
  readMoney?: typeof readMoney;
  /** Who signs, where the form at hand does not ask for the name. */
  name?: NameAnswer;
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
  /** Every value of a control that shows something, without what nobody sees. `part` is "" or starts with a dot. */
  values(part: string): string[];
  /** The one value of a control of one line; "" when nothing in it shows. */
  text(part: string): string;
  /** That of one of several lines: line ends as \n, and marks of direction, which whole sentences need. */
  lines(part: string): string;
  fail(part: string, code: AnswerErrorCode, params?: AnswerError["params"]): undefined;
  /** Reports a missing part, unless a draft may still miss it. */
  missing(part: string): undefined;
};

/** Something a reader can see, not only white space, joiners and direction marks. */
const SHOWS = /[^\s\p{Cf}\p{DI}]/u;

export function controlsOf(
  raw: RawAnswers,
  path: string,
  context: ParseContext,
  name: NameAnswer | undefined,
): Controls {
  const errors: AnswerError[] = [];
  const typed = (part: string) =>
    (raw[path + part] ?? []).map((value) => value.replace(/\r\n?/g, "\n")).filter((value) => SHOWS.test(value));
  const values = (part: string) => typed(part).map(visibleText);
  const fail: Controls["fail"] = (part, code, params) => {
    errors.push({ path: path + part, code, ...(params && { params }) });
    return undefined;
  };
  return {
    path,
    context,
    name,
    errors,
    values,
    text: (part) => values(part)[0] ?? "",
    lines: (part) => typed(part)[0] ?? "",
    fail,
    missing: (part) => (context.complete ? fail(part, "required") : undefined),
  };
}
