import type { PageLocale } from "../../../../kernel/page-locale";
import type { DescribedSection } from "../../applications/describe-application";
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
              <span dir="auto">
                {[row.text, ...row.documents.map(nameOf)].filter(Boolean).join("\n") || notAnswered}
              </span>
              {row.drawing ? <Drawing strokes={row.drawing} label={row.label} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
