import { addDays } from "../../../kernel/dates";
import type { FormDefinition } from "../form-model/schema";
import { type AskedAt, type LawProblem, lawProblems } from "./law-problems";
import { type HomeSubplaces, type LawPack, mergePacks } from "./merge-packs";
import type { PackFile } from "./pack-schema";

/** A form is open for about two months: what comes within them concerns it. */
const daysAhead = 60;

/** What stands against a published form, now or on a day to come. */
export type ComingProblem = LawProblem & {
  /** Names it, whatever the day. */
  key: string;
  /** The first day (ISO) on which it holds; null: it holds already. */
  from: string | null;
  place: string;
};

/** `day` and the days within `daysAhead` of it on which an entry of the files begins to hold or has ceased to. ISO dates. */
export function lawDays(files: readonly PackFile[], day: string): [string, ...string[]] {
  const last = addDays(day, daysAhead);
  const dated = files.flatMap(({ rules, notices }) => [...rules, ...notices]);
  const changes = dated.flatMap(({ from, until }) => [...(from ? [from] : []), ...(until ? [addDays(until, 1)] : [])]);
  const ahead = changes.filter((change) => change > day && change <= last);
  return [day, ...[...new Set(ahead)].sort()];
}

/** What holds at a home on each of `lawDays`. */
export function packsAhead(files: readonly PackFile[], home: HomeSubplaces, day: string): [LawPack, ...LawPack[]] {
  const [today, ...ahead] = lawDays(files, day);
  return [mergePacks(files, home, today), ...ahead.map((date) => mergePacks(files, home, date))];
}

/**
 * What may not stay as it is from `day` (ISO) on, with the first day on which that is so; what is lifted later counts.
 * `files`: of the home's place, parent first. `packs`: what `packsAhead` gave of them.
 */
export function comingProblems(
  definition: FormDefinition,
  files: readonly PackFile[],
  home: HomeSubplaces,
  day: string,
  packs: readonly LawPack[] = packsAhead(files, home, day),
): ComingProblem[] {
  const days = lawDays(files, day);
  const found = new Map<string, ComingProblem>();
  for (const [index, pack] of packs.entries()) {
    for (const problem of lawProblems(definition, pack)) {
      const key = keyOf(problem);
      const from = (index > 0 && days[index]) || null;
      if (!found.has(key)) found.set(key, { ...problem, key, from, place: pack.place });
    }
  }
  return [...found.values()];
}

/** Two of one question are two, and a question that is off after it wanted a reason is another problem. */
function keyOf(problem: LawProblem): string {
  const words = problem.code === "notice-missing" ? `:${problem.notice}` : "";
  return `${problem.code}:${placeKey(problem.at)}${words}`;
}

function placeKey(at: AskedAt): string {
  if ("fieldId" in at) return at.fieldId;
  return "consentId" in at ? at.consentId : at.property;
}
