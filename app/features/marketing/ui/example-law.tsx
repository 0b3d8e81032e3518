import { LawMark } from "../../rent-forms/law/ui/law-mark";
import { LawNote } from "../../rent-forms/law/ui/law-note";
import type { ExampleMark } from "../example-law.server";

/** Questions as the builder shows them, with the law's word on each. Inert: a picture that is none. */
export function ExampleLaw({ examples }: { examples: readonly ExampleMark[] }) {
  return (
    <figure>
      <div inert className="grid items-start gap-5 lg:grid-cols-2">
        {examples.map(({ label, where, mark }) => (
          <div key={label} className="rounded-md border border-line-strong bg-paper-raised p-5 shadow-raised">
            <p className="text-sm text-ink-muted">{where}</p>
            <div className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-2">
              <p className="font-medium">{label}</p>
              <LawMark mark={mark} />
            </div>
            <LawNote field={{ id: mark.question }} mark={mark} onSwap={ignore} onRemove={ignore} onReason={ignore} />
          </div>
        ))}
      </div>
      <figcaption className="mt-3 text-sm text-ink-muted">
        Two questions in the builder, with its own notes. The same entries stand on the page of restrictions.
      </figcaption>
    </figure>
  );
}

function ignore(): void {}
