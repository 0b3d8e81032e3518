import { Form } from "react-router";
import { languageName } from "../../../../kernel/language-name";
import { pageLocales } from "../../../../kernel/page-locale";
import { Button } from "../../../../ui/button";
import { SelectField } from "../../../../ui/select-field";
import type { GalleryView } from "../examples.server";
import type { Verdict } from "../lint";

export type GalleryProps = {
  view: GalleryView;
  kinds: readonly string[];
  mail: { subject: string; text: string; headers: Record<string, string>; bytes: number };
  verdict: Verdict;
};

const options = (values: readonly (readonly [string, string])[]) => values.map(([value, label]) => ({ value, label }));
const languages = options(pageLocales.map((locale) => [locale, languageName(locale)]));
const parts = options([
  ["page", "Page"],
  ["text", "Text"],
  ["headers", "Headers"],
]);
const widths = options([
  ["desktop", "Desktop"],
  ["phone", "Phone"],
]);
const schemes = options([
  ["light", "Light"],
  ["dark", "Dark"],
]);

/** "mail.application-receipt" as words. */
export function sayKind(kind: string): string {
  const [area = "", name = ""] = kind.split(".");
  const words = name.replaceAll("-", " ");
  return area === "account" ? `account: ${words}` : words;
}

/** One example: chosen by a form that stands in the address, shown as its reader sees it, and judged. */
export function Gallery({ view, kinds, mail, verdict }: GalleryProps) {
  return (
    <section aria-label="Example" className="flex flex-col gap-6">
      <Form method="get" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6" key={JSON.stringify(view)}>
        <SelectField
          wrapperClassName="lg:col-span-2"
          label="Email"
          name="kind"
          id="kind"
          defaultValue={view.kind}
          options={kinds.map((kind) => ({ value: kind, label: sayKind(kind) }))}
        />
        <SelectField label="Language" name="locale" id="locale" defaultValue={view.locale} options={languages} />
        <SelectField label="Part" name="part" id="part" defaultValue={view.part} options={parts} />
        <SelectField label="Width" name="width" id="width" defaultValue={view.width} options={widths} />
        <SelectField label="Colors" name="scheme" id="scheme" defaultValue={view.scheme} options={schemes} />
        <div className="sm:col-span-2 lg:col-span-6">
          <Button type="submit" variant="outline">
            Show
          </Button>
        </div>
      </Form>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Shown view={view} mail={mail} />
        <Judged verdict={verdict} mail={mail} />
      </div>
    </section>
  );
}

function Shown({ view, mail }: Pick<GalleryProps, "view" | "mail">) {
  if (view.part === "text") {
    return (
      <pre className="rounded-md border border-line p-4 whitespace-pre-wrap [overflow-wrap:anywhere]">{mail.text}</pre>
    );
  }
  if (view.part === "headers") {
    return (
      <dl className="rounded-md border border-line p-4">
        {Object.entries({ Subject: mail.subject, ...mail.headers }).map(([name, value]) => (
          <div key={name} className="border-b border-line py-2 last:border-0">
            <dt className="text-sm text-ink-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  const { kind, locale, scheme, width } = view;
  return (
    <iframe
      sandbox=""
      title={mail.subject}
      src={`/admin/email-test/mail?${new URLSearchParams({ kind, locale, scheme })}`}
      className={`h-[42rem] w-full rounded-md border border-line-strong ${width === "phone" ? "max-w-[375px]" : ""}`}
    />
  );
}

function Judged({ verdict: { score, findings }, mail }: Pick<GalleryProps, "verdict" | "mail">) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        <span className="tabular text-4xl font-semibold">{score}</span>
        <span className="text-ink-muted"> of 10</span>
      </p>
      {findings.length === 0 ? (
        <p>Our checks found no problems.</p>
      ) : (
        <ul className="border-t border-line">
          {findings.map(({ rule, points, text }) => (
            <li key={rule} className="border-b border-line py-2">
              <p>{text}</p>
              <p className="text-sm text-ink-muted">
                {rule}, {points === 1 ? "1 point" : `${points} points`}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-muted">
        Subject: {mail.subject}. {Math.ceil(mail.bytes / 1024)} KB. Our emails have no pictures, and this frame loads
        none.
      </p>
    </div>
  );
}
