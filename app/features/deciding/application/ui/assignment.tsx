import { useLocation } from "react-router";
import { Button } from "../../../../ui/button";
import { useMay } from "../../../../ui/team-role";
import { useWords } from "../../../../ui/use-words";
import { reviewPosting, useReview } from "../../decision/ui/use-review";
import type { Review } from "../queries/find-review.server";
import { assignmentWords } from "../words/assignment-words";

type AssignmentProps = Pick<Review, "people" | "assignedTo"> & { id: string; formId: string };

/** Who of the account sees to the application: a choice for who may decide, a name for others. Nothing where nobody else works there. */
export function Assignment({ id, formId, people, assignedTo }: AssignmentProps) {
  const words = useWords(assignmentWords);
  const mayAssign = useMay("reviewer");
  const { post, isPending, failure } = useReview();
  const { pathname, search } = useLocation();
  if (people.length === 0) return null;
  const key = { ids: id, formId };
  const person = people.find((one) => one.id === assignedTo);
  if (!mayAssign)
    return (
      <p className="text-[0.9375rem] max-sm:text-sm">
        <span className="text-ink-muted">{words.assignedTo}</span>{" "}
        {person ? person.isMe ? words.you : <bdi translate="no">{person.name}</bdi> : words.nobody}
      </p>
    );
  return (
    <form
      method="post"
      action={reviewPosting.action}
      aria-busy={isPending}
      className="flex flex-wrap items-center gap-x-1.5 text-[0.9375rem] max-sm:text-sm print:hidden"
    >
      {Object.entries({ intent: "assign", ...key, back: pathname + search }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="assigned-to" className="text-ink-muted">
        {words.assignedTo}
      </label>
      <select
        // A choice that was refused, or that another tab changed, shows what holds.
        key={`${assignedTo} ${failure}`}
        id="assigned-to"
        name="to"
        defaultValue={person?.id ?? ""}
        disabled={isPending}
        onChange={(event) => post({ intent: "assign", ...key, to: event.currentTarget.value })}
        className="-my-1.5 min-h-8 max-w-56 rounded-md bg-transparent px-1 font-medium text-ellipsis hover:bg-paper-sunken pointer-coarse:min-h-11"
      >
        <option value="">{words.nobody}</option>
        {people.map(({ id: personId, name, isMe }) => (
          <option key={personId} value={personId}>
            {isMe ? words.you : name}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="outline" size="sm">
          {words.save}
        </Button>
      </noscript>
    </form>
  );
}
