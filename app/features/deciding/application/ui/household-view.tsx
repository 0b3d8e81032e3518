import { formatMoney } from "../../../../kernel/money";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import type { DescribedPart } from "../../../applying/applications/household/describe-household";
import { pageWords } from "../words/page-words";
import { ApplicationSheet } from "./application-sheet";

export type HouseholdViewProps = {
  household: DescribedPart[];
  householdCompletedAt: number | null;
  incomeMonthlyMinor: number | null;
  incomeCurrency: string | null;
  locale: string;
};

/** Everybody the applicant named, as one file: who is done, what they earn together, and each part as it was asked. */
export function HouseholdView({ household, householdCompletedAt, locale, ...income }: HouseholdViewProps) {
  const { household: words } = useWords(pageWords);
  if (household.length === 0) return null;
  const missing = household.filter(({ state }) => state !== "done").length;
  return (
    <section aria-labelledby="household">
      <h2 id="household" className="scroll-mt-24 text-lg font-semibold">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-muted">
        {householdCompletedAt !== null ? (
          <Filled say={words.complete} parts={{ time: <LocalTime at={householdCompletedAt} locale={locale} /> }} />
        ) : (
          words.missing({ missing, total: household.length })
        )}
      </p>
      <JointIncome {...income} household={household} locale={locale} />
      <ul className="mt-4 flex flex-col divide-y divide-line border-y border-line">
        {household.map((person) => (
          <li key={person.id} id={`person-${person.id}`} className="scroll-mt-24 py-3">
            <Person person={person} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ person, locale }: { person: DescribedPart; locale: string }) {
  const { name, email, role, invitedAt, completedAt, content } = person;
  const { household: words } = useWords(pageWords);
  // Who has no mailbox of their own gets the link by the lead's hand.
  const begun = words[email === "" ? "named" : "asked"][person.state === "opened" ? "begun" : "notBegun"];
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0">
          <bdi translate="no" className="font-medium">
            {name}
          </bdi>{" "}
          <span className="text-ink-muted">· {words.roles[role]}</span>
          {email === "" || name === email ? null : (
            <span className="block break-all text-sm text-ink-muted">{email}</span>
          )}
        </p>
        <p className="text-sm text-ink-muted">
          {completedAt !== null ? (
            <Filled say={words.sent} parts={{ time: <LocalTime at={completedAt} locale={locale} /> }} />
          ) : (
            <Filled say={begun} parts={{ time: <LocalTime at={invitedAt} locale={locale} /> }} />
          )}
        </p>
      </div>
      {content ? (
        <details className="mt-2" open>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline underline-offset-4 print:hidden">
            <span>
              <Filled say={words.partOf} parts={{ name: <bdi translate="no">{name}</bdi> }} />
            </span>
          </summary>
          <div className="mt-3 border-s-2 border-line ps-4 sm:ps-6">
            <ApplicationSheet {...content} locale={locale} isNested />
          </div>
        </details>
      ) : null}
    </>
  );
}

/** The lead's income and those of co-applicants who are done; a guarantor's stands apart. */
function JointIncome({
  household,
  incomeMonthlyMinor,
  incomeCurrency,
  locale,
}: Omit<HouseholdViewProps, "householdCompletedAt">) {
  const { household: words } = useWords(pageWords);
  if (incomeMonthlyMinor === null || incomeCurrency === null) return null;
  const money = (minor: number, currency: string) => formatMoney(minor, currency, locale);
  const joined = household.filter(
    ({ role, completedAt, incomeMonthlyMinor: own, incomeCurrency: currency }) =>
      role === "co_applicant" && completedAt !== null && own !== null && currency === incomeCurrency,
  );
  const guarantors = household.filter(({ role, incomeMonthlyMinor: own }) => role === "guarantor" && own !== null);
  const others = joined.reduce((sum, { incomeMonthlyMinor: own }) => sum + (own ?? 0), 0);
  const parts = [incomeMonthlyMinor - others, ...joined.map(({ incomeMonthlyMinor: own }) => own ?? 0)];
  return (
    <p className="mt-2">
      <Filled
        say={words.income}
        parts={{ sum: <span className="tabular font-medium">{money(incomeMonthlyMinor, incomeCurrency)}</span> }}
      />
      {joined.length > 0 ? (
        <span className="tabular text-ink-muted">
          {" "}
          = {parts.map((part) => money(part, incomeCurrency)).join(" + ")}
        </span>
      ) : null}
      {guarantors.map(({ id, name, incomeMonthlyMinor: own, incomeCurrency: currency }) => (
        <span key={id} className="block text-sm text-ink-muted">
          <Filled
            say={words.guarantorIncome}
            parts={{
              name: <bdi translate="no">{name}</bdi>,
              income: <span className="tabular">{own !== null && currency !== null ? money(own, currency) : ""}</span>,
            }}
          />
        </span>
      ))}
    </p>
  );
}
