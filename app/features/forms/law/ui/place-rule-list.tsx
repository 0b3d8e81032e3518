import { Badge, type BadgeTone } from "../../../../ui/badge";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import type { RuleLevel } from "../pack-schema";
import { placeNameOf } from "../place-names";
import type { ShownRule } from "../place-page.server";
import { placePageWords } from "../place-page-words";
import { questionName } from "../question-names";
import { whyOf } from "../why-of";
import { LawSource } from "./law-source";
import { LawText } from "./law-text";

const tones: Record<RuleLevel, BadgeTone> = { off: "red", reason: "amber", note: "neutral", ok: "accent" };

type RuleListProps = { rules: ShownRule[]; place: string; isCity?: boolean };

/** What was read in the law first; what is general knowledge stands apart. */
export function RuleList({ rules, ...more }: RuleListProps) {
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
