import type { RefereeKind } from "../../../../db/schema/review";
import type { Stated } from "../../../applying/references/model";
import type { ShownReply } from "../../../applying/references/replies";
import type { AskBar, ReferenceConsent, ReferenceState } from "../../../applying/references/rules";

/** Somebody the landlord can ask, or cannot and why. */
export type ShownReferee = {
  path: string;
  kind: RefereeKind;
  name: string;
  email: string | null;
  phone: string | null;
  /** Who named this person. */
  namedBy: string;
  consent: ReferenceConsent;
  stated: Stated;
  bar: AskBar | null;
  needsWord: boolean;
  /** What the law of the place says; a hint, or with the bar "place" the reason. */
  law: { why: string; source: string | null } | null;
};

/** One request as the landlord reads it: questions in the language of the page, answers as they were given. */
export type ShownReference = {
  id: string;
  kind: RefereeKind;
  name: string;
  email: string;
  applicant: string;
  state: ReferenceState;
  askedAt: number;
  expiresAt: number;
  answeredAt: number | null;
  declinedAt: number | null;
  replies: ShownReply[];
  comment: string;
  /** Language of the page that was answered. */
  locale: string;
};
