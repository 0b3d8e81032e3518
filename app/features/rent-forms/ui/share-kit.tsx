import { ExternalLink, Mail, Share2 } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { CopyButton } from "../../../ui/copy-button";
import { inputClass } from "../../../ui/input-style";
import { standingLinkClass } from "../../../ui/link-style";
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

/** The form's link, texts, code and papers. Without script the link and the texts stand there to select. */
export function ShareKit(kit: ShareKitProps) {
  const { url, title, qr, papersAt } = kit;
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <LinkRow {...kit} />
          <Texts {...kit} />
        </div>
        <div className="flex flex-col gap-4 max-sm:items-stretch">
          <figure className="rounded-md border border-line bg-paper-raised p-8 text-center">
            <p className="font-[560] font-serif text-xl leading-tight [overflow-wrap:anywhere]">
              <bdi>{title}</bdi>
            </p>
            <div className="mx-auto mt-4 w-40">
              <QrCode qr={qr} label={`QR code that opens ${url}`} />
            </div>
            <figcaption className="mt-3 text-sm [overflow-wrap:anywhere]">
              <span className="block font-medium">Apply with your phone.</span>
              <span className="block text-ink-muted">{shownUrl(url)}</span>
            </figcaption>
          </figure>
          <Papers {...kit} papersAt={papersAt} />
        </div>
      </div>
    </div>
  );
}

function LinkRow({ url, title, locale }: ShareKitProps) {
  const id = useId();
  const { mail } = shareTexts(locale, { title, url });
  return (
    <>
      <h2 className="mb-3 text-balance font-[560] font-serif text-[1.375rem] leading-tight sm:text-[1.75rem]">
        One link. Put it wherever the home is listed.
      </h2>
      <label htmlFor={id} className="font-medium">
        Link to your form
      </label>
      <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
        <input
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className={`${inputClass} min-w-0 grow`}
        />
        <CopyButton text={url} label="Copy link" variant="default" className="shrink-0" />
      </div>
      <p className="mt-2 text-ink-muted text-sm">Applicants need no account and pay nothing.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          className={buttonClass({ variant: "outline" })}
          href={`mailto:?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`}
        >
          <Mail aria-hidden="true" className="size-4" />
          Send by email
        </a>
        <a className={buttonClass({ variant: "outline" })} href={url}>
          <ExternalLink aria-hidden="true" className="size-4" />
          Open the form
        </a>
        <PhoneShare url={url} title={title} />
      </div>
    </>
  );
}

function Papers({ qr, png, papersAt }: ShareKitProps) {
  const svg = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrSvg(qr))}`;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 border-line border-t text-[0.9375rem] [&>dd]:text-end">
      {papersAt ? (
        <>
          <dt>Poster for the door</dt>
          <dd>
            <a className={standingLinkClass} href={`${papersAt}/poster.pdf`} download>
              Poster to print (PDF)
            </a>
          </dd>
          <dt>On paper</dt>
          <dd>
            <a className={standingLinkClass} href={`${papersAt}/blank.pdf`} download>
              Blank form (PDF)
            </a>
          </dd>
        </>
      ) : null}
      <dt>QR code</dt>
      <dd className="flex justify-end gap-x-4">
        <a className={standingLinkClass} href={svg} download="rental-form-qr.svg">
          SVG
        </a>
        <a className={standingLinkClass} href={png} download="rental-form-qr.png">
          PNG
        </a>
      </dd>
    </dl>
  );
}

/** An address as people write it down. */
function shownUrl(url: string): string {
  return url.replace(/^https?:\/\//, "");
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

const languageNames: Record<string, string> = { en: "English", es: "Español", fr: "Français" };

/** Ready texts, each in a fold that says what it is for. */
function Texts({ url, title, locale }: ShareKitProps) {
  const { listing, mail, message } = shareTexts(locale, { title, url });
  const language = languageNames[locale.split("-")[0] ?? ""] ?? "English";
  const entries = [
    ["For a listing", "Portals, classifieds", listing],
    ["A reply to someone who asks", "Email", mail.body],
    ["For a message", "Short, for messengers", message],
  ] as const;
  return (
    <section className="mt-8">
      <h2 className="flex items-baseline gap-x-4 border-line-strong border-b pb-2 font-semibold text-lg">
        Texts to paste
        <span className="font-normal text-ink-muted text-sm">{language}</span>
      </h2>
      {entries.map(([label, where, text], index) => (
        <details key={label} open={index === 0} className="border-line border-b">
          <summary className="disclosure after:ms-auto flex min-h-12 after:me-1 items-center gap-x-3">
            <span className="font-medium">{label}</span>
            <span className="text-ink-muted text-sm">{where}</span>
          </summary>
          <div className="flex flex-wrap items-end justify-between gap-3 pb-4">
            <p lang={locale} dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
              {text}
            </p>
            <CopyButton text={text} label="Copy text" size="sm" />
          </div>
        </details>
      ))}
    </section>
  );
}
