import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button-link";
import { classNames } from "~/ui/class-names";
import { leadingLinkClass } from "~/ui/link-style";
import { useWords } from "~/ui/use-words";
import { frameWords } from "../words/frame-words";
import { homeWords } from "../words/home-words";
import { useSitePath } from "./use-site-path";

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
  const words = useWords(frameWords);
  const at = useSitePath();
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
          {words.tenantsPayNothing}
        </h2>
        <div>
          <p className="text-lg text-ink-muted">{children}</p>
          <ButtonLink to={at("/start")} size="xl" className="mt-6">
            {words.createForm}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export function HowItWorks() {
  const { build, share, decide } = useWords(homeWords).steps;
  return (
    <ol className="grid grid-cols-1 gap-8 md:grid-cols-3">
      {[build, share, decide].map((step, index) => (
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

/** What a visitor can look at before believing a word. */
export function Proofs({ places }: { places: number }) {
  const words = useWords(homeWords).proofs;
  const at = useSitePath();
  const proofs = [
    { ...words.try, to: "/preview/demo" },
    { ...words.law, text: words.law.text({ places }), to: at("/restrictions") },
    { ...words.status, to: at("/faq") },
  ];
  return (
    <ul className="grid grid-cols-1 gap-8 md:grid-cols-3">
      {proofs.map(({ title, text, to, link }) => (
        <li key={title} className="flex flex-col border-ink border-t-2 pt-4">
          <h3 className="font-semibold text-xl">{title}</h3>
          <p className="mt-2 text-ink-muted">{text}</p>
          <a href={to} className={`mt-auto pt-2 ${leadingLinkClass}`}>
            {link}
          </a>
        </li>
      ))}
    </ul>
  );
}
