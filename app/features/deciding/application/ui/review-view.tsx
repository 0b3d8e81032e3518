import type { ReactNode } from "react";
import type { PageLocale } from "../../../../kernel/page-locale";
import { LocalTime } from "../../../../ui/local-time";
import type { Panel } from "../../../../ui/panels";
import { useWords } from "../../../../ui/use-words";
import { declineReasonWords } from "../../../applying/applications/decline-reason-words";
import type { DeclineReason } from "../../../applying/applications/states";
import { ThreadPanel, type ThreadPanelProps } from "../../../applying/messages/ui/thread-panel";
import type { FoundFlag } from "../../decision/rules/flags";
import { DecisionNotice, type DecisionNoticeProps } from "../../decision/ui/decision-notice";
import type { Reviewed } from "../../decision/ui/reviewed";
import type { Review, Trace } from "../queries/find-review.server";
import { lastDecision } from "../rules/last-decision";
import { heldLetter } from "../rules/shown-mails";
import { decisionWords } from "../words/decision-words";
import { historyText, historyWords, whoText } from "../words/history-words";
import { recordWords } from "../words/record-words";
import { DecisionSaid } from "./decision-said";
import { FlagList } from "./flag-list";
import { HeldLetter } from "./held-mail";
import { IncomeToRent, type IncomeToRentProps } from "./income-to-rent";
import { LettersSent } from "./letters-sent";
import { AccountMails } from "./mails";
import type { MainFactsProps } from "./main-facts";
import { Notes } from "./notes";
import { PlanLine } from "./plan-line";
import { Retention, type RetentionProps } from "./retention";
import { Turn, type TurnProps } from "./turn";

export type ReviewViewProps = {
  application: Reviewed & TurnProps["application"] & { isInOrder: boolean };
  review: Pick<Review, "notes" | "letters" | "mails" | "declineReason"> & {
    /** `document`: the paper that it is about; "gone": it was taken back, and has no name any more. */
    history: (Omit<Trace, "documentId"> & { document: { name: string } | "gone" | null })[];
  };
  /** Who work in the account, and which of them sees to it. */
  team: Pick<Review, "people" | "assignedTo">;
  flags: readonly FoundFlag[];
  facts: MainFactsProps["facts"];
  /** Where a credit would add the flags, on a form that ran free when the application came in. */
  planAt?: string;
  income: IncomeToRentProps;
  /** IANA zone of the home. */
  zone: string;
  thread: Pick<ThreadPanelProps, "entries" | "hasEarlier" | "mayWrite" | "writtenIn">;
  /** When each paper was last opened by the landlord, by its id. */
  opened: Readonly<Record<string, number>>;
  /** A decision that no letter told. */
  missingNotice: Pick<DecisionNoticeProps, "until" | "isOver" | "needsReport"> | null;
  retention: RetentionProps;
  locale: string;
};

export type RecordProps = Pick<ReviewViewProps, "retention" | "locale"> & {
  application: { id: string };
  review: Pick<ReviewViewProps["review"], "history" | "mails">;
};

/** Before the answers: what was decided, income to rent, and what the landlord's own rules point out. */
export function panelsAbove(props: ReviewViewProps, language: PageLocale): Panel[] {
  const { panels: titles } = decisionWords[language];
  const { application, review, locale, zone, missingNotice } = props;
  const held = heldLetter(review);
  const key = { formId: application.formId, applicationId: application.id };
  const decision = lastDecision(review);
  return [
    {
      id: "decided",
      title: titles.decided,
      content: decision && <DecisionSaid decision={decision} locale={locale} isLetterHeld={held !== null} />,
    },
    {
      id: "not-told-yet",
      title: titles.notToldYet,
      isScreenOnly: true,
      content: held ? (
        <HeldLetter mail={held} locale={locale} />
      ) : (
        missingNotice && <DecisionNotice key={application.id} {...missingNotice} {...key} locale={locale} />
      ),
    },
    {
      id: "order",
      title: titles.order,
      content: application.isInOrder && (
        <Turn key={application.id} application={application} locale={locale} zone={zone} />
      ),
    },
    ...panelsOfFacts(props, language),
  ];
}

type FactsProps = Pick<ReviewViewProps, "flags" | "income" | "planAt"> & { review: Pick<Review, "declineReason"> };

/** What anybody who may read the application is pointed to. */
export function panelsOfFacts({ review, flags, income, planAt }: FactsProps, language: PageLocale): Panel[] {
  const { panels: titles, flagsOffer } = decisionWords[language];
  const reason = review.declineReason as DeclineReason | null;
  // A flag of the income says the same, with the rule beside it.
  const isSaid = !planAt && income.subsidyMinor === 0 && flags.some(({ key }) => key === "incomeBelow");
  const hasRatio = income.incomeMinor !== null && income.rent !== null && !isSaid;
  return [
    {
      id: "declined-because",
      title: titles.declinedBecause,
      content: reason && <p>{declineReasonWords[language][reason] ?? reason}</p>,
    },
    {
      id: "income-to-rent",
      title: titles.incomeToRent,
      content: hasRatio && <IncomeToRent {...income} />,
    },
    {
      id: "flagged-by-your-rules",
      title: titles.flagged,
      content: planAt ? <PlanLine planAt={planAt}>{flagsOffer}</PlanLine> : <FlagList flags={flags} />,
    },
  ];
}

/** Beside the answers: the conversation, and what one notes for oneself. */
export function panelsBeside(
  { application, review, team, thread, locale }: ReviewViewProps,
  language: PageLocale,
): Panel[] {
  const { panels: titles } = decisionWords[language];
  const key = { formId: application.formId, applicationId: application.id };
  const { name } = application;
  const said = thread.entries.filter((entry) => entry.kind === "message");
  const isUnread = said.some(({ author, readAt }) => author === "applicant" && readAt === null);
  return [
    {
      id: "messages",
      title: titles.messages,
      tab: { label: titles.messages, count: said.length, isNew: isUnread },
      isScreenOnly: thread.entries.length === 0,
      content: <ThreadPanel key={application.id} {...thread} {...key} name={name} locale={locale} />,
    },
    {
      id: "your-notes",
      title: titles.yourNotes,
      tab: { label: titles.notes, count: review.notes.length },
      isScreenOnly: true,
      content: <Notes key={application.id} notes={review.notes} people={team.people} {...key} locale={locale} />,
    },
  ];
}

/** After what the applicant sent: what was told, and all that happened. */
export function panelsBelow(props: ReviewViewProps, language: PageLocale): Panel[] {
  const { application, review, locale } = props;
  const key = { formId: application.formId, applicationId: application.id };
  const { letters } = review;
  return [
    {
      id: "what-the-applicant-was-told",
      title: decisionWords[language].panels.told,
      content: letters.length > 0 && (
        <LettersSent letters={letters} held={heldLetter(review)} {...key} locale={locale} />
      ),
    },
    ...panelsOfRecord(props, { mails: <AccountMails mails={review.mails} {...key} locale={locale} /> }, language),
  ];
}

/** How one acts in the record: an account by script, a guest by forms of its page. */
type RecordControls = { mails: ReactNode; retention?: ReactNode };

/** What was mailed, how long it is kept, and all that happened. */
export function panelsOfRecord(
  { application, review: { history, mails }, retention, locale }: RecordProps,
  controls: RecordControls,
  language: PageLocale,
): Panel[] {
  const { panels: titles } = recordWords[language];
  return [
    {
      id: "mails",
      title: titles.mails,
      content: mails.length > 0 && controls.mails,
    },
    {
      id: "how-long-it-is-kept",
      title: titles.kept,
      content: <Retention key={application.id} {...retention} controls={controls.retention} />,
    },
    {
      id: "history",
      title: titles.history,
      content: history.length > 0 && <History history={history} locale={locale} />,
    },
  ];
}

function History({ history, locale }: { history: ReviewViewProps["review"]["history"]; locale: string }) {
  const words = useWords(historyWords);
  return (
    <ol className="flex flex-col divide-y divide-line border-y border-line">
      {history.map(({ id, at, action, detail, document, who, name, assignee }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2">
          <span>
            {historyText(words, { action, detail, assignee })} {document === "gone" ? words.goneDocument : null}
            {document && document !== "gone" ? (
              <bdi translate="no" className="[overflow-wrap:anywhere]">
                {document.name}
              </bdi>
            ) : null}{" "}
            <span className="text-ink-muted">{words.by({ who: whoText(words, { who, name }) })}</span>
          </span>
          <span className="text-ink-muted">
            <LocalTime at={at} locale={locale} />
          </span>
        </li>
      ))}
    </ol>
  );
}
