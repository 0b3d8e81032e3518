import type { ReactNode } from "react";
import { entriesOf, type IndexEntry, PageIndex, type Panel, shownOf } from "../../../../ui/panels";
import { useWords } from "../../../../ui/use-words";
import type { AnswerPromise } from "../../../applying/applications/answer-promise";
import { DocumentList } from "../../../applying/documents/ui/document-list";
import { DocumentViewer } from "../../../applying/documents/ui/document-viewer";
import type { AskChoice } from "../../../applying/info-requests/ask-choice";
import { askableStates } from "../../../applying/info-requests/rules";
import { type AskFailure, AskForMore } from "../../../applying/info-requests/ui/ask-for-more";
import { RequestList } from "../../../applying/info-requests/ui/request-list";
import type { Reviewed } from "../../decision/ui/reviewed";
import type { ReadableApplication } from "../queries/find-application.server";
import { pageWords } from "../words/page-words";
import { ApplicationRecord, Contact, Standing } from "./application-head";
import { ApplicationNews, KeptCorrections } from "./application-news";
import { ApplicationSheet, type ApplicationSheetProps, type SheetDocument } from "./application-sheet";
import { ApplicationTabs, type OpenTab, TabPanels, useOpenTab, useTabAddress } from "./application-tabs";
import type { CorrectionsProps } from "./corrections";
import { documentGroups } from "./document-groups";
import { HouseholdView, type HouseholdViewProps } from "./household-view";
import { SheetPart } from "./sheet-part";

export type ApplicationViewProps = Omit<ApplicationSheetProps, "documents"> &
  HouseholdViewProps &
  Pick<
    ReadableApplication,
    "id" | "email" | "phone" | "reference" | "state" | "submittedAt" | "versionNumber" | "requests" | "duplicate"
  > & {
    isNew: boolean;
    rev: number;
    /** The language in which the applicant filled in the form. */
    writtenIn: string;
    seenRev: number | null;
    unreadAnswerAt: number | null;
    corrections: CorrectionsProps["corrections"];
    documents: (SheetDocument & { path: string })[];
    /** When each paper was last opened by who reads, by its id. */
    opened: Readonly<Record<string, number>>;
    /** Name as a heading, where the page has none of its own. */
    heading?: ReactNode;
    /** What was marked; absent for who may not mark. */
    marks?: Pick<Reviewed, "isLet" | "isArchived">;
    /** Where the holder of a manage link reads another application of the form. */
    toEarlier?: (id: string) => string;
    /** Who else is there: under the name, and where the decision stands beside the answers. */
    present?: ReactNode;
    railHead?: ReactNode;
    /** Stays in sight: what can be decided. Absent for who may not decide. */
    bar?: ReactNode;
    /** Beside where it stands: who sees to it. */
    assignment?: ReactNode;
    /** Under the name, before all else. */
    facts?: ReactNode;
    /** In tabs beside the answers: the conversation. */
    beside?: readonly Panel[];
    /** Between the facts and the answers, and after everything that the applicant sent. */
    above?: readonly Panel[];
    below?: readonly Panel[];
    /** Where requests for more are posted to; absent for who may not ask: the holder of a manage link. */
    askAt?: string;
    /** By when the form promised an answer; absent for who may not decide. */
    promise?: AnswerPromise | null;
    askFailure?: AskFailure;
    /** The lead's. */
    name: string;
    /** Questions of the form kept for later. */
    askChoice?: AskChoice;
  };

/** One application as one file. `above`, `below` and `beside` hold the panels: headings, index and tabs follow them. */
export function ApplicationView(props: ApplicationViewProps) {
  const words = useWords(pageWords);
  return props.beside ? (
    <WithRail {...props} beside={[...props.beside, requestsOf(props, words)]} />
  ) : (
    <WithIndex {...props} />
  );
}

/** Answers left, the decision and the rest in tabs right; on a phone the answers are the first tab. */
function WithRail(props: ApplicationViewProps & { beside: readonly Panel[] }) {
  const tab = useOpenTab(props.beside);
  const isAside = tab.part !== null ? "max-lg:hidden print:block" : "";
  return (
    <div className="max-lg:pb-16 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 print:block print:pb-0">
      <div className="min-w-0 max-w-4xl">
        <DocumentViewer />
        <Head {...props} />
        <ApplicationTabs {...tab} withAnswers className="mt-1 lg:hidden" />
        <div className={isAside}>
          <Answers {...props} />
        </div>
      </div>
      <Rail head={props.railHead} bar={props.bar} tab={tab} />
      <div className={`mt-5 min-w-0 max-w-4xl lg:col-start-1 ${isAside}`}>
        <AfterAnswers {...props} />
      </div>
    </div>
  );
}

/** For who reads, and decides on a page of its own. */
function WithIndex(props: ApplicationViewProps) {
  const words = useWords(pageWords);
  const { id, title, content } = requestsOf(props, words);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-x-12 print:block">
      <aside className="max-lg:mb-4 lg:col-start-2 lg:row-start-1">
        <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
          <PageIndex entries={indexOf(props, words)} />
        </div>
      </aside>
      <div className="min-w-0 max-w-4xl">
        <DocumentViewer />
        <Head {...props} />
        <Answers {...props} />
        {content ? (
          <SheetPart id={id} title={title} className="mt-5">
            {content}
          </SheetPart>
        ) : null}
        <div className="mt-5">
          <AfterAnswers {...props} />
        </div>
      </div>
    </div>
  );
}

function Head(props: ApplicationViewProps) {
  return (
    <div className="flex flex-col gap-y-1">
      {props.heading}
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <Standing {...props} />
        {props.assignment}
        <div className={props.beside ? "max-lg:hidden" : ""}>
          <Contact {...props} />
        </div>
      </div>
      {props.present}
    </div>
  );
}

function Answers(props: ApplicationViewProps) {
  const { id, beside, above = [] } = props;
  const words = useWords(pageWords);
  const addressOf = useTabAddress();
  return (
    <div className="mt-3 flex flex-col gap-4">
      <ApplicationNews key={id} {...props} answerAt={beside ? addressOf("requests") : "#requests"} />
      {props.facts}
      <Rows panels={[...above, papersOf(props, words)]} />
      {beside ? (
        <div className="-mb-2 border-line border-t pt-1 lg:hidden">
          <Contact {...props} />
        </div>
      ) : null}
      <KeptCorrections key={`corrections-${id}`} {...props} />
      <ApplicationSheet {...props} consents={[]} signing={null} />
      <HouseholdView {...props} />
    </div>
  );
}

/** What a dispute asks for: what was agreed to and signed, what was told, and all that happened. */
function AfterAnswers(props: ApplicationViewProps) {
  return (
    <div className="flex flex-col gap-4">
      <ApplicationSheet {...props} sections={[]} />
      <Rows panels={props.below ?? []} />
      <ApplicationRecord {...props} />
    </div>
  );
}

function Rows({ panels }: { panels: readonly Panel[] }) {
  return shownOf(panels).map(({ id, title, content, isScreenOnly }) => (
    <SheetPart key={id} id={id} title={title} className={isScreenOnly ? "print:hidden" : ""}>
      {content}
    </SheetPart>
  ));
}

/** In sight while the answers are read; on paper after them. */
function Rail({ head, bar, tab }: { head: ReactNode; bar: ReactNode; tab: OpenTab }) {
  return (
    <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-line lg:border-s lg:ps-8 print:mt-8">
      <div className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:px-1 lg:pb-4 print:static print:block print:max-h-none print:overflow-visible">
        {head}
        {bar}
        <ApplicationTabs {...tab} className="mt-5 max-lg:hidden" />
        <div className="mt-4">
          <TabPanels {...tab} />
        </div>
      </div>
    </div>
  );
}

type PageWords = (typeof pageWords)["en"];

function requestsOf(props: ApplicationViewProps, words: PageWords): Panel {
  const { requests, documents, locale, askAt, state, unreadAnswerAt } = props;
  const mayAsk = askAt !== undefined && askableStates.includes(state) && !requests.some((one) => one.state === "open");
  return {
    id: "requests",
    title: words.requests,
    tab: { label: words.requests, count: requests.length, isNew: unreadAnswerAt !== null },
    isScreenOnly: requests.length === 0,
    content: (requests.length > 0 || mayAsk) && (
      <div className="flex flex-col gap-5">
        <RequestList
          requests={requests}
          documents={[...documents, ...props.household.flatMap(({ content }) => content?.documents ?? [])]}
          people={
            new Map([[null, props.name], ...props.household.map(({ id, name }) => [id as string, name] as const)])
          }
          locale={locale}
          writtenIn={props.writtenIn}
          action={askAt ?? null}
        />
        {mayAsk ? (
          // A new form once the last one was sent.
          <AskForMore
            key={requests.length}
            failure={props.askFailure ?? null}
            action={askAt}
            offered={props.askChoice?.offered ?? []}
          />
        ) : null}
      </div>
    ),
  };
}

function papersOf(props: ApplicationViewProps, words: PageWords): Panel {
  const groups = documentGroups(props);
  const content = groups.length > 0 && <DocumentList groups={groups} locale={props.locale} />;
  return { id: "documents", title: words.documents, content };
}

/** Everything on the page that has a heading, in its order. */
function indexOf(props: ApplicationViewProps, words: PageWords): IndexEntry[] {
  const { sections, consents, signing, household, corrections, above = [], below = [] } = props;
  const when = (is: unknown, id: string, title: string): IndexEntry[] => (is ? [{ id, title }] : []);
  return [
    ...entriesOf([...above, papersOf(props, words)]),
    ...when(corrections.length > 0, "corrections", words.corrections.title),
    ...sections.map(({ id, title }) => ({ id: `section-${id}`, title })),
    ...when(household.length > 0, "household", words.household.title),
    ...household.map(({ id, name }) => ({ id: `person-${id}`, title: name, isNested: true })),
    ...entriesOf([requestsOf(props, words)]),
    ...when(consents.length > 0, "consents", words.sheet.agreedTo),
    ...when(signing, "signing", words.signing.title),
    ...entriesOf(below),
    { id: "record", title: words.record },
  ];
}
