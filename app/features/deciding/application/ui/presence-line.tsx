import { Eye } from "lucide-react";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import type { Present } from "../commands/mark-presence.server";
import { presenceWords } from "../words/presence-words";

/** Who else has the application open. Who comes or goes is announced; what they do is only shown. Keeps its place while nobody is there. */
export function PresenceLine({ others, className }: { others: readonly Present[]; className: string }) {
  const words = useWords(presenceWords);
  const locale = usePageLocale();
  const names = new Intl.ListFormat(locale, { type: "conjunction" }).format(others.map(({ name }) => name));
  return (
    <p className={`flex min-h-6 items-baseline gap-x-2 text-sm print:hidden ${className}`}>
      {others.length > 0 ? <Eye aria-hidden="true" className="size-4 shrink-0 self-center text-accent" /> : null}
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span role="status" className="font-medium">
          {others.length > 0 ? words.here({ names, count: others.length }) : null}
        </span>{" "}
        <span className="text-ink-muted">
          {others.flatMap(({ name, doing }) => (doing === "reading" ? [] : words[doing]({ name }))).join(" ")}
        </span>
      </span>
    </p>
  );
}
