import type { ReactNode } from "react";
import { classNames } from "../../../../ui/class-names";
import { useWords } from "../../../../ui/use-words";
import { LawMark } from "../../../forms/law/ui/law-mark";
import { LawNote } from "../../../forms/law/ui/law-note";
import type { ExampleMark } from "../queries/read-example-marks.server";
import { homeWords } from "../words/home-words";

export type ExampleLawProps = {
  examples: readonly ExampleMark[];
  /** Where to read on: beneath the caption. */
  children: ReactNode;
};

/** Questions as the builder shows them, with the law's word on each. Inert: a picture that is none. */
export function ExampleLaw({ examples, children }: ExampleLawProps) {
  const words = useWords(homeWords).law;
  return (
    <figure className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {examples.map(({ label, mark }, index) => (
        <div
          key={label}
          inert
          className={classNames(
            "rounded-md border border-line-strong bg-paper-raised p-5 shadow-raised",
            index > 0 && "lg:row-span-2",
          )}
        >
          <p className="text-sm text-ink-muted">{words.where}</p>
          <div className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-2">
            <p className="font-medium">{words[label]}</p>
            <LawMark mark={mark} />
          </div>
          <LawNote field={{ id: mark.question }} mark={mark} onSwap={ignore} onRemove={ignore} onReason={ignore} />
        </div>
      ))}
      <figcaption className="lg:col-start-1 lg:row-start-2">
        <p className="text-sm text-ink-muted">{words.caption}</p>
        <p className="mt-2">{children}</p>
      </figcaption>
    </figure>
  );
}

function ignore(): void {}
