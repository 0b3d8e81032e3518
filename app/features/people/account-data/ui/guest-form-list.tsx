import { Card } from "../../../../ui/card";
import type { GuestForm } from "../queries/find-guest-forms.server";

/** Forms by name, with how many applications each holds. */
export function GuestFormList({ forms }: { forms: GuestForm[] }) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {forms.map((form) => (
          <li key={form.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 font-medium break-words">{form.title}</span>
            <span className="text-ink-muted">{countApplications(form.applicationCount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function countApplications(count: number): string {
  if (count === 0) return "No applications";
  return count === 1 ? "1 application" : `${count} applications`;
}
