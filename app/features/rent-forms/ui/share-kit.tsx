import { useId } from "react";
import { buttonClass } from "../../../ui/button-style";
import { CopyButton } from "../../../ui/copy-button";
import { inputClass } from "../../../ui/input-style";
import { type QrPath, qrSvg } from "../qr-code";

export type ShareKitProps = { url: string; title: string; qr: QrPath };

/** The form's link to copy, and its QR code to print. Without script the link stands in a field to select. */
export function ShareKit({ url, title, qr }: ShareKitProps) {
  const id = useId();
  const file = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrSvg(qr))}`;
  return (
    <div className="grid gap-6 sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          Link to your form
        </label>
        <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
          <input
            id={id}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
            className={`${inputClass} min-w-0 grow font-mono text-sm`}
          />
          <CopyButton text={url} variant="default" className="shrink-0" />
        </div>
        <p className="mt-3 text-ink-muted">
          Put it into your listing or send it to people who ask. Applicants need no account.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a className={buttonClass({ variant: "outline" })} href={url}>
            Open the form
          </a>
          <a
            className={buttonClass({ variant: "outline" })}
            href={`mailto:?subject=${encodeURIComponent(`Rental application: ${title}`)}&body=${encodeURIComponent(`Apply here: ${url}`)}`}
          >
            Send by mail
          </a>
        </div>
      </div>
      <figure className="flex w-44 flex-col items-start gap-2">
        <QrCode qr={qr} label={`QR code that opens ${url}`} />
        <figcaption>
          <a
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-hover"
            href={file}
            download="rental-form-qr.svg"
          >
            Download QR code
          </a>
        </figcaption>
      </figure>
    </div>
  );
}

/** Always dark on white, whatever the theme: many cameras do not read the reverse. */
function QrCode({ qr, label }: { qr: QrPath; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className="w-full rounded-md border border-line"
    >
      <title>{label}</title>
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
