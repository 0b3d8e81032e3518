import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button-link";
import { classNames } from "~/ui/class-names";

export type SectionProps = { title: string; lead?: ReactNode; tone?: "paper" | "sunken"; children?: ReactNode };

/** A band of the home page: one serif heading, one measure. */
export function Section({ title, lead, tone = "paper", children }: SectionProps) {
  return (
    <section className={classNames("border-t border-line", tone === "sunken" && "bg-paper-sunken")}>
      <div className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 className="max-w-2xl font-serif text-3xl font-[560] tracking-tight sm:text-4xl">{title}</h2>
        {lead ? <p className="mt-4 max-w-2xl text-lg text-ink-muted">{lead}</p> : null}
        {children ? <div className="mt-10">{children}</div> : null}
      </div>
    </section>
  );
}

/** What tenants pay, in the largest type of the page. */
export function NothingToPay({ tone = "sunken", children }: Pick<SectionProps, "tone" | "children">) {
  return (
    <section
      aria-labelledby="nothing-to-pay"
      className={classNames("border-t border-line", tone === "sunken" && "bg-paper-sunken")}
    >
      <div className="mx-auto grid grid-cols-1 w-full max-w-6xl gap-8 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-16">
        <h2
          id="nothing-to-pay"
          className="font-serif text-5xl leading-none font-[540] tracking-[-0.02em] text-accent sm:text-7xl"
        >
          Tenants pay nothing
        </h2>
        <div>
          <p className="text-lg text-ink-muted">{children}</p>
          <ButtonLink to="/start" size="xl" className="mt-6">
            Create your form
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const steps = [
  {
    title: "Build it",
    text: "Start from a template, keep the questions you need, leave out the rest. No account, no card. What you make stays in your browser until you publish.",
  },
  {
    title: "Share one link",
    text: "Confirm your e-mail address and get a link and a QR code for your listing, your messages and the door.",
  },
  {
    title: "Read and decide",
    text: "You get a mail when applications come in. Answers and documents wait behind your own secure link, in the order in which you asked. With an account, which is free, you also decide with a letter and write back; a credit adds comparing and references.",
  },
];

export function HowItWorks() {
  return (
    <ol className="grid grid-cols-1 gap-8 md:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="border-t-2 border-ink pt-4">
          <p aria-hidden="true" className="tabular font-serif text-3xl text-accent">
            {index + 1}
          </p>
          <h3 className="mt-2 text-xl font-semibold">{step.title}</h3>
          <p className="mt-2 text-ink-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

const promises = [
  {
    title: "For tenants",
    points: [
      "Nothing to pay and no account to make.",
      "Works on an old phone, on a slow line and without JavaScript.",
      "Every finished step is saved; a lost connection does not mean starting over.",
      "A receipt by mail, and a page that says where the application stands and when papers were opened.",
    ],
  },
  {
    title: "For landlords",
    points: [
      "The same questions for everybody, which is fair and easy to compare.",
      "Documents arrive with the application, not in six separate mails.",
      "Names, contact details, answers and documents are encrypted where they are stored.",
      "We never ask for social security numbers, whole identity numbers, bank logins or card numbers.",
    ],
  },
];

export function Promises() {
  return (
    <div className="grid grid-cols-1 gap-10 md:grid-cols-2">
      {promises.map((side) => (
        <div key={side.title}>
          <h3 className="text-xl font-semibold">{side.title}</h3>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {side.points.map((point) => (
              <li key={point} className="py-3">
                {point}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
