import { formatExactly } from "../../../../kernel/home-zone";
import { useWords } from "../../../../ui/use-words";
import { useForeignLanguage } from "../../../../ui/written";
import type { DescribedNotice, DescribedSigning } from "../../../applying/applications/describe-application";
import { pageWords } from "../words/page-words";
import { SheetPart } from "./sheet-part";

type SigningRecordProps = { signing: DescribedSigning; locale: string; isNested?: boolean | undefined };

/** Who signed what, and when: to be shown and printed with the answers. Times in UTC, to the second. */
export function SigningRecord({ signing, locale, isNested }: SigningRecordProps) {
  const { signing: words } = useWords(pageWords);
  return (
    <SheetPart id="signing" title={words.title} isNested={isNested} className="break-inside-avoid">
      <dl>
        <Fact term={words.by}>
          <bdi translate="no">{signing.name}</bdi>
        </Fact>
        <Fact term={words.at}>
          <time dateTime={signing.at} className="tabular" suppressHydrationWarning>
            {formatExactly(Date.parse(signing.at), locale, "UTC")}
          </time>
        </Fact>
        <Fact term={words.fingerprint}>
          <span className="font-mono text-sm break-all" translate="no">
            {signing.hash}
          </span>
          <p className="mt-1 text-sm text-ink-muted">{words.fingerprintNote}</p>
        </Fact>
        {signing.amended ? (
          <Fact term={words.amended}>
            <time dateTime={signing.amended.at} className="tabular" suppressHydrationWarning>
              {formatExactly(Date.parse(signing.amended.at), locale, "UTC")}
            </time>
            <p className="mt-1 font-mono text-sm break-all" translate="no">
              {signing.amended.hash}
            </p>
            <p className="mt-1 text-sm text-ink-muted">{words.amendedNote}</p>
          </Fact>
        ) : null}
        {signing.notices.length > 0 ? (
          <Fact term={words.shown}>
            {signing.notices.map((notice) => (
              <Notice key={notice.text} notice={notice} />
            ))}
          </Fact>
        ) : null}
      </dl>
    </SheetPart>
  );
}

function Notice({ notice: { text, writtenIn } }: { notice: DescribedNotice }) {
  return (
    <p className="mb-2 whitespace-pre-line last:mb-0" dir="auto" lang={useForeignLanguage(writtenIn)}>
      {text}
    </p>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-1 sm:grid-cols-[11rem_1fr]">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
