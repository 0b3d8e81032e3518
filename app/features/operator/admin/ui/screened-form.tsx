import { ChevronRight } from "lucide-react";
import { LocalTime } from "../../../../ui/local-time";
import type { QueueDetail, Report } from "../queries/find-queue-item.server";
import { Facts, Signs } from "./queue-facts";
import { shortAge } from "./queue-list";

/** A form of a landlord: its signs, what people report, what it touches, and its own words. `at`: now, milliseconds. */
export function ScreenedForm(detail: Extract<QueueDetail, { kind: "form" }> & { at: number }) {
  const { signs, touches, others, accountSince, isGuest, state, reports, texts, at, urlId } = detail;
  const age = accountSince === null ? "unknown" : `${shortAge(at - accountSince)} old`;
  return (
    <>
      <Signs signs={signs} />
      <Reports reports={reports} />
      <div className="grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        <Facts
          title="What it touches"
          facts={[
            ["Drafts", String(touches.drafts)],
            ["Applications", String(touches.applications)],
            ["Documents", String(touches.papers)],
          ]}
        />
        <Facts
          title="Where it came from"
          facts={[
            ["Made by", isGuest ? "a guest" : `an account, ${age}`],
            ["State", state],
            ["Its page", urlId ? <PageLink key="page" urlId={urlId} /> : ""],
            ["Others of this sender", String(others.sender)],
            ["Others of this network", String(others.network)],
          ]}
        />
      </div>
      {texts.length > 0 ? (
        <details open className="mt-4 border-t border-line pt-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
            <ChevronRight aria-hidden="true" className="size-4 text-ink-muted rtl:rotate-180 [[open]>*>&]:rotate-90" />
            What the landlord wrote ({texts.length})
          </summary>
          <ul className="max-w-2xl list-disc ps-5">
            {texts.map((text) => (
              <li key={text} className="py-0.5 whitespace-pre-line [overflow-wrap:anywhere]">
                {text}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

/** What people who saw the form say of it. */
function Reports({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports" className="mt-4 border-t border-line pt-3">
      <h3 id="reports" className="font-semibold">
        What people report
      </h3>
      <ul className="max-w-2xl">
        {reports.map(({ id, at, reason, text, email, isProven }) => (
          <li key={id} className="border-b border-line py-2 last:border-b-0 [overflow-wrap:anywhere]">
            <p className="font-medium">{reason}</p>
            {text ? <blockquote className="whitespace-pre-line">“{text}”</blockquote> : null}
            <p className="text-sm text-ink-muted">
              <LocalTime at={at} locale="en-US" />
              {email ? `, from ${email}` : null}
              {isProven ? null : ", sent without the calculation"}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What applicants see; of a form that is offline, that it is. */
function PageLink({ urlId }: { urlId: string }) {
  return (
    <a href={`/apply/${urlId}`} className="underline underline-offset-4">
      /apply/{urlId}
    </a>
  );
}
