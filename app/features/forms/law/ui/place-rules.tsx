import type { ReactNode } from "react";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import type { RuleLevel } from "../pack-schema";
import { partNameOf } from "../place-names";
import type { PlacePage } from "../place-page.server";
import { placePageWords } from "../place-page-words";
import { HandOverList } from "./hand-over-list";
import { LawSource } from "./law-source";
import { LawLanguageNote, LawText } from "./law-text";
import { PlaceFacts } from "./place-facts";
import { NoticeList } from "./place-notices";
import { RuleList } from "./place-rule-list";

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
        <PlaceFacts page={page} />
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
