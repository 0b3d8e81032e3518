import { Button } from "../../../../ui/button";
import { useWords } from "../../../../ui/use-words";
import { CompareGrid } from "../../../deciding/inbox/ui/compare-grid";
import type { ExampleReview } from "../queries/read-example-review.server";
import { homeWords } from "../words/home-words";

/** The landlord's comparison, filled with an example by the product's own rules, and what is behind it. */
export function ExampleReviewFigure({ compared, criteria }: ExampleReview) {
  const words = useWords(homeWords).compare;
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
                {[words.shortlist, words.decline].map((label) => (
                  <Button key={label} variant="outline" size="sm" className="max-sm:px-2">
                    {label}
                  </Button>
                ))}
              </div>
            )}
          />
        </div>
        <figcaption className="mt-3 text-sm text-ink-muted">{words.caption}</figcaption>
      </figure>
      <ul className="mt-10 grid grid-cols-1 gap-8 md:grid-cols-3">
        {[words.criteria, words.names, words.answer].map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-4">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
