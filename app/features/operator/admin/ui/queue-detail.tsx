import { AppLink } from "../../../../ui/app-link";
import type { QueueDetail } from "../queries/find-queue-item.server";
import { Facts, Signs } from "./queue-facts";
import { shortAge } from "./queue-list";
import { ScreenedForm } from "./screened-form";

/** Why an item is here and what it touches, as its kind has it. `at`: now, milliseconds. */
export function Detail({ detail, at, why }: { detail: QueueDetail; at: number; why: string[] }) {
  switch (detail.kind) {
    case "contact":
      return (
        <>
          <Signs signs={why.map((text) => ({ points: null, text, evidence: "" }))} />
          <Facts
            title="The message"
            facts={[
              ["From", detail.email],
              ["Name", detail.name],
              ["Company", detail.company],
              ["Subject", detail.subject],
            ]}
          />
          <blockquote className="mt-3 max-w-2xl border-s-4 border-line ps-4 whitespace-pre-line [overflow-wrap:anywhere]">
            {detail.message}
          </blockquote>
        </>
      );
    case "account":
      return (
        <>
          <Signs signs={detail.signs} />
          <Facts
            title="The account"
            facts={[
              ["Made", `${shortAge(at - detail.accountSince)} ago`],
              ["Its forms", String(detail.forms)],
              ["Applications received", String(detail.applications)],
              ["Others of its network", String(detail.network)],
            ]}
          />
          <AppLink
            to={`/admin/people/${detail.id}`}
            className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            See the account
          </AppLink>
        </>
      );
    case "question":
      return (
        <>
          <blockquote className="max-w-2xl border-s-4 border-line ps-4 whitespace-pre-line [overflow-wrap:anywhere]">
            {detail.question}
          </blockquote>
          <Facts
            title="What is known of it"
            facts={[
              ["Refused as", detail.category],
              ["Where the home is", detail.place || "not said"],
              ["Sent", detail.count === 1 ? "once" : `${detail.count} times`],
            ]}
          />
        </>
      );
    case "application":
      return (
        <>
          <p className="max-w-2xl text-ink-muted">
            To the form “{detail.formTitle}”. Scores and signs only: what applicants wrote is their landlord’s to read.
          </p>
          <ol className="mt-3">
            {detail.held.map(({ at: sentAt, score, signs }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: no id of an application is shown
              <li key={index} className="flex gap-4 border-t border-line py-2 text-[0.9375rem]">
                <span className="tabular w-8 text-end font-semibold">{score}</span>
                <span className="min-w-0 flex-1">{signs.join("; ")}</span>
                <span className="tabular text-sm text-ink-muted">{shortAge(at - sentAt)}</span>
              </li>
            ))}
          </ol>
        </>
      );
    default:
      return <ScreenedForm {...detail} at={at} />;
  }
}
