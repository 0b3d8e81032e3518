import { Share2 } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { CopyButton } from "../../../ui/copy-button";
import { inputClass } from "../../../ui/input-style";
import { QrCode } from "../../../ui/qr-code";
import { type QrPath, qrSvg } from "../qr-code";
import { shareTexts } from "../share-texts";

export type ShareKitProps = {
  url: string;
  title: string;
  qr: QrPath;
  /** The same code as a PNG, a data address. */
  png: string;
  /** Language of the form: the ready texts are in it. */
  locale: string;
  /** Address that poster.pdf and blank.pdf stand under; null where nobody is known who may have them. */
  papersAt: string | null;
};

const linkClass = "inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-hover";

/** The form's link, code, papers and ready texts. Without script the texts stand in fields to select. */
export function ShareKit({ url, title, qr, png, locale, papersAt }: ShareKitProps) {
  const id = useId();
  const svg = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrSvg(qr))}`;
  const { mail } = shareTexts(locale, { title, url });
  return (
    <div className="flex flex-col gap-6">
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
              href={`mailto:?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`}
            >
              Send by mail
            </a>
            <PhoneShare url={url} title={title} />
          </div>
        </div>
        <figure className="flex w-44 flex-col items-start gap-2">
          <QrCode qr={qr} label={`QR code that opens ${url}`} />
          <figcaption className="text-sm">
            QR code:{" "}
            <a className={linkClass} href={svg} download="rental-form-qr.svg">
              SVG
            </a>
            {" or "}
            <a className={linkClass} href={png} download="rental-form-qr.png">
              PNG
            </a>
          </figcaption>
        </figure>
      </div>
      {papersAt ? (
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <a className={buttonClass({ variant: "outline" })} href={`${papersAt}/poster.pdf`} download>
            Poster to print (PDF)
          </a>
          <a className={buttonClass({ variant: "outline" })} href={`${papersAt}/blank.pdf`} download>
            Blank form on paper (PDF)
          </a>
        </div>
      ) : null}
      <ReadyTexts url={url} title={title} locale={locale} />
    </div>
  );
}

/** The phone's own sheet of ways to send, where it has one. */
function PhoneShare({ url, title }: Pick<ShareKitProps, "url" | "title">) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  if (!canShare) return null;
  return (
    <Button variant="outline" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
      <Share2 aria-hidden="true" className="size-4" />
      Share
    </Button>
  );
}

function ReadyTexts({ url, title, locale }: Pick<ShareKitProps, "url" | "title" | "locale">) {
  const { listing, mail, message } = shareTexts(locale, { title, url });
  const entries = [
    ["For a listing", listing, 3],
    ["For a mail", mail.body, 6],
    ["For a message", message, 3],
  ] as const;
  return (
    <details className="border-t border-line pt-3">
      <summary className="disclosure flex min-h-11 items-center font-medium">Ready texts to copy</summary>
      <div className="mt-2 grid gap-5 lg:grid-cols-3">
        {entries.map(([label, text, rows]) => (
          <ReadyText key={label} label={label} text={text} rows={rows} locale={locale} />
        ))}
      </div>
    </details>
  );
}

function ReadyText({ label, text, rows, locale }: { label: string; text: string; rows: number; locale: string }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        readOnly
        rows={rows}
        lang={locale}
        dir="auto"
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className={`${inputClass} text-sm`}
      />
      <CopyButton text={text} label="Copy text" size="sm" className="self-start" />
    </div>
  );
}

/** Always dark on white, whatever the theme: many cameras do not read the reverse. */
