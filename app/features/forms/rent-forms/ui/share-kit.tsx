import { ExternalLink, Mail, Share2 } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { languageName } from "../../../../kernel/language-name";
import { pageLocales } from "../../../../kernel/page-locale";
import { directionOf, isShapedOnPaper } from "../../../../kernel/text-direction";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { buttonClass } from "../../../../ui/button-style";
import { CopyButton } from "../../../../ui/copy-button";
import { inputClass } from "../../../../ui/input-style";
import { standingLinkClass } from "../../../../ui/link-style";
import { QrCode } from "../../../../ui/qr-code";
import { useWords } from "../../../../ui/use-words";
import { type QrPath, qrSvg } from "../qr-code";
import { shareKitWords } from "../share-kit-words";
import type { PosterLines, ShareCard, ShareOffer } from "../share-texts";

export type ShareKitProps = {
  url: string;
  qr: QrPath;
  /** The same code as a PNG, a data address. */
  png: string;
  offer: ShareOffer;
  /** Address that poster.pdf and blank.pdf stand under; null where nobody is known who may have them. */
  papersAt: string | null;
  /** Where its landlord chooses whether search engines list the home. */
  searchAt?: string;
};

/** The form's link, texts, code and papers. Without script the link and the texts stand there to select. */
export function ShareKit(kit: ShareKitProps) {
  const { url, qr, offer } = kit;
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <LinkRow {...kit} />
          <HomeRow {...kit} />
          <Texts {...offer} />
          <Card {...offer.card} locale={offer.locale} url={url} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Poster lines={offer.poster} locale={offer.locale} url={url} qr={qr} />
          <Papers {...kit} />
        </div>
      </div>
    </div>
  );
}

/** The poster in small, as the PDF has it. */
function Poster({ lines, locale, url, qr }: { lines: PosterLines; locale: string; url: string; qr: QrPath }) {
  const words = useWords(shareKitWords);
  const { name, place, rent, facts, scan, effort, landlord, photo } = lines;
  return (
    <figure
      lang={locale}
      dir={directionOf(locale)}
      className="mx-auto w-full max-w-sm overflow-hidden rounded-sm border border-line bg-paper-raised text-center [overflow-wrap:anywhere]"
    >
      {photo ? <img src={`/media/${photo.hash}`} alt="" className="aspect-[1.91] w-full object-cover" /> : null}
      <div className="px-6 pt-6 pb-5">
        <p dir="auto" className="text-balance font-[560] font-serif text-2xl leading-tight">
          {name}
        </p>
        <p className="mt-1 text-[0.9375rem] text-ink-muted">{place}</p>
        <p className="tabular mt-2 font-semibold text-lg">{rent}</p>
        <p className="tabular text-ink-muted text-sm">{facts}</p>
        <div className="mt-4 flex items-center gap-4 text-start">
          <div className="w-32 shrink-0">
            <QrCode qr={qr} label={words.qrOpens({ url })} />
          </div>
          <p className="min-w-0 text-[0.9375rem]">
            <strong className="block font-semibold">{scan}</strong>
            {effort}
          </p>
        </div>
        <p className="mt-4 text-ink-muted text-sm">
          <bdi translate="no" className="block">
            {landlord}
          </bdi>
          {shownUrl(url)}
        </p>
      </div>
    </figure>
  );
}

/** What a messenger makes of the link. */
function Card({ title, text, picture, alt, locale, url }: ShareCard & { locale: string; url: string }) {
  const words = useWords(shareKitWords);
  return (
    <section className="mt-10">
      <h2 className="border-line-strong border-b pb-2 font-semibold text-lg">{words.looks}</h2>
      <div
        lang={locale}
        dir={directionOf(locale)}
        className="mt-4 max-w-sm overflow-hidden rounded-md border border-line bg-paper-raised"
      >
        {picture ? <img src={picture} alt={alt} className="aspect-[1.91] w-full object-cover" /> : null}
        <div className="min-w-0 p-4 text-sm [overflow-wrap:anywhere]">
          <p className="font-semibold text-base">
            <bdi translate="no">{title}</bdi>
          </p>
          <p className="tabular mt-1">{text}</p>
          <p className="mt-1 text-ink-muted">{new URL(url).host}</p>
        </div>
      </div>
      {picture ? null : <p className="mt-2 text-ink-muted text-sm">{words.addPhoto}</p>}
    </section>
  );
}

function LinkRow({ url, offer }: ShareKitProps) {
  const words = useWords(shareKitWords);
  const id = useId();
  const { mail } = offer.texts;
  return (
    <>
      <h2 className="mb-3 text-balance font-[560] font-serif text-[1.375rem] leading-tight sm:text-[1.75rem]">
        {words.title}
      </h2>
      <label htmlFor={id} className="font-medium">
        {words.link}
      </label>
      <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
        <input
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className={`${inputClass} min-w-0 grow`}
        />
        <CopyButton text={url} label={words.copyLink} variant="default" className="shrink-0" />
      </div>
      <p className="mt-2 text-ink-muted text-sm">{words.costsNothing}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          className={buttonClass({ variant: "outline" })}
          href={`mailto:?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`}
        >
          <Mail aria-hidden="true" className="size-4" />
          {words.sendByEmail}
        </a>
        <a className={buttonClass({ variant: "outline" })} href={url}>
          <ExternalLink aria-hidden="true" className="size-4" />
          {words.openForm}
        </a>
        <PhoneShare url={url} title={offer.title} />
      </div>
    </>
  );
}

/** The page that shows the home before anybody applies. */
function HomeRow({ offer: { homeUrl }, searchAt }: ShareKitProps) {
  const words = useWords(shareKitWords);
  const id = useId();
  return (
    <section className="mt-8">
      <label htmlFor={id} className="font-medium">
        {words.homePage}
      </label>
      <p className="text-ink-muted text-sm">{words.homePageText}</p>
      <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
        <input
          id={id}
          readOnly
          value={homeUrl}
          onFocus={(event) => event.currentTarget.select()}
          className={`${inputClass} min-w-0 grow`}
        />
        <CopyButton text={homeUrl} label={words.copyLink} className="shrink-0" />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
        <a className={standingLinkClass} href={homeUrl}>
          {words.openHomePage}
        </a>
        {searchAt ? (
          <AppLink className={standingLinkClass} to={searchAt} preload="none">
            {words.search}
          </AppLink>
        ) : null}
      </p>
    </section>
  );
}

/** The blank form speaks the form's own language; these are for applicants of another. */
const paperLanguages = pageLocales.filter(isShapedOnPaper);

function Papers({ qr, png, papersAt }: ShareKitProps) {
  const words = useWords(shareKitWords);
  const svg = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrSvg(qr))}`;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 border-line border-t text-[0.9375rem] [&>dd]:text-end">
      {papersAt ? (
        <>
          <dt>{words.poster}</dt>
          <dd>
            <a className={standingLinkClass} href={`${papersAt}/poster.pdf`} download>
              {words.posterPdf}
            </a>
          </dd>
          <dt>{words.onPaper}</dt>
          <dd className="flex flex-wrap justify-end gap-x-4">
            <a className={standingLinkClass} href={`${papersAt}/blank.pdf`} download>
              {words.blankPdf}
            </a>
            {paperLanguages.map((lang) => (
              <a
                key={lang}
                lang={lang}
                dir={directionOf(lang)}
                className={standingLinkClass}
                href={`${papersAt}/blank.pdf?lang=${lang}`}
                download
              >
                {languageName(lang)}
              </a>
            ))}
          </dd>
        </>
      ) : null}
      <dt>{words.qrCode}</dt>
      <dd className="flex justify-end gap-x-4">
        <a className={standingLinkClass} href={svg} download="rental-form-qr.svg">
          {words.svg}
        </a>
        <a className={standingLinkClass} href={png} download="rental-form-qr.png">
          {words.png}
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
function PhoneShare({ url, title }: { url: string; title: string }) {
  const words = useWords(shareKitWords);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  if (!canShare) return null;
  return (
    <Button variant="outline" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
      <Share2 aria-hidden="true" className="size-4" />
      {words.share}
    </Button>
  );
}

const languageNames: Record<string, string> = { en: "English", es: "Español", fr: "Français" };

/** Ready texts, each in a fold that says what it is for. */
function Texts({ texts: { listing, mail, message }, locale }: ShareOffer) {
  const words = useWords(shareKitWords);
  const language = languageNames[locale.split("-")[0] ?? ""] ?? "English";
  const entries = [
    [words.listing, listing],
    [words.reply, mail.body],
    [words.message, message],
  ] as const;
  return (
    <section className="mt-8">
      <h2 className="flex items-baseline gap-x-4 border-line-strong border-b pb-2 font-semibold text-lg">
        {words.texts}
        <span className="font-normal text-ink-muted text-sm">{language}</span>
      </h2>
      {entries.map(([{ label, where }, text], index) => (
        <details key={label} open={index === 0} className="border-line border-b">
          <summary className="disclosure after:ms-auto flex min-h-12 after:me-1 items-center gap-x-3">
            <span className="font-medium">{label}</span>
            <span className="text-ink-muted text-sm">{where}</span>
          </summary>
          <div className="flex flex-wrap items-end justify-between gap-3 pb-4">
            <p lang={locale} dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
              {text}
            </p>
            <CopyButton text={text} label={words.copyText} size="sm" />
          </div>
        </details>
      ))}
    </section>
  );
}
