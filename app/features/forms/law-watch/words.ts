import { formatDate } from "../../../kernel/dates";
import { type PageLocale, readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law-watch/changes";
import type { FormDefinition } from "../form-model/schema";
import type { ComingProblem } from "../law/coming-problems";
import { placeNameOf, whereOf } from "../law/place-names";
import { questionName } from "../law/question-names";
import { type Why, whyOf } from "../law/why-of";
import { type Became, fieldNameIn } from "./side-by-side";

const allWords = inEveryLanguage("law-watch/changes", en);

type Said = { problem: ComingProblem; form: FormDefinition };

/** "From 1 May 2027 “Pets” may not be asked in Manchester." */
export function sayProblem({ problem, form }: Said, locale: string): string {
  const language = readLanguage(locale);
  const { from } = problem;
  const name = fieldNameIn(form, problem.at, language) ?? questionName(problem.mark.question, language);
  const values = { name, place: placeOfProblem(problem, language) };
  const { now, from: later } = sentencesOf(problem, language);
  return from ? later({ ...values, day: dayOf(from, locale) }) : now(values);
}

function sentencesOf({ code, mark }: ComingProblem, language: PageLocale) {
  const words = allWords[language];
  if (code === "reason-missing") return words.reason;
  if (code === "notice-missing") return words.notice;
  if (mark.moveTo) return words.tooEarly[mark.moveTo];
  return mark.from === "never" && !mark.place ? words.offEverywhere : words.off;
}

/** Whose word it is, and what it says: a text of the law, or ours. */
export function sayLaw({ mark }: ComingProblem, language: PageLocale): { basis: string; why: Why | null } {
  const { basis, law } = mark;
  return { basis: law ? allWords[language].basis[basis]({ law }) : "", why: whyOf(mark, language) };
}

/** A mail's heading: the first thing that changes, or that several do. */
export function saySubject(problems: readonly ComingProblem[], locale: string): string {
  const language = readLanguage(locale);
  const { subject } = allWords[language];
  const froms = problems.map(({ from }) => from);
  const day = froms.every((from) => from !== null) ? (froms.toSorted()[0] ?? null) : null;
  const place = problems[0] ? placeOfProblem(problems[0], language) : "";
  const count = problems.length;
  return day ? subject.byDay({ count, day: dayOf(day, locale) }) : subject.now({ count, place });
}

/** What we would do about it, as a question to the landlord. */
export function proposalOf({ code }: ComingProblem, became: Became, language: PageLocale): string {
  const { proposal } = allWords[language];
  if (became.kind === "words") return proposal.add({ text: became.text });
  const asked =
    became.kind === "replaced"
      ? proposal.replace({ label: became.label })
      : became.kind === "moved"
        ? proposal.move[became.stage]
        : proposal.remove;
  return code === "reason-missing" ? `${asked} ${proposal.orKeep}` : asked;
}

function placeOfProblem({ mark, place }: ComingProblem, language: PageLocale): string {
  return whereOf({ place, subplace: mark.subplace }, language);
}

/** A change as an example, without what the law says: Oregon might bar the question. */
export function sampleChange(language: PageLocale, locale: string) {
  const words = allWords[language];
  const day = dayOf("2027-05-01", locale);
  const place = placeNameOf("US-OR", language);
  return {
    subject: words.subject.byDay({ count: 1, day }),
    says: words.off.from({ name: questionName("evicted", language), place, day }),
    basis: words.basis.law({ law: "ORS 90.303" }),
    proposal: words.proposal.replace({ label: questionName("landlordReference", language) }),
  };
}

/** "1 May 2027": the day by the calendar of the home. */
function dayOf(day: string, locale: string): string {
  return formatDate(day, locale);
}
