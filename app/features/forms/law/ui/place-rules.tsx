import type { ReactNode } from "react";
import { formatDate } from "../../../../kernel/dates";
import { AppLink } from "../../../../ui/app-link";
import { Badge } from "../../../../ui/badge";
import { earlyWords, noticeMoments, officialFormLines } from "../../../../words/en/law/place-rules";
import { earlierThan, laterWords } from "../../../../words/en/law/stages";
import type { Sourced } from "../merge-packs";
import type { PackFact, RuleLevel } from "../pack-schema";
import type { PlacePage, ShownRule } from "../place-page.server";
import { HandOverList } from "./hand-over-list";
import { LawSource } from "./law-source";

const headings: Record<RuleLevel, { title: string; lead: string; badge: ReactNode }> = {
  off: {
    title: "May not be asked",
    lead: "A form for a home here cannot be published with these.",
    badge: <Badge tone="red">Not asked</Badge>,
  },
  reason: {
    title: "Only with a reason",
    lead: "The landlord says why before the form can be published.",
    badge: <Badge tone="amber">With a reason</Badge>,
  },
  note: { title: "With care", lead: "May be asked; this is worth knowing.", badge: <Badge>Hint</Badge> },
  ok: { title: "Plainly allowed", lead: "Read in the law as allowed.", badge: <Badge tone="accent">Allowed</Badge> },
};

/** All that is known of one place's law on rental applications. Plain markup: it reads without script and prints. */
export function PlaceRules({ page }: { page: PlacePage }) {
  const sections = page.levels.filter(({ rules }) => rules.length > 0);
  const forLandlords = page.notices.filter(({ audience }) => audience === "landlord");
  return (
    <div className="flex flex-col gap-12">
      <Contents page={page} sections={sections} />
      {page.closed ? <ClosedPlace closed={page.closed} /> : null}
      {sections.map(({ level, rules }) => (
        <Section key={level} id={level} title={headings[level].title} lead={headings[level].lead}>
          <RuleList rules={rules} place={page.place} />
        </Section>
      ))}
      {page.cities.map(({ name, rules, closed }) => (
        <Section key={name} id={anchorOf(name)} title={`Only in ${name}`} lead="These override the rules above.">
          {closed ? (
            <div className="mb-5">
              <p>
                <strong>Nothing else may be asked.</strong> {closed.why} This holds for questions of the landlord’s own,
                too.
              </p>
              <LawSource {...closed} placeName={null} confidence="read" isLinked={false} />
            </div>
          ) : null}
          <RuleList rules={rules} place={page.place} isCity />
        </Section>
      ))}
      <Section id="landlord" title="What else a landlord does here">
        <Facts page={page} />
      </Section>
      {page.handOver.length > 0 ? (
        <Section
          id="hand-over"
          title="What the tenant gets"
          lead="Owed by the landlord before or after signing. Not the whole law."
        >
          <HandOverList rows={page.handOver} />
        </Section>
      ) : null}
      <Section id="notices" title="What applicants are told" lead="In our words; words that a law sets are marked.">
        <NoticeList page={page} notices={page.notices.filter(({ audience }) => audience === "applicant")} />
      </Section>
      {forLandlords.length > 0 ? (
        <Section id="for-landlords" title="What a landlord here should know">
          <NoticeList page={page} notices={forLandlords} />
        </Section>
      ) : null}
      <Section id="protected" title="Protected here" lead="No one may be turned away for one of these.">
        <p>{page.protected.value.join(", ")}.</p>
      </Section>
    </div>
  );
}

/** What the official form is, what ours is not, and that nothing else may be asked. */
function ClosedPlace({ closed }: { closed: NonNullable<PlacePage["closed"]> }) {
  const { form } = closed;
  return (
    <Section id="closed" title="What is not listed" lead="May not be asked.">
      <p>
        {closed.why} This holds for every question that is not named on this page, and for questions of the landlord’s
        own.
      </p>
      <LawSource {...closed} placeName={null} confidence="read" isLinked={false} />
      {form ? (
        <p className="mt-3">
          {officialFormLines[form.fidelity](form.name)}{" "}
          <a className="underline" href={form.at} rel="noreferrer">
            The authority’s page
          </a>
        </p>
      ) : null}
    </Section>
  );
}

function anchorOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, "-");
}

function Contents({ page, sections }: { page: PlacePage; sections: PlacePage["levels"] }) {
  const entries = [
    ...sections.map(({ level, rules }) => ({ id: level, text: `${headings[level].title} (${rules.length})` })),
    ...page.cities.map(({ name }) => ({ id: anchorOf(name), text: `Only in ${name}` })),
    { id: "landlord", text: "Fees, deposit, declining" },
    ...(page.handOver.length > 0 ? [{ id: "hand-over", text: "Hand-over" }] : []),
    { id: "notices", text: "Notices" },
    { id: "protected", text: "Protected" },
  ];
  return (
    <nav aria-label="On this page" className="border-line border-y py-2">
      <ul className="flex flex-wrap gap-x-6">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-serif text-2xl font-[560] tracking-tight">
        {title}
      </h2>
      {lead ? <p className="mt-1 text-ink-muted">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}

type RuleListProps = { rules: ShownRule[]; place: string; isCity?: boolean };

/** What was read in the law first; what is general knowledge stands apart. */
function RuleList({ rules, ...more }: RuleListProps) {
  const read = rules.filter(({ confidence }) => confidence === "read");
  const unread = rules.filter(({ confidence }) => confidence !== "read");
  if (rules.length === 0) return <p>No rule on questions; see the notices.</p>;
  return (
    <>
      {read.length > 0 ? <Rules rules={read} {...more} /> : null}
      {unread.length > 0 ? (
        <>
          <p className="mt-8 mb-3 text-ink-muted">Not yet verified: general knowledge, without a source.</p>
          <Rules rules={unread} {...more} />
        </>
      ) : null}
    </>
  );
}

function Rules({ rules, place, isCity = false }: RuleListProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {rules.map((rule) => (
        <li key={rule.question} className="grid grid-cols-1 gap-x-8 gap-y-2 py-4 md:grid-cols-[14rem_1fr]">
          <div className="flex flex-wrap items-start gap-2 md:flex-col">
            <h3 className="font-semibold">{rule.name}</h3>
            {isCity ? headings[rule.shown].badge : null}
            {rule.place === place || isCity ? null : (
              <span className="text-ink-muted text-sm">From {rule.placeName}</span>
            )}
          </div>
          <div className="min-w-0">
            <p>{rule.why}</p>
            {rule.stage ? <RuleStage stage={rule.stage} /> : null}
            {rule.askInstead ? <p className="mt-1">Instead: {rule.askInstead}</p> : null}
            <div className="mt-1">
              <LawSource {...rule} placeName={null} isLinked={false} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** From when it may be asked, what holds before, and where that was read. */
function RuleStage({ stage: { earliest, early, law, source, basis } }: { stage: NonNullable<ShownRule["stage"]> }) {
  const before = earliest === "viewing" ? "" : ` ${earlyWords[early]} ${earlierThan[earliest]}.`;
  return (
    <p className="mt-1">
      <strong>
        Asked {laterWords[earliest]}
        {basis ? " (advice)" : ""}.
      </strong>
      {before} {law}.{" "}
      <a className="underline" href={source} rel="noreferrer">
        Source
      </a>
    </p>
  );
}

function Facts({ page }: { page: PlacePage }) {
  const { incomeMultiple, retention, mustOffer, stages } = page;
  const { unsuccessfulMonths: months, documentsDays: days, law, source, confidence } = retention.value;
  return (
    <dl className="flex flex-col gap-5">
      <SourcedFact title="Fees" told={page.fees} place={page.place} />
      <SourcedFact title="Deposit" told={page.deposit} place={page.place} />
      {page.rent ? <SourcedFact title="Rent" told={page.rent} place={page.place} /> : null}
      {stages.value ? (
        <Fact title="What to ask when" told={{ ...stages, value: stages.value }} place={page.place} />
      ) : null}
      {incomeMultiple.value ? (
        <Fact
          title={`Income multiple: ${incomeMultiple.value.default} times the rent is usual`}
          told={{ ...incomeMultiple, value: incomeMultiple.value.note }}
          place={page.place}
        />
      ) : null}
      <SourcedFact title="Declining" told={page.decline} place={page.place} />
      {mustOffer.value.length > 0 ? (
        <Fact
          title="What applicants must be offered"
          told={{ ...mustOffer, value: `${mustOffer.value.join("; ")}.` }}
          place={page.place}
        />
      ) : null}
      <div>
        <dt className="font-semibold">Keeping data</dt>
        <dd className="mt-1">
          Answers of people who were not chosen: {months} {months === 1 ? "month" : "months"}. Documents: {days} days.
          <LawSource {...{ law, source, confidence }} {...retention} placeName={null} isLinked={false} />
        </dd>
      </div>
    </dl>
  );
}

type FactProps = { title: string; told: Sourced<string>; place: string; children?: ReactNode };

function Fact({ title, told, place, children }: FactProps) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1">
        {told.value}
        {told.place === place ? null : <span className="text-ink-muted text-sm"> From {told.placeName}.</span>}
        {children}
      </dd>
    </div>
  );
}

/** With the page it was read on; one without a page says that it is general knowledge. */
function SourcedFact({ told, ...shown }: { title: string; told: Sourced<PackFact>; place: string }) {
  const { text, source, confidence, checkedOn = told.checkedOn } = told.value;
  return (
    <Fact told={{ ...told, value: text }} {...shown}>
      <LawSource {...{ source, confidence, checkedOn }} place={told.place} placeName={null} isLinked={false} />
    </Fact>
  );
}

function NoticeList({ page, notices }: { page: PlacePage; notices: PlacePage["notices"] }) {
  return (
    <ul className="flex flex-col gap-5">
      {notices.map((notice) => (
        <li key={`${notice.place}-${notice.at}-${notice.text}`} className="border-line border-s-2 ps-4">
          <p className="font-medium text-sm">
            {noticeMoments[notice.at]}
            {notice.subplace ? `, in ${notice.subplace}` : ""}
            {notice.place === page.place ? "" : `, from ${notice.placeName}`}
            {notice.prescribed ? ", in the law’s own words" : ""}
            {notice.needed ? ", on every form" : ""}
          </p>
          <p className="mt-1">{notice.text}</p>
          <LawSource {...notice} placeName={null} isLinked={false} />
        </li>
      ))}
    </ul>
  );
}

/** Which files the page was made of: a published form names the same versions. */
export function PageVersions({ page }: { page: PlacePage }) {
  return (
    <p className="mt-12 text-ink-muted text-sm">
      {page.files.map(({ name, version, checkedOn }, index) => (
        <span key={version}>
          {index > 0 ? " Over " : ""}
          {name}: checked {formatDate(checkedOn, "en-US")}, version {version}.
        </span>
      ))}{" "}
      This is a help, not legal advice.{" "}
      <AppLink className="underline" to="/restrictions">
        All places
      </AppLink>
    </p>
  );
}
