import { data, Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { requiredUserContext, servicesContext } from "~/context";
import { giveUpJob, reviveJobs } from "~/features/operator/operations/commands/revive-jobs.server";
import { type Jobs, listJobs } from "~/features/operator/operations/queries/list-jobs.server";
import { giveUpReasons } from "~/features/operator/operations/rules";
import { Carriers } from "~/features/operator/operations/ui/carriers";
import { JobList } from "~/features/operator/operations/ui/job-list";
import { outboxIdSchema } from "~/kernel/ids";
import { readPost } from "~/platform/body/posted-fields.server";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/jobs";

const postSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("retry-all") }),
  z.object({ intent: z.literal("retry"), id: outboxIdSchema }),
  z.object({ intent: z.literal("give-up"), id: outboxIdSchema, reason: z.enum(giveUpReasons) }),
]);

export function meta() {
  return [{ title: pageTitle("Jobs") }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const jobs = await listJobs(services);
  return { ...jobs, now: services.clock.now().getTime(), done: url.searchParams.get("done") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const actor = context.get(requiredUserContext).actor;
  const post = await readPost(request, postSchema);
  if (!post.success) throw data("This page does not know that button.", { status: 400 });
  const asked = post.data;
  const done =
    asked.intent === "give-up"
      ? await giveUpJob(services, actor, asked)
      : await reviveJobs(services, actor, asked.intent === "retry" ? asked.id : null);
  if (!done.ok) return data({ error: "It is done, or is being tried at this moment." }, { status: 409 });
  throw redirect(`/admin/jobs?done=${asked.intent}`, 303);
}

const doneWords: Record<string, string> = {
  retry: "It is tried again now.",
  "retry-all": "All of them are tried again now.",
  "give-up": "It is put away.",
};

export default function AdminJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { dead, late, now, done } = loaderData;
  const { state, formData } = useNavigation();
  const intent = state === "submitting" ? String(formData?.get("intent") ?? "") : "";
  const pending = intent ? { id: String(formData?.get("id") ?? ""), intent } : null;
  const said = done === null ? undefined : doneWords[done];
  return (
    <AppPage body="page" title={sayJobs(loaderData)}>
      <div className="flex flex-col gap-10">
        <div role="status" className="empty:hidden">
          {said && !actionData ? <Notice tone="accent">{said}</Notice> : null}
          {actionData ? <Notice tone="red">{actionData.error}</Notice> : null}
        </div>
        {dead.length > 0 ? (
          <section aria-labelledby="dead" className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="dead" className="text-lg font-semibold">
                Given up
              </h2>
              <Form method="post">
                <Button type="submit" name="intent" value="retry-all" pending={intent === "retry-all"}>
                  Try all again
                </Button>
              </Form>
            </div>
            <JobList label="Given up" jobs={dead} now={now} pending={pending} />
          </section>
        ) : null}
        {late.length > 0 ? (
          <section aria-labelledby="late" className="flex flex-col gap-3">
            <h2 id="late" className="text-lg font-semibold">
              Late, or failed and waiting for the next try
            </h2>
            <JobList label="Late" jobs={late} now={now} pending={pending} />
          </section>
        ) : null}
        <Found {...loaderData} />
        <Carriers {...loaderData} />
      </div>
    </AppPage>
  );
}

function sayJobs({ dead, late }: Jobs): string {
  if (dead.length > 0) return dead.length === 1 ? "One job was given up." : `${dead.length} jobs were given up.`;
  if (late.length > 0) return late.length === 1 ? "One job is late." : `${late.length} jobs are late.`;
  return "Every job is done in time.";
}

function Found({ events, faults }: Pick<Jobs, "events" | "faults">) {
  if (events.length + faults.length === 0) return null;
  return (
    <section aria-labelledby="found" className="flex flex-col gap-3">
      <h2 id="found" className="text-lg font-semibold">
        Found by Stripe’s events and the nightly check
      </h2>
      <ul className="border-t border-line">
        {events.map(({ type, lastError, receivedAt }) => (
          <li key={`${type}${receivedAt}`} className="border-b border-line py-2 [overflow-wrap:anywhere]">
            {type}: {lastError},{" "}
            <span className="text-ink-muted">
              <LocalTime at={receivedAt} locale="en-US" />
            </span>
          </li>
        ))}
        {faults.map(({ name, found, mended }) => (
          <li key={name} className="border-b border-line py-2">
            {`Check "${name}": ${found} wrong, ${mended} mended`}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">What each means is in docs/operations.md.</p>
    </section>
  );
}
