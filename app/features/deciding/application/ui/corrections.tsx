import { Badge } from "../../../../ui/badge";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import { useForeignLanguage } from "../../../../ui/written";
import { Drawing } from "../../../applying/answering/ui/drawing";
import type { AnswerSide, ChangedAnswer } from "../../../applying/applications/corrections/compare-answers";
import type { ReadCorrection } from "../../../applying/applications/corrections/queries/list-revisions.server";
import { pageWords } from "../words/page-words";
import { ApplicationSheet, type SheetDocument } from "./application-sheet";

export type CorrectionsProps = {
  corrections: ReadCorrection[];
  documents: SheetDocument[];
  locale: string;
  /** The revision that was read last; corrections after it are marked. Null: never opened. */
  seenRev: number | null;
};

/** What the applicant changed after sending: each answer as it was and as it is, and every former state whole. */
export function Corrections({ corrections, documents, locale, seenRev }: CorrectionsProps) {
  const { corrections: words } = useWords(pageWords);
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections" className="scroll-mt-24 text-lg font-semibold">
        {words.title}
      </h2>
      {corrections.map(({ rev, at, changes, former }) => (
        <article key={rev} id={`change-${rev}`} className="mt-3 scroll-mt-24 rounded-md border border-line p-4 sm:p-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
            {seenRev !== null && rev > seenRev ? <Badge tone="amber">{words.unread}</Badge> : null}
            <LocalTime at={at} locale={locale} />
          </div>
          <dl className="mt-2 divide-y divide-line">
            {changes.map((change) => (
              <Change key={change.path} change={change} />
            ))}
          </dl>
          <details className="mt-2 print:hidden">
            <summary className="flex min-h-11 cursor-pointer items-center text-accent underline underline-offset-4">
              {words.former}
            </summary>
            <div className="mt-3 border-s-4 border-line ps-4">
              <ApplicationSheet {...former} documents={documents} locale={locale} isNested />
            </div>
          </details>
        </article>
      ))}
      {hasEarlier(corrections) ? <p className="mt-3 text-sm text-ink-muted">{words.hasEarlier}</p> : null}
    </section>
  );
}

/** The first correction makes the second revision. */
function hasEarlier(corrections: readonly ReadCorrection[]): boolean {
  return (corrections.at(-1)?.rev ?? 2) > 2;
}

function Change({ change: { section, item, label, before, after, writtenIn } }: { change: ChangedAnswer }) {
  const lang = useForeignLanguage(writtenIn);
  return (
    <div className="grid gap-x-6 gap-y-1 py-2.5 break-inside-avoid sm:grid-cols-[16rem_1fr]">
      <dt className="text-ink-muted [overflow-wrap:anywhere]">
        <span className="block text-sm">{[section, item].filter(Boolean).join(", ")}</span>
        {label}
      </dt>
      <dd className="flex min-w-0 flex-col gap-1">
        <Side side={before} language={lang} isOld />
        <Side side={after} language={lang} />
      </dd>
    </div>
  );
}

/** Struck or underlined, and named: the difference is read without colour, too. */
function Side({
  side,
  language,
  isOld = false,
}: {
  side: AnswerSide | null;
  language: string | undefined;
  isOld?: boolean;
}) {
  const { corrections: words, sheet } = useWords(pageWords);
  const text = side && [side.text, ...side.documents.map((name) => name || words.aDocument)].filter(Boolean).join("\n");
  const Mark = isOld ? "del" : "ins";
  return (
    <p className="break-words">
      <span className="text-sm text-ink-muted">{isOld ? words.before : words.now} </span>
      {text ? (
        <Mark
          dir="auto"
          lang={language}
          className={`whitespace-pre-line rounded-sm px-1 ${isOld ? "bg-red-soft decoration-red" : "bg-accent-soft decoration-accent"}`}
        >
          {text}
        </Mark>
      ) : (
        <span className="text-ink-muted italic">{side ? sheet.notAnswered : words.notAsked}</span>
      )}
      {side?.drawing ? (
        <Drawing strokes={side.drawing} label={isOld ? words.signatureBefore : words.signatureNow} />
      ) : null}
    </p>
  );
}
