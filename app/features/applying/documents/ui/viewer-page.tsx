import { ArrowLeft, ChevronLeft, ChevronRight, Download, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../../../ui/button-style";
import { Filled } from "../../../../ui/filled";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import type { ViewedDocument } from "../queries/find-viewed.server";
import { scriptWords } from "../script-words";
import { framedQuery } from "../viewer-messages";
import { viewerWords } from "../words";

export type ViewerPageProps = {
  documents: readonly ViewedDocument[];
  at: number;
  applicant: string;
  /** The application's page. */
  backTo: string;
  /** "page": over our own page; "preview": small in it, the document alone; null: by itself. */
  place: "page" | "preview" | null;
};

const iconButton = buttonClass({ variant: "ghost", size: "icon" });

/** One document with a watermark, and the way to the next. Plain HTML: a small script adds zoom, keys and decoders. */
export function ViewerPage({ documents, at, applicant, backTo, place }: ViewerPageProps) {
  const words = useWords(viewerWords);
  const language = usePageLanguage();
  const shown = documents[at];
  if (!shown) return null;
  const { id, name, kind } = shown;
  const isFramed = place !== null;
  const addressOf = (other: ViewedDocument | undefined) =>
    other && `/files/${other.id}/view${isFramed ? `?${framedQuery}` : ""}`;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex h-dvh flex-col bg-paper-sunken"
      data-viewer={kind}
      data-source={`/files/${id}/shown`}
      data-words={JSON.stringify(scriptWords(language))}
    >
      <div className={`border-b border-line bg-paper px-2 ${place === "preview" ? "hidden" : ""}`}>
        <div className={`flex min-h-12 items-center gap-2 ${isFramed ? "pe-12" : ""}`}>
          {isFramed ? null : (
            <a href={backTo} data-close className={buttonClass({ variant: "ghost" }, "shrink-0 px-2")}>
              <ArrowLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
              <span className="max-sm:sr-only">{words.back}</span>
            </a>
          )}
          <h1 className={`min-w-0 truncate font-medium ${isFramed ? "ps-2" : ""}`}>
            <span className="text-ink-muted">
              <Filled
                say={words.titled}
                parts={{
                  name: (
                    <bdi translate="no" className="text-ink">
                      {name}
                    </bdi>
                  ),
                  applicant: <bdi translate="no">{applicant}</bdi>,
                }}
              />
            </span>
          </h1>
        </div>
        <div className="flex items-center pb-1">
          <Step href={addressOf(documents[at - 1])} rel="prev" label={words.before}>
            <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
          </Step>
          <p className="tabular px-1 text-sm whitespace-nowrap text-ink-muted">
            {words.place({ at: at + 1, count: documents.length })}
          </p>
          <Step href={addressOf(documents[at + 1])} rel="next" label={words.next}>
            <ChevronRight aria-hidden="true" className="size-5 rtl:rotate-180" />
          </Step>
          <div className="ms-auto flex items-center">
            <Tool tool="smaller" label={words.smaller}>
              <ZoomOut aria-hidden="true" className="size-5" />
            </Tool>
            <Tool tool="larger" label={words.larger}>
              <ZoomIn aria-hidden="true" className="size-5" />
            </Tool>
            <Tool tool="turn" label={words.turn}>
              <RotateCw aria-hidden="true" className="size-5" />
            </Tool>
            <a
              href={`/files/${id}`}
              download
              data-download
              aria-label={words.download({ name })}
              className={iconButton}
            >
              <Download aria-hidden="true" className="size-5" />
            </a>
          </div>
        </div>
      </div>
      <section
        data-stage
        aria-label={words.document}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto p-2 -outline-offset-2 sm:p-4"
      >
        <Content document={shown} />
      </section>
    </main>
  );
}

type StepProps = { href: string | undefined; rel: "prev" | "next"; label: string; children: ReactNode };

function Step({ href, rel, label, children }: StepProps) {
  return href ? (
    <a href={href} rel={rel} data-step={rel} aria-label={label} className={iconButton}>
      {children}
    </a>
  ) : (
    <span className={`${iconButton} opacity-40`} aria-hidden="true">
      {children}
    </span>
  );
}

function Tool({ tool, label, children }: { tool: string; label: string; children: ReactNode }) {
  return (
    <button type="button" data-tool={tool} aria-label={label} className={`${iconButton} needs-script`}>
      {children}
    </button>
  );
}

/** Pictures are shown by the page itself; what the browser cannot show by itself, the script decodes. */
function Content({ document: { id, name, kind } }: { document: ViewedDocument }) {
  const words = useWords(viewerWords);
  if (kind === "jpg" || kind === "png") {
    return (
      <img
        data-picture
        src={`/files/${id}/shown`}
        alt={words.picture({ name })}
        className="mx-auto max-h-full max-w-full"
      />
    );
  }
  return (
    <>
      <p data-note role="status" className="needs-script p-4 text-center text-ink-muted">
        {words.opening}
      </p>
      <div className="only-without-script p-4 text-center">
        {kind === "pdf" ? (
          <a href={`/files/${id}/shown`} className="text-accent underline underline-offset-4">
            {words.openPdf}
          </a>
        ) : (
          <p>{words.heicNeedsScript}</p>
        )}
      </div>
    </>
  );
}
