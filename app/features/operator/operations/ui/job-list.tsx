import { Form } from "react-router";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { SelectField } from "~/ui/select-field";
import { giveUpWords } from "../../../../words/en/operations/job";
import type { ListedJob } from "../queries/list-jobs.server";
import { sayAge } from "./running-facts";

export type JobListProps = {
  label: string;
  jobs: readonly ListedJob[];
  now: number;
  /** The job whose button was pressed, and which. */
  pending: { id: string; intent: string } | null;
};

/** Jobs with what can be done about each: again now, or put away with a reason. */
export function JobList({ label, jobs, now, pending }: JobListProps) {
  return (
    <ul aria-label={label} className="border-t border-line-strong">
      {jobs.map((job) => (
        <Job key={job.id} job={job} now={now} intent={pending?.id === job.id ? pending.intent : null} />
      ))}
    </ul>
  );
}

const reasons = Object.entries(giveUpWords).map(([value, label]) => ({ value, label }));

function Job({ job, now, intent }: { job: ListedJob; now: number; intent: string | null }) {
  const { id, kind, name, attempts, lastError, dueAt, nextAt, deadAt } = job;
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <p className="font-medium">{name}</p>
        <p className="text-sm">
          <code className="text-ink-muted">{kind}</code>: {lastError ?? "No error: no one came for it"}, {tries}
        </p>
        <p className="text-sm text-ink-muted">
          due for {sayAge(now - dueAt)}
          {deadAt === null ? (nextAt > now ? ", next try " : null) : ", given up "}
          {deadAt === null && nextAt <= now ? null : <LocalTime at={deadAt ?? nextAt} locale="en-US" />}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="retry" variant="outline" pending={intent === "retry"}>
            Try again<span className="sr-only">: {name}</span>
          </Button>
        </Form>
        {deadAt === null ? null : (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
              Put away
            </summary>
            <Form method="post" className="flex flex-wrap items-end gap-3 pt-2">
              <input type="hidden" name="id" value={id} />
              <SelectField name="reason" label="Why" options={reasons} />
              <Button type="submit" name="intent" value="give-up" variant="destructive" pending={intent === "give-up"}>
                Put away for good
              </Button>
            </Form>
          </details>
        )}
      </div>
    </li>
  );
}
