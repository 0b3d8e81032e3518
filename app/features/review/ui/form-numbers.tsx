import { Card } from "../../../ui/card";
import type { FormNumbers as Numbers } from "../queries/find-numbers.server";

/** How far people come: a line for each step of the way, its length beside the number. */
export function FormNumbers({ numbers }: { numbers: Numbers }) {
  const { views, starts, steps, sent, medianMinutes } = numbers;
  const rows = [
    { name: "Looked at the form", count: views },
    { name: "Began", count: starts },
    ...steps.map((step, index) => ({ name: `${index + 1}. ${step.title}`, count: step.count })),
    { name: "Sent", count: sent },
  ];
  const most = Math.max(1, ...rows.map((row) => row.count));
  return (
    <Card title="Numbers" id="numbers">
      <dl className="flex flex-col gap-2 text-[0.9375rem]">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the way has a fixed order, and two steps may share a title
          <div key={index} className="grid grid-cols-[1fr_3.5rem] items-center gap-x-4 sm:grid-cols-[14rem_1fr_3.5rem]">
            <dt className="min-w-0 [overflow-wrap:anywhere]">{row.name}</dt>
            <dd className="tabular text-end font-medium sm:order-3">{row.count}</dd>
            <span aria-hidden="true" className="col-span-2 h-1.5 rounded-full bg-paper-sunken sm:col-span-1">
              <span className="block h-full rounded-full bg-accent" style={{ width: `${(row.count / most) * 100}%` }} />
            </span>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-line pt-3 text-sm text-ink-muted">
        {medianMinutes === null
          ? "How long it takes stands here after the first application."
          : `Half of the applicants took ${medianMinutes} ${medianMinutes === 1 ? "minute" : "minutes"} or less from start to sending.`}{" "}
        Your own visits and those of machines are not counted.
      </p>
    </Card>
  );
}
