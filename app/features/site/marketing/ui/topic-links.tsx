export type TopicLinksProps = { label: string; topics: readonly { href: string; title: string }[] };

/** The parts of a long page, beside it on a wide screen. */
export function TopicLinks({ label, topics }: TopicLinksProps) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-24">
      <ul className="flex flex-wrap gap-x-6 border-line lg:flex-col lg:border-s">
        {topics.map((topic) => (
          <li key={topic.href}>
            <a
              href={topic.href}
              className="flex min-h-11 items-center py-1.5 leading-snug text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink lg:ps-4 lg:no-underline lg:hover:underline"
            >
              {topic.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
