import type { ReactNode } from "react";
import { LocalTime } from "../../../ui/local-time";
import type { FoundFlag } from "../flags";
import { historyText } from "../history-words";
import type { Review } from "../queries-review.server";
import { type DeclineReason, declineReasonWords } from "../rules";
import { FlagList } from "./flag-list";
import { IncomeToRent, type IncomeToRentProps } from "./income-to-rent";
import { LettersSent } from "./letters-sent";
import { Notes } from "./notes";
import { ReviewBar, type Reviewed } from "./review-bar";

export type ReviewViewProps = {
  application: Reviewed;
  review: Pick<Review, "notes" | "letters" | "history" | "declineReason">;
  flags: readonly FoundFlag[];
  income: IncomeToRentProps;
  locale: string;
};

/** Above the answers: the state with its moves, income to rent, and what the landlord's own rules point out. */
export function ReviewHead({ application, review, flags, income }: ReviewViewProps) {
  const reason = review.declineReason as DeclineReason | null;
  return (
    <div className="mb-8 flex flex-col gap-6">
      <ReviewBar key={application.id} application={application} />
      {reason ? (
        <p>
          <span className="text-ink-muted">Declined because:</span> {declineReasonWords[reason] ?? reason}
        </p>
      ) : null}
      <Part title="Income to rent" isShown={income.incomeMinor !== null && income.rent !== null}>
        <IncomeToRent {...income} />
      </Part>
      <Part title="Flagged by your rules" isShown>
        <FlagList flags={flags} />
      </Part>
    </div>
  );
}

/** Below the answers: notes, what was told, and all that happened. */
export function ReviewFoot({ application, review, locale }: ReviewViewProps) {
  const key = { formId: application.formId, applicationId: application.id };
  return (
    <div className="mt-10 flex flex-col gap-8">
      <Part title="Your notes" isShown>
        <Notes key={application.id} notes={review.notes} {...key} locale={locale} />
      </Part>
      <Part title="What the applicant was told" isShown={review.letters.length > 0}>
        <LettersSent letters={review.letters} {...key} locale={locale} />
      </Part>
      <Part title="History" isShown={review.history.length > 0}>
        <ol className="flex flex-col divide-y divide-line border-y border-line">
          {review.history.map(({ id, at, action, detail, who }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2">
              <span>
                {historyText(action, detail)} <span className="text-ink-muted">by {who}</span>
              </span>
              <span className="text-ink-muted">
                <LocalTime at={at} locale={locale} />
              </span>
            </li>
          ))}
        </ol>
      </Part>
    </div>
  );
}

function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return isShown ? (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  ) : null;
}
