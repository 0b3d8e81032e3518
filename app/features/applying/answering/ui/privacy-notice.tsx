import type { PageLocale } from "../../../../kernel/page-locale";
import { sitePath } from "../../../../kernel/site-languages";
import { type NoticeSubject, privacyNotice } from "../privacy-words";

/** Readers, purpose and retention of this form. Stored with the application as it stood here. */
export function PrivacyNotice({ subject, locale }: { subject: NoticeSubject; locale: PageLocale }) {
  const { lines, more } = privacyNotice(subject, locale);
  return (
    <>
      <dl>
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a className="lnk" href={sitePath("/privacy-policy", locale)}>
          {more}
        </a>
      </p>
    </>
  );
}
