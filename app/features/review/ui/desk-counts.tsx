import { AppLink } from "../../../ui/app-link";
import { type DeskCounts, deskStates, sayCounted } from "../desk";

const words: Record<(typeof deskStates)[number], { label: string; text: string }> = {
  submitted: { label: "New", text: "nobody has read them yet" },
  in_review: { label: "In review", text: "read, and waiting for your decision" },
  info_requested: { label: "Asked for more", text: "waiting for the applicant" },
  shortlisted: { label: "Shortlisted", text: "one step from a decision" },
};

/** How many applications wait, and for whom; each number leads to its list. */
export function DeskCountsCard({ counts }: { counts: DeskCounts }) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="text-lg font-semibold">
        What waits
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {deskStates.map((state) => (
          <li key={state}>
            <AppLink
              to={`/app/applicants?state=${state}`}
              preload="none"
              className="flex h-full flex-col rounded-md border border-line bg-paper-raised p-4 hover:border-line-strong"
            >
              <span className="font-medium underline decoration-line-strong underline-offset-4">
                {words[state].label}
              </span>
              <span className="tabular mt-1 text-2xl font-semibold">{sayCounted(counts[state])}</span>
              <span className="mt-1 text-sm text-ink-muted">{words[state].text}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
