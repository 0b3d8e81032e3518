import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/button";
import { buttonClass } from "../../../../ui/button-style";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import { previewQuery } from "../viewer-messages";
import { documentListWords } from "../words";
import { documentLink } from "./document-viewer";
import { PaperDrawing } from "./paper-drawing";

/** A paper with what it answers. `openedAt`: last time by who reads, in milliseconds; null: not yet. */
export type ListedDocument = {
  id: string;
  name: string;
  size: string;
  label: string | null;
  isPicture: boolean;
  openedAt: number | null;
};
/** Papers of one person; `person` is null for who applied. */
export type DocumentGroup = { id: string; person: string | null; documents: ListedDocument[] };

/** All papers of an application in one place. A preview is a viewing, which the applicant can see: so it is asked for. */
export function DocumentList({ groups, locale }: { groups: readonly DocumentGroup[]; locale: string }) {
  const words = useWords(documentListWords);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      {groups.map(({ id, person, documents }) => (
        <div key={id}>
          {person ? (
            <h3 className="mb-2 font-medium text-ink-muted">
              <bdi translate="no">{person}</bdi>
            </h3>
          ) : null}
          <ul className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
            {documents.map((document) => (
              <Tile key={document.id} document={document} hasPreview={isOpen} locale={locale} />
            ))}
          </ul>
        </div>
      ))}
      <p className="needs-script text-sm text-ink-muted print:hidden">
        {words.previewsCount}{" "}
        <Button
          variant="link"
          size="sm"
          className="-my-2 px-1"
          aria-pressed={isOpen}
          onClick={() => setIsOpen((was) => !was)}
        >
          {isOpen ? words.hidePreviews : words.showPreviews}
        </Button>
      </p>
    </div>
  );
}

type TileProps = { document: ListedDocument; hasPreview: boolean; locale: string };

function Tile({ document, hasPreview, locale }: TileProps) {
  const words = useWords(documentListWords);
  const { id, name, size, label, isPicture, openedAt } = document;
  return (
    <li className="group relative flex flex-col gap-2 break-inside-avoid">
      {hasPreview ? (
        <iframe
          title={words.preview({ name })}
          src={`/files/${id}/view?${previewQuery}`}
          loading="lazy"
          tabIndex={-1}
          className="pointer-events-none h-48 w-full rounded-sm border border-line print:hidden"
        />
      ) : null}
      <div className="flex items-center gap-3">
        <PaperDrawing isPicture={isPicture} isOpened={openedAt !== null} />
        <div className="min-w-0 flex-1">
          <a
            href={`/files/${id}/view`}
            {...documentLink}
            className="flex min-h-11 flex-col justify-center after:absolute after:inset-0"
          >
            <bdi
              translate="no"
              className="truncate font-medium underline decoration-line-strong underline-offset-4 group-hover:decoration-current"
            >
              {name}
            </bdi>
            <span className="tabular truncate text-sm text-ink-muted">{[label, size].filter(Boolean).join(" · ")}</span>
            <span className="text-sm text-ink-muted print:hidden">
              {openedAt === null ? (
                <span className="font-medium text-ink">{words.notOpened}</span>
              ) : (
                <Filled say={words.opened} parts={{ day: <LocalTime at={openedAt} locale={locale} isDay /> }} />
              )}
            </span>
          </a>
        </div>
        <a
          href={`/files/${id}`}
          download
          aria-label={words.download({ name })}
          className={buttonClass({ variant: "ghost", size: "icon" }, "relative z-10 print:hidden")}
        >
          <Download aria-hidden="true" className="size-5" />
        </a>
      </div>
    </li>
  );
}
