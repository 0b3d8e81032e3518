import { Button } from "../../../../ui/button";
import { undoSpan } from "../../../../words/en/decision/undo-span";
import { CompareGrid } from "../../../deciding/inbox/ui/compare-grid";
import type { ExampleReview } from "../queries/read-example-review.server";

const points = [
  {
    title: "Your own criteria, no one’s score",
    text: "A flag shows your rule next to the answer. You make the call.",
  },
  {
    title: "Names come last",
    text: "Applicants appear as A, B and C until you shortlist them.",
  },
  {
    title: "An answer for everyone",
    text: `Approve, ask for more, or decline with a letter that you read and change before it goes. Letters wait ${undoSpan}, and until then you can undo the decision.`,
  },
];

/** The landlord's comparison, filled with an example by the product's own rules, and what is behind it. */
export function ExampleReviewFigure({ compared, criteria }: ExampleReview) {
  return (
    <>
      {/* In letters of twice the size a phone has no room for two columns. */}
      <figure className="max-[22.5rem]:hidden">
        {/* Inert: a picture that is none, so it cannot be moved sideways, and a phone shows as many households as it has room for. */}
        <div
          inert
          className="overflow-hidden rounded-md border border-line-strong bg-paper-raised shadow-raised max-sm:[&_table]:min-w-0 max-sm:[&_tr>:nth-child(4)]:hidden"
        >
          <CompareGrid
            compared={compared}
            criteria={criteria}
            nextStep={({ id }) => (
              <div key={id} className="flex flex-wrap gap-2">
                {["Shortlist", "Decline"].map((label) => (
                  <Button key={label} variant="outline" size="sm" className="max-sm:px-2">
                    {label}
                  </Button>
                ))}
              </div>
            )}
          />
        </div>
        <figcaption className="mt-3 text-sm text-ink-muted">
          An example: households for 14 Maple Street, Apt 2, beside what was published.
        </figcaption>
      </figure>
      <ul className="mt-10 grid grid-cols-1 gap-8 md:grid-cols-3">
        {points.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-4">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
