import type { RefereeKind } from "../../../db/schema/review";
import type { Stated } from "./model";

/** Answers to choose from; what each says stands in the words. */
export type ReplyKey =
  | "yes"
  | "no"
  | "unsure"
  | "always"
  | "mostly"
  | "often-late"
  | "seldom"
  | "still-there"
  | "left"
  | "under-one"
  | "one-to-five"
  | "over-five"
  | "same-home"
  | "neighbours"
  | "neither";

export type QuestionKey =
  | "dates"
  | "rent"
  | "paid"
  | "notice"
  | "condition"
  | "breach"
  | "again"
  | "known"
  | "works"
  | "since"
  | "title"
  | "contract"
  | "ending"
  | "pay"
  | "keeps"
  | "owes"
  | "long"
  | "shared"
  | "care"
  | "neighbourly"
  | "recommend";

export type Question = {
  key: QuestionKey;
  /** Empty: answered in words alone. */
  replies: readonly ReplyKey[];
  /** A line of the referee's own beside the replies. */
  hasText: boolean;
};

const ask = (key: QuestionKey, replies: readonly ReplyKey[], hasText = false): Question => ({ key, replies, hasText });
const yesNo = ["yes", "no", "unsure"] as const;

/** Eight questions to each kind of person: first-hand facts. Nothing on family, health or origin, and no mark to give. */
const referenceQuestions: Record<RefereeKind, readonly Question[]> = {
  landlord: [
    ask("dates", yesNo, true),
    ask("rent", yesNo, true),
    ask("paid", ["always", "mostly", "often-late", "unsure"]),
    ask("notice", ["yes", "no", "still-there", "unsure"]),
    ask("condition", ["yes", "no", "still-there", "unsure"]),
    ask("breach", ["no", "yes", "unsure"], true),
    ask("again", yesNo),
    ask("known", [], true),
  ],
  employer: [
    ask("works", ["yes", "left", "no", "unsure"]),
    ask("since", yesNo, true),
    ask("title", yesNo, true),
    ask("contract", yesNo, true),
    ask("ending", ["no", "yes", "unsure"]),
    ask("pay", yesNo),
    ask("keeps", ["always", "mostly", "seldom", "unsure"]),
    ask("known", [], true),
  ],
  personal: [
    ask("known", [], true),
    ask("long", ["under-one", "one-to-five", "over-five", "unsure"]),
    ask("shared", ["same-home", "neighbours", "neither"]),
    ask("keeps", ["always", "mostly", "seldom", "unsure"]),
    ask("owes", ["always", "mostly", "often-late", "unsure"]),
    ask("care", yesNo),
    ask("neighbourly", yesNo),
    ask("recommend", yesNo),
  ],
};

/** What the applicant stated decides whether a question is put for a yes or for an answer in words. */
const confirms: Partial<Record<QuestionKey, keyof Stated>> = {
  dates: "from",
  rent: "rent",
  since: "from",
  title: "jobTitle",
  contract: "contract",
};

/** The questions as one person is asked them: where nothing was stated there is nothing to say yes to. */
export function questionsTo(kind: RefereeKind, stated: Stated): readonly Question[] {
  return referenceQuestions[kind].map((question) => {
    const fact = confirms[question.key];
    return fact && stated[fact] === undefined ? { ...question, replies: [] } : question;
  });
}

/** Control name of the line beside a question. */
export function textName(key: QuestionKey): string {
  return `${key}.text`;
}
