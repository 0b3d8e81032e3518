import { Download, FileImage, FileText } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { previewQuery } from "../viewer-messages";
import { documentLink } from "./document-viewer";

/** A paper with what it answers. */
export type ListedDocument = { id: string; name: string; size: string; label: string | null; isPicture: boolean };
/** Papers of one person; `person` is null for who applied. */
export type DocumentGroup = { id: string; person: string | null; documents: ListedDocument[] };

/** All papers of an application in one place. A preview is a viewing, which the applicant can see: so it is asked for. */
export function DocumentList({ groups }: { groups: readonly DocumentGroup[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ id, person, documents }) => (
        <div key={id}>
          {person ? (
            <h3 className="mb-2 font-medium text-ink-muted">
              <bdi>{person}</bdi>
            </h3>
          ) : null}
          <ul className="grid gap-3 sm:grid-cols-2">
            {documents.map((document) => (
              <Tile key={document.id} document={document} hasPreview={isOpen} />
            ))}
          </ul>
        </div>
      ))}
      <div className="needs-script flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
        <Button variant="outline" size="sm" aria-pressed={isOpen} onClick={() => setIsOpen((was) => !was)}>
          {isOpen ? "Hide previews" : "Show previews"}
        </Button>
        <p className="text-sm text-ink-muted">
          The applicant sees when a paper was viewed or downloaded. A preview counts as a viewing.
        </p>
      </div>
    </div>
  );
}

function Tile({ document, hasPreview }: { document: ListedDocument; hasPreview: boolean }) {
  const { id, name, size, label, isPicture } = document;
  const Icon = isPicture ? FileImage : FileText;
  return (
    <li className="relative flex flex-col overflow-hidden rounded-md border border-line bg-paper-raised break-inside-avoid has-[a[data-document]:hover]:border-line-strong">
      {hasPreview ? (
        <iframe
          title={`Preview of ${name}`}
          src={`/files/${id}/view?${previewQuery}`}
          loading="lazy"
          tabIndex={-1}
          className="pointer-events-none h-48 w-full border-b border-line print:hidden"
        />
      ) : null}
      <div className="flex items-center gap-2 py-1 ps-3 pe-1">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
        <div className="min-w-0 flex-1">
          <a
            href={`/files/${id}/view`}
            {...documentLink}
            className="flex min-h-11 flex-col justify-center after:absolute after:inset-0"
          >
            <bdi className="truncate font-medium text-accent underline underline-offset-4">{name}</bdi>
            <span className="tabular truncate text-sm text-ink-muted">{[label, size].filter(Boolean).join(" · ")}</span>
          </a>
        </div>
        <a
          href={`/files/${id}`}
          download
          aria-label={`Download ${name}`}
          className={buttonClass({ variant: "ghost", size: "icon" }, "relative z-10 print:hidden")}
        >
          <Download aria-hidden="true" className="size-5" />
        </a>
      </div>
    </li>
  );
}
