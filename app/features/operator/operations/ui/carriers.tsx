import { DataTable } from "~/ui/data-table";
import type { Jobs, LaneState } from "../queries/list-jobs.server";
import { sayAge, sayUpTo } from "./running-facts";

/** What carries the jobs: the cron, and the queue of each lane. */
export function Carriers({ lanes, cronAt, now }: Pick<Jobs, "lanes" | "cronAt"> & { now: number }) {
  return (
    <section aria-labelledby="carriers" className="flex flex-col gap-3">
      <h2 id="carriers" className="text-lg font-semibold">
        Cron and queues
      </h2>
      <p>
        {cronAt === null ? "The cron has never run here." : `The cron ran ${sayAge(now - cronAt)} ago.`} It runs every
        minute.
      </p>
      <DataTable
        caption="Queues"
        rows={lanes}
        rowKey={({ lane }) => lane}
        columns={[
          { key: "lane", header: "Lane", isRowHeader: true, cell: ({ lane }) => lane },
          { key: "due", header: "Jobs due", align: "end", cell: ({ due }) => sayUpTo(due) },
          { key: "queue", header: "Oldest message", align: "end", cell: (state) => sayQueue(state, now) },
        ]}
      />
    </section>
  );
}

function sayQueue({ waitingSince }: LaneState, now: number): string {
  if (waitingSince === "unknown") return "the queue does not say";
  return waitingSince === null ? "none" : sayAge(now - waitingSince);
}
