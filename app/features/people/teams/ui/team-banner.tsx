import { Form } from "react-router";
import { Button } from "../../../../ui/button";
import { useWords } from "../../../../ui/use-words";
import type { Membership } from "../queries/find-membership.server";
import { sayHomes, teamWords } from "../team-words";

/** Above every page of an account that somebody else shares: whose it is, and the way back. */
export function TeamBanner({ team }: { team: Pick<Membership, "ownerName" | "role" | "homes"> }) {
  const words = useWords(teamWords);
  return (
    <aside
      aria-label={words.title}
      className="border-line border-b bg-accent-soft px-4 py-0.5 text-sm sm:px-6 print:hidden"
    >
      <Form
        method="post"
        action="/app/settings/team"
        className="mx-auto flex max-w-app flex-wrap items-center justify-between gap-x-4"
      >
        <p className="[overflow-wrap:anywhere]">
          {words.banner({ name: team.ownerName, role: words.roles[team.role] })}
          {team.homes ? ` ${sayHomes(words, team.homes)}` : null}
        </p>
        <Button type="submit" name="intent" value="work-in" size="sm" variant="ghost" className="-mx-3">
          {words.back}
        </Button>
      </Form>
    </aside>
  );
}
