import { formatDate } from "../../../kernel/dates";
import { landlordLocale } from "../../../kernel/landlord-locale";
import { earlierThan, laterWords } from "../../../words/en/law/stages";
import type { FormDefinition } from "../form-model/schema";
import type { ComingProblem } from "../law/coming-problems";
import { questionName } from "../law/question-names";
import { type Became, fieldNameIn } from "./side-by-side";

type Said = { problem: ComingProblem; form: FormDefinition };

/** "From 1 May 2027 “Pets” may not be asked in Manchester." */
export function sayProblem({ problem, form }: Said): string {
  const { code, from, mark } = problem;
  const name = `“${nameOfProblem({ problem, form })}”`;
  const where = mark.from === "never" && !mark.placeName ? "on Rentform" : `in ${placeOfProblem(problem)}`;
  const start = from ? `From ${dayOf(from)} ` : "";
  if (code === "off" && mark.moveTo) return `${start}${name} may not be asked ${earlierThan[mark.moveTo]} ${where}.`;
  if (code === "off") return `${start}${name} may not be asked ${where}${from ? "" : " anymore"}.`;
  if (code === "reason-missing") return `${start}${name} needs a reason ${where}.`;
  return `${start}your form must carry a notice ${where}.`.replace(/^y/, "Y");
}

/** What the law says, and whose word it is. */
export function sayLaw({ mark }: ComingProblem): string {
  const { basis, law, why } = mark;
  const speaker = { law: "The law", advice: "Advice of the regulator", caution: "Our caution" }[basis];
  return [law ? `${speaker}: ${law}.` : "", why ?? ""].filter(Boolean).join(" ");
}

/** A mail's heading: the first thing that changes, or that several do. */
export function saySubject(problems: readonly ComingProblem[]): string {
  const froms = problems.map(({ from }) => from);
  const day = froms.every((from) => from !== null) ? (froms.toSorted()[0] ?? null) : null;
  const place = problems[0] ? placeOfProblem(problems[0]) : "";
  const what = problems.length === 1 ? "A question" : `${problems.length} questions`;
  const verb = problems.length === 1 ? "needs" : "need";
  return day
    ? `${what} of your form ${verb} a change by ${dayOf(day)}`
    : `${what} of your form ${verb} a change: ${place}`;
}

/** What we would do about it, as a question to the landlord. */
export function proposalOf({ code }: ComingProblem, became: Became): string {
  const orReason = code === "reason-missing" ? " Or keep it, and check why you need it." : "";
  switch (became.kind) {
    case "replaced":
      return `Replace it by “${became.label}”?${orReason}`;
    case "words":
      return `Add these words to the form? “${became.text}”`;
    case "moved":
      return `Ask it ${laterWords[became.stage]}?${orReason}`;
    default:
      return `Take it out?${orReason}`;
  }
}

function nameOfProblem({ problem, form }: Said): string {
  return fieldNameIn(form, problem.at) ?? questionName(problem.mark.question);
}

function placeOfProblem({ mark, placeName }: ComingProblem): string {
  return mark.subplace ?? placeName;
}

/** "1 May 2027": the day by the calendar of the home. */
function dayOf(day: string): string {
  return formatDate(day, landlordLocale);
}
