import type { ReactNode } from "react";
import { formatDate } from "../../../../kernel/dates";
import { AppLink } from "../../../../ui/app-link";
import { Badge, type BadgeTone } from "../../../../ui/badge";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import type { Sourced } from "../merge-packs";
import type { PackFact, RuleLevel } from "../pack-schema";
import { partNameOf, placeNameOf } from "../place-names";
import type { PlacePage, ShownRule } from "../place-page.server";
import { placePageWords } from "../place-page-words";
import { questionName } from "../question-names";
import { whyOf } from "../why-of";
import { HandOverList } from "./hand-over-list";
import { LawSource } from "./law-source";
import { LawLanguageNote, LawText } from "./law-text";

const tones: Record<RuleLevel, BadgeTone> = { off: "red", reason: "amber", note: "neutral", ok: "accent" };

/** All that is known of one place's law on rental applications. Plain markup: it reads without script and prints. */
export function PlaceRules({ page }: { page: PlacePage }) {
  const words = useWords(placePageWords);
  const language = usePageLanguage();
  const sections = page.levels.filter(({ rules }) => rules.length > 0);
  const forLandlords = page.notices.filter(({ audience }) => audience === "landlord");
  return (
    <div className="flex flex-col gap-12">
      <LawLanguageNote />
      <Contents page={page} sections={sections} />
      {page.closed ? <ClosedPlace closed={page.closed} /> : null}
      {sections.map(({ level, rules }) => (
        <Section key={level} id={level} title={words.levels[level].title} lead={words.levels[level].lead}>
          <RuleList rules={rules} place={page.place} />
        </Section>
      ))}
      {page.cities.map(({ name, rules, closed }) => (
        <Section
          key={name}
          id={anchorOf(name)}
          title={words.onlyIn({ name: partNameOf(name, language) })}
          lead={words.onlyInLead}
        >
          {closed ? (
            <div className="mb-5">
              <p>
                <strong>{words.closed.nothingElse}</strong> <LawText>{closed.why}</LawText> {words.closed.ownToo}
              </p>
              <LawSource {...closed} isPlaceNamed={false} confidence="read" isLinked={false} />
            </div>
          ) : null}
          <RuleList rules={rules} place={page.place} isCity />
        </Section>
      ))}
      <Section id="landlord" title={words.landlord}>
        <Facts page={page} />
      </Section>
      {page.handOver.length > 0 ? (
        <Section id="hand-over" title={words.handOver} lead={words.handOverLead}>
          <HandOverList rows={page.handOver} />
        </Section>
      ) : null}
      <Section id="notices" title={words.notices} lead={words.noticesLead}>
        <NoticeList page={page} notices={page.notices.filter(({ audience }) => audience === "applicant")} />
      </Section>
      {forLandlords.length > 0 ? (
        <Section id="for-landlords" title={words.forLandlords}>
          <NoticeList page={page} notices={forLandlords} />
        </Section>
      ) : null}
      <Section id="protected" title={words.protected} lead={words.protectedLead}>
        <p>
          <LawText>{page.protected.value.join(", ")}.</LawText>
        </p>
      </Section>
    </div>
  );
}

/** What the official form is, what ours is not, and that nothing else may be asked. */
function ClosedPlace({ closed }: { closed: NonNullable<PlacePage["closed"]> }) {
  const { closed: words } = useWords(placePageWords);
  const { form } = closed;
  return (
    <Section id="closed" title={words.title} lead={words.lead}>
      <p>
        <LawText>{closed.why}</LawText> {words.text}
      </p>
      <LawSource {...closed} isPlaceNamed={false} confidence="read" isLinked={false} />
      {form ? (
        <p className="mt-3">
          {words.fidelity[form.fidelity]({ form: form.name })}{" "}
          <a className="underline" href={form.at} rel="noreferrer">
            {words.authority}
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
  const words = useWords(placePageWords);
  const language = usePageLanguage();
  const { contents } = words;
  const headingOf = (level: RuleLevel, count: number) => words.counted({ title: words.levels[level].title, count });
  const entries = [
    ...sections.map(({ level, rules }) => ({ id: level, text: headingOf(level, rules.length) })),
    ...page.cities.map(({ name }) => ({
      id: anchorOf(name),
      text: words.onlyIn({ name: partNameOf(name, language) }),
    })),
    { id: "landlord", text: contents.landlord },
    ...(page.handOver.length > 0 ? [{ id: "hand-over", text: contents.handOver }] : []),
    { id: "notices", text: contents.notices },
    { id: "protected", text: contents.protected },
  ];
  return (
    <nav aria-label={contents.label} className="border-line border-y py-2">
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
  const words = useWords(placePageWords);
  const read = rules.filter(({ confidence }) => confidence === "read");
  const unread = rules.filter(({ confidence }) => confidence !== "read");
  if (rules.length === 0) return <p>{words.noRules}</p>;
  return (
    <>
      {read.length > 0 ? <Rules rules={read} {...more} /> : null}
      {unread.length > 0 ? (
        <>
          <p className="mt-8 mb-3 text-ink-muted">{words.unread}</p>
          <Rules rules={unread} {...more} />
        </>
      ) : null}
    </>
  );
}

function Rules({ rules, place, isCity = false }: RuleListProps) {
  const words = useWords(placePageWords);
  const language = usePageLanguage();
  return (
    <ul className="divide-y divide-line border-line border-y">
      {rules.map((rule) => (
        <li key={rule.question} className="grid grid-cols-1 gap-x-8 gap-y-2 py-4 md:grid-cols-[14rem_1fr]">
          <div className="flex flex-wrap items-start gap-2 md:flex-col">
            <h3 className="font-semibold">{questionName(rule.question, language)}</h3>
            {isCity ? <Badge tone={tones[rule.shown]}>{words.levels[rule.shown].badge}</Badge> : null}
            {rule.place === place || isCity ? null : (
              <span className="text-ink-muted text-sm">{words.from({ place: placeNameOf(rule.place, language) })}</span>
            )}
          </div>
          <div className="min-w-0">
            <p>
              <RuleWhy rule={rule} />
            </p>
            {rule.stage ? <RuleStage stage={rule.stage} /> : null}
            {rule.askInstead ? (
              <p className="mt-1">
                {words.instead} <LawText>{rule.askInstead}</LawText>
              </p>
            ) : null}
            <div className="mt-1">
              <LawSource {...rule} isPlaceNamed={false} isLinked={false} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function RuleWhy({ rule }: { rule: ShownRule }) {
  const language = usePageLanguage();
  const own = rule.isListed ? ({ code: "listed" } as const) : null;
  const why = whyOf({ question: rule.question, why: rule.why, own }, language);
  return why?.isLaw ? <LawText>{why.text}</LawText> : why?.text;
}

/** From when it may be asked, what holds before, and where that was read. */
function RuleStage({ stage: { earliest, early, law, source, basis } }: { stage: NonNullable<ShownRule["stage"]> }) {
  const words = useWords(placePageWords);
  const before = earliest === "viewing" ? "" : words.before[early][earliest];
  return (
    <p className="mt-1">
      <strong>{words.asked[basis ?? "law"][earliest]}</strong> {before} <LawText>{law}.</LawText>{" "}
      <a className="underline" href={source} rel="noreferrer">
        {words.source}
      </a>
    </p>
  );
}

function Facts({ page }: { page: PlacePage }) {
  const words = useWords(placePageWords);
  const { facts } = words;
  const { incomeMultiple, retention, mustOffer, stages } = page;
  const { unsuccessfulMonths: months, documentsDays: days, law, source, confidence } = retention.value;
  return (
    <dl className="flex flex-col gap-5">
      <SourcedFact title={facts.fees} told={page.fees} place={page.place} />
      <SourcedFact title={facts.deposit} told={page.deposit} place={page.place} />
      {page.rent ? <SourcedFact title={facts.rent} told={page.rent} place={page.place} /> : null}
      {stages.value ? (
        <Fact title={facts.askWhen} told={{ ...stages, value: stages.value }} place={page.place} />
      ) : null}
      {incomeMultiple.value ? (
        <Fact
          title={words.multiple({ times: incomeMultiple.value.default })}
          told={{ ...incomeMultiple, value: incomeMultiple.value.note }}
          place={page.place}
        />
      ) : null}
      <SourcedFact title={facts.declining} told={page.decline} place={page.place} />
      {mustOffer.value.length > 0 ? (
        <Fact
          title={facts.mustOffer}
          told={{ ...mustOffer, value: `${mustOffer.value.join("; ")}.` }}
          place={page.place}
        />
      ) : null}
      <div>
        <dt className="font-semibold">{facts.keeping}</dt>
        <dd className="mt-1">
          {words.kept({ months, days })}
          <LawSource {...{ law, source, confidence }} {...retention} isPlaceNamed={false} isLinked={false} />
        </dd>
      </div>
    </dl>
  );
}

type FactProps = { title: string; told: Sourced<string>; place: string; children?: ReactNode };

function Fact({ title, told, place, children }: FactProps) {
  const words = useWords(placePageWords);
  const language = usePageLanguage();
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1">
        <LawText>{told.value}</LawText>
        {told.place === place ? null : (
          <span className="text-ink-muted text-sm"> {words.fromEnd({ place: placeNameOf(told.place, language) })}</span>
        )}
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
      <LawSource {...{ source, confidence, checkedOn }} place={told.place} isPlaceNamed={false} isLinked={false} />
    </Fact>
  );
}

function NoticeList({ page, notices }: { page: PlacePage; notices: PlacePage["notices"] }) {
  const { notice: words } = useWords(placePageWords);
  const language = usePageLanguage();
  return (
    <ul className="flex flex-col gap-5">
      {notices.map((notice) => (
        <li key={`${notice.place}-${notice.at}-${notice.text}`} className="border-line border-s-2 ps-4">
          <p className="font-medium text-sm">
            {[
              words.moments[notice.at],
              notice.subplace ? words.inPart({ place: partNameOf(notice.subplace, language) }) : "",
              notice.place === page.place ? "" : words.from({ place: placeNameOf(notice.place, language) }),
              notice.prescribed ? words.prescribed : "",
              notice.needed ? words.needed : "",
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
          <p className="mt-1">
            <LawText>{notice.text}</LawText>
          </p>
          <LawSource {...notice} isPlaceNamed={false} isLinked={false} />
        </li>
      ))}
    </ul>
  );
}

/** Which files the page was made of: a published form names the same versions. */
export function PageVersions({ page }: { page: PlacePage }) {
  const words = useWords(placePageWords);
  const language = usePageLanguage();
  const locale = usePageLocale();
  return (
    <p className="mt-12 text-ink-muted text-sm">
      {page.files.map(({ place, version, checkedOn }, index) => (
        <span key={version}>
          {index > 0 ? " " : ""}
          {(index > 0 ? words.over : words.version)({
            place: placeNameOf(place, language),
            day: formatDate(checkedOn, locale),
            version,
          })}
        </span>
      ))}{" "}
      {words.noAdvice}{" "}
      <AppLink className="underline" to="/restrictions">
        {words.allPlaces}
      </AppLink>
    </p>
  );
}
