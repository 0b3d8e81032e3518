import { AppLink } from "../../../../ui/app-link";
import { ButtonLink } from "../../../../ui/button-link";
import { EmptyState } from "../../../../ui/empty-state";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import { stateWords } from "../../../applying/applications/state-words";
import type { LinkedDuplicate } from "../../../applying/apply/spam/queries/find-duplicates.server";
import { EarlierApplication, earlierAt } from "../../application/ui/earlier-application";
import { StateMark } from "../../decision/ui/state-mark";
import type { ListedApplication } from "../queries/list-form-applications.server";
import { formListWords } from "../words/list-words";

export type ApplicationListProps = {
  applications: ListedApplication[];
  /** Beside the heading: how many there are. */
  said?: string;
  /** Address of the newest page. */
  base: string;
  toOne: (id: string) => string;
  /** Absent: on the page of its form, as an account reads it. */
  toEarlier?: (duplicate: LinkedDuplicate) => string;
  locale: string;
  /** Address of the next page; null on the last one. */
  olderAt: string | null;
  isFirstPage: boolean;
  /** Where the link is given out; null while nobody may have it. */
  shareAt?: string | null;
};

const head = "py-1.5 pe-4 font-normal";

/** The applications of one form, newest first (styles/sent-list.css, which the page links). A new one is marked by words and weight. */
export function ApplicationList(props: ApplicationListProps) {
  const words = useWords(formListWords);
  const { applications, said, base, olderAt, isFirstPage, shareAt } = props;
  return (
    <section aria-labelledby="applications">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line-strong border-b pb-2">
        <h2 id="applications" className="font-semibold text-lg">
          {words.title}
        </h2>
        {said ? <p className="tabular text-ink-muted text-sm">{said}</p> : null}
      </div>
      {applications.length > 0 ? (
        <Table {...props} />
      ) : (
        <div className="mt-5">
          <EmptyState
            title={isFirstPage ? words.none : words.noneOlder}
            action={isFirstPage && shareAt ? <ButtonLink to={shareAt}>{words.share}</ButtonLink> : null}
          >
            {isFirstPage ? words.noneText : null}
          </EmptyState>
        </div>
      )}
      {isFirstPage && olderAt === null ? null : (
        <nav aria-label={words.pages} className="mt-4 flex flex-wrap gap-3">
          {isFirstPage ? null : (
            <ButtonLink to={base} variant="outline" size="sm">
              {words.newest}
            </ButtonLink>
          )}
          {olderAt ? (
            <ButtonLink to={olderAt} variant="outline" size="sm">
              {words.older}
            </ButtonLink>
          ) : null}
        </nav>
      )}
    </section>
  );
}

function Table({ applications, toOne, toEarlier = earlierAt, locale }: ApplicationListProps) {
  const words = useWords(formListWords);
  const states = useWords(stateWords);
  return (
    <table className="sent-list tabular w-full text-[0.9375rem]">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b text-ink-muted text-sm">
          <th scope="col" className={`${head} text-start`}>
            {words.heads.applicant}
          </th>
          <th scope="col" className={`${head} text-start`}>
            {words.heads.state}
          </th>
          <th scope="col" className={`${head} text-end max-md:hidden`}>
            {words.heads.documents}
          </th>
          <th scope="col" className={`${head} text-start max-md:hidden`}>
            {words.heads.reference}
          </th>
          <th scope="col" className="py-1.5 text-end font-normal">
            {words.heads.received}
          </th>
        </tr>
      </thead>
      <tbody>
        {applications.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Name row={row} to={toOne(row.id)} toEarlier={toEarlier} />
            </th>
            <td>
              <span className="flex flex-wrap items-baseline gap-x-3">
                <StateMark state={row.state}>{states[row.state]}</StateMark>
                {row.hasAnswered ? <span className="font-medium text-amber text-sm">{words.answered}</span> : null}
                {row.isChanged ? <span className="font-medium text-amber text-sm">{words.changed}</span> : null}
              </span>
            </td>
            <td className="text-end max-md:hidden">{row.documents}</td>
            <td className="font-mono text-sm whitespace-nowrap max-md:hidden" translate="no">
              {row.reference}
            </td>
            <td className="text-ink-muted text-sm sm:whitespace-nowrap">
              <LocalTime at={row.submittedAt} locale={locale} isDay />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type NameProps = { row: ListedApplication; to: string; toEarlier: (duplicate: LinkedDuplicate) => string };

function Name({ row, to, toEarlier }: NameProps) {
  const words = useWords(formListWords);
  return (
    <>
      {row.isErased ? (
        <span className="inline-flex min-h-11 items-center text-ink-muted">{words.deleted}</span>
      ) : (
        <AppLink
          to={to}
          preload="none"
          className={row.isLocked ? "text-ink-muted" : row.isNew ? "font-semibold" : undefined}
        >
          {row.isLocked ? (
            words.waitingTurn
          ) : (
            <bdi translate="no" className="[overflow-wrap:anywhere]">
              {row.name}
            </bdi>
          )}
        </AppLink>
      )}
      {row.duplicate ? (
        <span className="block pb-1 text-ink-muted text-sm">
          <EarlierApplication duplicate={row.duplicate} to={toEarlier(row.duplicate)} />
        </span>
      ) : null}
    </>
  );
}
