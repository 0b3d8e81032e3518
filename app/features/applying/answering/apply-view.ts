import type { MemberRole } from "../../../db/schema/household";
import type { PageLocale } from "../../../kernel/page-locale";
import type { ViewingStage } from "../../../kernel/states";
import type { AskedProof } from "../../../platform/proof-of-work/challenge";
import type { Answers } from "../../forms/form-model/answers";
import type { FormDefinition, LandlordProfile } from "../../forms/form-model/schema";
import type { DescribedSection } from "../applications/describe-application";
import type { HouseholdPerson } from "../applications/household/people";
import type { MailHint } from "./mail-hints";
import type { PlainReason } from "./ui/plain-page";
import type { Notice, SummaryLine } from "./ui/step-head";

type Common = { locale: PageLocale; urlId: string };

/** What a draft page shows, as data: the components turn it into HTML. */
export type DraftPage = Common & {
  /** Path of this person's pages (`applyPath`). */
  base: string;
  definition: FormDefinition;
  /** An account has the form. */
  hasAccount: boolean;
  isReviewedInOrder: boolean;
  raw: Record<string, string[]>;
  errors: [string, string][];
  /** Control name, and a word about what was typed there that keeps nobody. */
  hints?: [string, string][];
  visible: string[];
  /** ISO date on which the answers are checked. */
  today: string;
  documents: { id: string; path: string; name: string; sizeBytes: number }[];
  step: number;
  steps: number;
  summary: SummaryLine[];
  notice?: Notice;
  data: string;
  /** Of an own part: whose. */
  part?: MemberRole;
  /** Which version the page shows; its post says so, and with it that the reader was told of changes. */
  version?: number;
  /** What the step was made from (`printOf`), on a tenant's page with the page's own mark (`printField`). */
  print?: string;
};

/** A form that takes nothing now. Days are spoken in the reader's language, by the clocks of the home. */
export type ClosedView = Common & {
  kind: "closed";
  reason: Extract<PlainReason, "full" | "paused" | "closed" | "suspended">;
  /** Null: nothing of the form is shown. */
  home: { title: string; place: string; landlord: LandlordProfile | undefined } | null;
  /** The last day on which it takes applications. */
  untilDay: string | null;
  /** What this device holds: sent, to go on with from `step`, or only to be read and erased. */
  device:
    | { kind: "sent" }
    | { kind: "open"; step: number }
    | { kind: "kept"; until: string; sections: DescribedSection[]; documents: { id: string; name: string }[] }
    | null;
};

/** The pages of a form that takes applications. */
export type FormView =
  | (Common & {
      kind: "start";
      definition: FormDefinition;
      hasAccount: boolean;
      opensUntil: number | null;
      isReviewedInOrder: boolean;
      viewingStage: ViewingStage | null;
    })
  | (DraftPage & {
      kind: "step";
      sectionId: string;
      /** Of an application that is sent: there is nothing to finish later, and files go with the page. */
      isCorrection?: boolean;
      /** Of a landlord's later questions: the same, and where the page is left to. */
      isRequest?: { backTo: string };
    })
  | (DraftPage & {
      kind: "check";
      sectionIds: string[];
      answers: Answers;
      rendered: string;
      /** How many may read what is sent beside the landlord. */
      colleagues?: number | undefined;
      /** Addresses that were likely meant differently, until somebody has said. */
      doubted?: MailHint[];
      /** Whom the answers name for own parts. */
      people?: HouseholdPerson[];
      proof?: AskedProof;
    });

/** `whose`: a draft lies on this device, of which nothing is shown before somebody says that it is theirs. */
export type ApplyView =
  | (Common & { kind: "plain"; reason: PlainReason })
  | (Common & { kind: "whose" })
  | ClosedView
  | FormView;
