import { standingLinkClass } from "../../../../ui/link-style";

const steps = [
  {
    title: "Create the form",
    text: "Pick a template and change any question. Local law is checked while you write.",
  },
  {
    title: "Share it",
    text: "A link, a QR code, a poster for the door. Applicants need a phone, no account and no money.",
  },
  { title: "Decide", text: "Compare people side by side, ask for what is missing, and answer everyone." },
];

/** A dashboard before the first form: what comes, and where it can be seen filled. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="mt-5 max-w-4xl">
      <h2 id="first-steps" className="flex min-h-11 items-center border-line-strong border-b font-semibold text-lg">
        How it goes
      </h2>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex min-h-14 items-center gap-4 border-line border-b py-3">
            <span
              aria-hidden="true"
              className="tabular w-12 shrink-0 text-end font-[560] font-serif text-3xl leading-none"
            >
              {index + 1}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{title}</span>
              <span className="block text-ink-muted text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <a href="/demo/inbox" className={standingLinkClass}>
          See an inbox with invented applicants
        </a>
      </p>
    </section>
  );
}
