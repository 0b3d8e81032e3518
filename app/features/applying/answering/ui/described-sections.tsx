import { type PageLocale, primaryOf } from "../../../../kernel/page-locale";
import type { DescribedRow, DescribedSection } from "../../applications/describe-application";
import { statusWords } from "../status-words";
import { Drawing } from "./drawing";

type DescribedSectionsProps = {
  sections: readonly DescribedSection[];
  documents: readonly { id: string; name: string }[];
  locale: PageLocale;
};

/** Answers as they were asked, a section at a time, each closed until it is wanted. */
export function DescribedSections({ sections, documents, locale }: DescribedSectionsProps) {
  return sections.map((section) => (
    <details className="box" key={section.id}>
      <summary>
        <b dir="auto">{section.title}</b>
      </summary>
      <DescribedAnswers section={section} documents={documents} locale={locale} />
    </details>
  ));
}

type DescribedAnswersProps = Omit<DescribedSectionsProps, "sections"> & { section: DescribedSection };

/** The answers of one section. A repeated one that was left empty says so. */
export function DescribedAnswers({ section: { groups }, documents, locale }: DescribedAnswersProps) {
  const nameOf = (id: string) => documents.find((file) => file.id === id)?.name ?? "";
  const { notAnswered } = statusWords[locale];
  if (groups.length === 0) return <p className="muted">{notAnswered}</p>;
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items that are only read never move
    <div key={index}>
      {group.title ? <p className="muted">{group.title}</p> : null}
      <dl>
        {group.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <div key={at}>
            <dt dir="auto">{row.label}</dt>
            <dd>
              <Said row={row} names={row.documents.map(nameOf)} otherwise={notAnswered} locale={locale} />
              {row.drawing ? <Drawing strokes={row.drawing} label={row.label} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}

type SaidProps = { row: DescribedRow; names: string[]; otherwise: string; locale: PageLocale };

/** What somebody wrote while the page had another language is in that one. */
function Said({ row: { text, other, writtenIn }, names, otherwise, locale }: SaidProps) {
  const written = primaryOf(writtenIn ?? locale);
  const lang = written === locale ? undefined : written;
  if (text && other) {
    return (
      <span dir="auto">
        {text.slice(0, -other.length)}
        <span dir="auto" lang={lang}>
          {other}
        </span>
      </span>
    );
  }
  return (
    <span dir="auto" lang={lang}>
      {[text, ...names].filter(Boolean).join("\n") || otherwise}
    </span>
  );
}
