import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { sayCredits } from "../view";

export type MadeVouchersProps = {
  vouchers: readonly { url: string; code: string }[];
  label: string;
  credits: number;
  /** What `paperAction` takes back to make files of them. */
  made: string;
  paperAction: string;
};

/** The secrets of new vouchers, this once. */
export function MadeVouchers({ vouchers, label, credits, made, paperAction }: MadeVouchersProps) {
  const [first] = vouchers;
  if (!first) return null;
  const isOne = vouchers.length === 1;
  const each = isOne ? "a voucher" : `${vouchers.length} vouchers`;
  return (
    <section
      aria-labelledby="made"
      className="flex flex-col gap-4 rounded-md border border-s-4 border-accent bg-accent-soft p-4 sm:p-5"
    >
      <div role="status">
        <h2 id="made" className="text-lg font-semibold">
          {`You made ${each} of ${sayCredits(credits)}: ${label}`}
        </h2>
        <p>{isOne ? "Its link and code are" : "Their links and codes are"} shown now and never again.</p>
      </div>
      {isOne ? (
        <div className="flex flex-col gap-3">
          <Secret id="voucher-link" name="Link" text={first.url} copy="Copy link" />
          <Secret id="voucher-code" name="Code for print" text={first.code} copy="Copy code" />
        </div>
      ) : (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            Show all links
          </summary>
          <ol className="tabular flex flex-col gap-1 text-sm">
            {vouchers.map(({ url, code }, index) => (
              <li key={code} className="break-all" translate="no">
                <span id={index === 0 ? "voucher-link" : undefined}>{url}</span> <span>{code}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      <form method="post" action={paperAction} className="flex flex-wrap gap-3">
        <input type="hidden" name="made" value={made} />
        <input type="hidden" name="label" value={label} />
        <input type="hidden" name="credits" value={credits} />
        <Button type="submit" name="as" value="pdf" variant="outline">
          QR codes to print (PDF)
        </Button>
        <Button type="submit" name="as" value="csv" variant="outline">
          {isOne ? "As a file (CSV)" : "All of them as a file (CSV)"}
        </Button>
      </form>
    </section>
  );
}

function Secret({ id, name, text, copy }: { id: string; name: string; text: string; copy: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 flex-1 basis-72">
        <span className="block text-sm text-ink-muted">{name}</span>
        <span id={id} className="font-medium break-all" translate="no">
          {text}
        </span>
      </p>
      <CopyButton text={text} label={copy} />
    </div>
  );
}
