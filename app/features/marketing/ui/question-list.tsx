export type QuestionListProps = { entries: readonly { question: string; answer: string }[] };

/** Short questions with their answers, in two columns where there is room. */
export function QuestionList({ entries }: QuestionListProps) {
  return (
    <dl className="grid grid-cols-1 gap-x-12 md:grid-cols-2">
      {entries.map((entry) => (
        <div key={entry.question} className="border-t border-line py-5">
          <dt className="text-lg font-semibold">{entry.question}</dt>
          <dd className="mt-2 text-ink-muted">{entry.answer}</dd>
        </div>
      ))}
    </dl>
  );
}
