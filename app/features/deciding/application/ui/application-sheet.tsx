import { FileText } from "lucide-react";
import type { DocumentKind } from "../../../../db/schema/documents";
import { numberFormat } from "../../../../kernel/formatters";
import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import { useForeignLanguage, Written } from "../../../../ui/written";
import { Drawing } from "../../../applying/answering/ui/drawing";
import type {
  DescribedConsent,
  DescribedRow,
  DescribedSection,
  DescribedSigning,
} from "../../../applying/applications/describe-application";
import { documentLink } from "../../../applying/documents/ui/document-viewer";
import { pageWords } from "../words/page-words";
import { SheetPart } from "./sheet-part";
import { SigningRecord } from "./signing-record";

/** `isHeld`: named, but not to be opened yet. */
export type SheetDocument = { id: string; name: string; sizeBytes: number; kind?: DocumentKind; isHeld?: boolean };

export type ApplicationSheetProps = {
  sections: DescribedSection[];
  consents: DescribedConsent[];
  documents: SheetDocument[];
  locale: string;
  signing?: DescribedSigning | null;
  /** See SheetPart. */
  isNested?: boolean | undefined;
};

/** The answers in the order of the form, ready to print. What was asked and not answered is said so. */
export function ApplicationSheet(props: ApplicationSheetProps) {
  const { sections, consents, documents, locale, signing, isNested } = props;
  const { sheet: words } = useWords(pageWords);
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {sections.map((section) => (
        <SheetPart key={section.id} id={`section-${section.id}`} title={section.title} isNested={isNested}>
          {section.groups.length === 0 ? (
            <p className="py-1">
              <Missing text={words.nothingAdded} />
            </p>
          ) : null}
          {section.groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a sent application never move
            <div key={index} className="break-inside-avoid-page">
              {group.title ? <h3 className="mt-2 mb-1 font-medium text-ink-muted first:mt-0">{group.title}</h3> : null}
              <dl>
                {group.rows.map((row, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <Row key={position} row={row} documents={documents} locale={locale} />
                ))}
              </dl>
            </div>
          ))}
        </SheetPart>
      ))}
      {consents.length > 0 ? <Consents consents={consents} isNested={isNested} /> : null}
      {signing ? <SigningRecord signing={signing} locale={locale} isNested={isNested} /> : null}
    </div>
  );
}

/** As wide as its words: a short name in Arabic stands beside its label, too. */
const answerClass = "w-fit max-w-full whitespace-pre-wrap break-words";

function Row({ row, documents, locale }: { row: DescribedRow; documents: SheetDocument[]; locale: string }) {
  const { sheet: words } = useWords(pageWords);
  const files = row.documents.map((id) => documents.find((file) => file.id === id));
  return (
    <div className="grid gap-x-6 py-1 break-inside-avoid sm:grid-cols-[11rem_1fr]">
      <dt className="text-ink-muted">{row.label}</dt>
      <dd className="min-w-0">
        {files.length > 0 ? (
          <ul className="flex flex-col gap-1">
            {files.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: documents of a sent application never move
              <li key={index}>
                {file ? <DocumentLink file={file} locale={locale} /> : <Missing text={words.notStored} />}
              </li>
            ))}
          </ul>
        ) : row.text === null ? (
          <Missing text={words.notAnswered} />
        ) : row.other ? (
          <p className={answerClass}>
            {row.text.slice(0, -row.other.length)}
            <Other text={row.other} locale={row.writtenIn} />
          </p>
        ) : (
          <Written className={answerClass} text={row.text} locale={row.writtenIn} isName={row.isName} />
        )}
        {row.isUnlawful ? <p className="mt-1 border-s-4 border-amber ps-3 text-sm">{words.unlawful}</p> : null}
        {row.remark ? (
          <p className="mt-1 border-s-4 border-line-strong ps-3 text-sm text-ink-muted">{row.remark}</p>
        ) : null}
        {row.drawing ? <Drawing strokes={row.drawing} label={words.drawnSignature} /> : null}
      </dd>
    </div>
  );
}

/** What somebody wrote in place of an option. */
function Other({ text, locale }: { text: string; locale: string | undefined }) {
  return (
    <span dir="auto" lang={useForeignLanguage(locale)}>
      {text}
    </span>
  );
}

function Missing({ text }: { text: string }) {
  return <span className="text-ink-muted italic">{text}</span>;
}

function DocumentLink({ file, locale }: { file: SheetDocument; locale: string }) {
  const { sheet: words } = useWords(pageWords);
  if (file.isHeld) {
    return (
      <span className="break-all text-ink-muted">
        <Filled say={words.heldFile} parts={{ name: <bdi translate="no">{file.name}</bdi> }} />
      </span>
    );
  }
  return (
    <a
      href={`/files/${file.id}/view`}
      {...documentLink}
      className="inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4 hover:text-accent-hover print:min-h-0"
    >
      <FileText aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 break-all">
        <bdi translate="no">{file.name}</bdi>{" "}
        <span className="tabular whitespace-nowrap text-ink-muted">({sizeText(file.sizeBytes, locale)})</span>
      </span>
    </a>
  );
}

export function sizeText(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? "megabyte" : "kilobyte";
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  return numberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

function Consents({ consents, isNested }: { consents: DescribedConsent[]; isNested: boolean | undefined }) {
  const { sheet: words } = useWords(pageWords);
  return (
    <SheetPart id="consents" title={words.agreedTo} isNested={isNested}>
      <dl className="divide-y divide-line">
        {consents.map((consent) => (
          <Consent key={consent.text} consent={consent} />
        ))}
      </dl>
    </SheetPart>
  );
}

function Consent({ consent: { text, accepted, writtenIn } }: { consent: DescribedConsent }) {
  const { sheet: words } = useWords(pageWords);
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-1.5 sm:grid-cols-[4rem_1fr]">
      <dt className="order-2 whitespace-pre-line" dir="auto" lang={useForeignLanguage(writtenIn)}>
        {text}
      </dt>
      <dd className="text-ink-muted">{accepted ? words.agreed : words.notAgreed}</dd>
    </div>
  );
}
