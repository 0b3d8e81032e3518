import { utcDay } from "../../../../kernel/dates";
import type { Services } from "../../../../services";
import type { FormDefinition } from "../../form-model/schema";
import { type ComingProblem, comingProblems, packsAhead } from "../../law/coming-problems";
import type { LawPack } from "../../law/merge-packs";
import { readPacks } from "../../law/packs.server";
import { placeOf } from "../../law/place-of";

/** What holds at a form's home today and on the days ahead, and what stands against the form; nothing where no pack is. */
export async function readLawAhead(
  { staticFiles, clock }: Pick<Services, "staticFiles" | "clock">,
  definition: FormDefinition,
): Promise<{ packs: LawPack[]; problems: ComingProblem[] }> {
  const home = placeOf(definition.property.address, definition.property.chosenSubplace);
  if (home.place === null) return { packs: [], problems: [] };
  const files = await readPacks(staticFiles, home.place);
  const today = utcDay(clock.now().getTime());
  const packs = packsAhead(files, home, today);
  return { packs, problems: comingProblems(definition, files, home, today, packs) };
}
