import { ChevronDown } from "lucide-react";

export type QuestionListProps = { entries: readonly { question: string; answer: string }[] };

/** Short questions, each folded over its answer, in two columns where there is room. */
export function QuestionList({ entries }: QuestionListProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 md:grid-cols-2">
      {entries.map((entry) => (
        <details key={entry.question} className="group border-t border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 text-lg font-semibold [&::-webkit-details-marker]:hidden">
            {entry.question}
            <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
          </summary>
          <p className="pb-5 text-ink-muted">{entry.answer}</p>
        </details>
      ))}
    </div>
  );
}
