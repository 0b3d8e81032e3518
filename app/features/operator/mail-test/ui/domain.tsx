import { Link } from "react-router";
import { Badge } from "../../../../ui/badge";
import type { DomainCheck } from "../domain-checks";

const states: Record<DomainCheck["state"], { label: string; tone: "accent" | "amber" | "neutral" | "red" }> = {
  good: { label: "Good", tone: "accent" },
  amber: { label: "Better", tone: "amber" },
  bad: { label: "Wrong", tone: "red" },
  unknown: { label: "Not known", tone: "neutral" },
};

/** What DNS says of the domain of our mails; asked for by a press, for it takes a moment. */
export function Domain({
  found,
  checkAt,
}: {
  found: { domain: string; checks: DomainCheck[] } | null;
  checkAt: string;
}) {
  if (!found)
    return (
      <p>
        <Link to={checkAt} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Ask DNS about SPF, DKIM, DMARC, MTA-STS and TLS-RPT
        </Link>
      </p>
    );
  return (
    <>
      <p className="break-all">{found.domain}</p>
      <ul className="border-t border-line">
        {found.checks.map(({ name, state, says }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-2">
            <span className="w-20 font-semibold">{name}</span>
            <Badge tone={states[state].tone}>{states[state].label}</Badge>
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
