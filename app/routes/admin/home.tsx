import { servicesContext } from "~/context";
import { listQueueLines } from "~/features/operator/admin/queries/list-queue-lines.server";
import { type ListLines, listWork } from "~/features/operator/operations/queries/list-work.server";
import { RunningFacts } from "~/features/operator/operations/ui/running-facts";
import { WorkLines } from "~/features/operator/operations/ui/work-lines";
import type { WorkLine } from "~/kernel/work-line";
import { AppPage } from "~/ui/app-page";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/home";

/** What else waits for the admin: each page of the area adds the lines of what it puts right. */
const waiting: readonly ListLines[] = [listQueueLines];

const worstFirst = ["bad", "warn", "wait"] as const;

export function meta() {
  return [{ title: pageTitle("Overview") }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { at, lines, state } = await listWork(services, waiting);
  const all = worstFirst.flatMap((level) => lines.filter((line) => line.level === level));
  return { at, lines: all, state };
}

export default function AdminHome({ loaderData: { at, lines, state } }: Route.ComponentProps) {
  return (
    <AppPage body="page" title={sayHow(lines)}>
      <div className="flex flex-col gap-10">
        {lines.length > 0 ? <WorkLines lines={lines} /> : null}
        {state ? <RunningFacts state={state} at={at} /> : null}
      </div>
    </AppPage>
  );
}

function sayHow(lines: readonly WorkLine[]): string {
  if (lines.length === 0) return "You’re all caught up.";
  const wrong = lines.filter(({ level }) => level !== "wait").length;
  if (wrong === 0) return lines.length === 1 ? "One thing waits for you." : `${lines.length} things wait for you.`;
  return wrong === 1 ? "One thing is wrong." : `${wrong} things are wrong.`;
}
