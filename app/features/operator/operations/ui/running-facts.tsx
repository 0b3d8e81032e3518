import type { ReactNode } from "react";
import { LocalTime } from "~/ui/local-time";
import type { RunningState } from "../queries/list-work.server";
import { workCountedAtMost } from "../rules";

/** The state of what runs by itself, whether well or not. `at`: when it was looked at, milliseconds. */
export function RunningFacts({ state, at }: { state: RunningState; at: number }) {
  const { cronAt, oldestDueAt, contactMessages, contactSpam } = state;
  return (
    <section aria-labelledby="running">
      <h2 id="running" className="border-b border-line-strong pb-1 text-lg font-semibold">
        Background work
      </h2>
      <dl>
        <Fact name="Cron">{cronAt === null ? "has never run" : `ran ${sayAge(at - cronAt)} ago`}</Fact>
        <Fact name="Oldest job that is due">{oldestDueAt === null ? "none" : `for ${sayAge(at - oldestDueAt)}`}</Fact>
        <Fact name="Jobs given up">{sayUpTo(state.deadJobs)}</Fact>
        <Fact name="Mails held, mailbox full">{sayUpTo(state.heldMails)}</Fact>
        <Fact name="Contact messages within a day">
          {sayUpTo(contactMessages + contactSpam)}
          {contactSpam > 0 ? `, ${sayUpTo(contactSpam)} of them look like spam` : ""}
        </Fact>
      </dl>
      <p className="mt-3 text-sm text-ink-muted">
        Looked at <LocalTime at={at} locale="en-US" />. Contact messages are in the inbox of support.
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

/** "99", and "100 or more" where counting ended. */
export function sayUpTo(count: number): string {
  return count < workCountedAtMost ? String(count) : `${workCountedAtMost} or more`;
}

/** "12 seconds", "3 minutes", "5 hours", "2 days". */
export function sayAge(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 90) return count(seconds, "second");
  if (seconds < 90 * 60) return count(Math.round(seconds / 60), "minute");
  if (seconds < 36 * 3600) return count(Math.round(seconds / 3600), "hour");
  return count(Math.round(seconds / 86_400), "day");
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
