import type { ReactNode } from "react";
import { AppLink } from "../../../../ui/app-link";
import { LocalTime } from "../../../../ui/local-time";
import type { MailService as Service } from "../queries/get-mail-service.server";

const adapters: Record<Service["adapter"], string> = {
  cloudflare: "Cloudflare Email Service",
  resend: "Resend",
  local: "The local inbox: nothing leaves this machine",
};

/** How mail leaves this installation, and what became of it lately. */
export function MailService({ service, now }: { service: Service; now: number }) {
  const { lastSentAt, lastError, events, oldestDueAt, givenUp } = service;
  const total = events.reduce((sum, { count }) => sum + count, 0);
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      <Row term="Service">{adapters[service.adapter]}</Row>
      <Row term="From">{service.from}</Row>
      <Row term="Last email left">{lastSentAt === null ? "None in seven days" : <When at={lastSentAt} />}</Row>
      <Row term="Sent today">{service.sentToday}</Row>
      <Row term="Last refusal">
        {lastError === null ? (
          "None in seven days"
        ) : (
          <>
            {lastError.code}, <When at={lastError.at} />
          </>
        )}
      </Row>
      <Row term="Oldest job that waits">
        {oldestDueAt === null || oldestDueAt > now ? "None is late" : <When at={oldestDueAt} />}
      </Row>
      <Row term="Told since yesterday">
        {total === 0
          ? "Nothing yet"
          : events
              .map(({ what, count }) => `${what} ${count} (${Math.round((count / total) * 1000) / 10} %)`)
              .join(", ")}
      </Row>
      <Row term="Given up in seven days">
        {givenUp}
        {givenUp === 0 ? null : (
          <>
            {" "}
            <AppLink to="/admin/jobs" className="underline underline-offset-4">
              Try again
            </AppLink>
          </>
        )}
      </Row>
    </dl>
  );
}

function When({ at }: { at: number }) {
  return <LocalTime at={at} locale="en-US" />;
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="tabular [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
