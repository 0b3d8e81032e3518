import type { KeptPost } from "../../../../kernel/failure";
import { isolated } from "../../../../kernel/isolated";
import type { PageLocale } from "../../../../kernel/page-locale";
import { IsolatedText } from "../../../../ui/isolated-text";
import { failureWords } from "../failure-words";
import { pageWords } from "../page-words";
import { ApplyShell } from "./apply-shell";

export type FailedPageProps = {
  locale: PageLocale;
  /** Finds the failure in the log. */
  reference: string;
  supportEmail: string;
  /** Path of this page, and whether something was posted to it. */
  here: string;
  isPost: boolean;
  /** What was typed; null where it is not known. */
  kept: KeptPost | null;
};

/** A failure of ours, in the reader's language: what is kept, another try with all that was typed, and a reference. */
export function FailedPage({ locale, reference, supportEmail, here, isPost, kept }: FailedPageProps) {
  const words = failureWords[locale];
  const title = isPost ? words.postTitle : words.title;
  return (
    <ApplyShell locale={locale} title={pageWords[locale].applyFor} tab={`${pageWords[locale].error} ${title}`}>
      <h1>{title}</h1>
      <div className="box warn" role="alert">
        <p>{isPost ? (kept ? words.kept : words.goBack) : words.text}</p>
      </div>
      {kept ? <SendAgain kept={kept} label={words.again} /> : null}
      {isPost ? null : (
        <p>
          <a className="go" href={here}>
            {words.again}
          </a>
        </p>
      )}
      <p className="muted">
        <IsolatedText text={words.reference({ email: isolated(supportEmail), reference: isolated(reference) })} />
      </p>
    </ApplyShell>
  );
}

function SendAgain({ kept: { action, fields }, label }: { kept: KeptPost; label: string }) {
  return (
    <form method="post" action={action}>
      {fields.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields stand as they were posted, names repeat
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <p>
        <button type="submit" className="go">
          {label}
        </button>
      </p>
    </form>
  );
}
