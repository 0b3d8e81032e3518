import { z } from "zod";
import { type HomeId, homeIdSchema } from "../../../kernel/ids";
import { singleLine } from "../../../kernel/typed-text";

/** What a colleague's role is for; null: all homes of the account, and forms without one. */
export type Homes = readonly HomeId[] | null;

/** More than so many are chosen by nobody, and each costs its lists a row. */
const chosenAtMost = 100;
/** So many homes stand in a list to choose from; others are searched for. */
export const offeredAtMost = 40;

export type OfferedHome = { id: HomeId; line: string; town: string };

/** As ticked and typed. `isLimited`: of the two, "Chosen homes". `searched`: what was looked for the last time. */
export type HomesChoice = { isLimited: boolean; chosen: HomeId[]; search: string; searched: string };
export const allHomes: HomesChoice = { isLimited: false, chosen: [], search: "", searched: "" };

/** The posted fields of a choice. What is no id of a home is left out. */
export const homesChoiceSchema = z
  .object({
    reach: z.enum(["all", "chosen"]).catch("all"),
    homes: z.array(singleLine()).max(1000).catch([]),
    q: singleLine().max(100).catch(""),
    searched: singleLine().max(100).catch(""),
  })
  .transform(
    ({ reach, homes, q, searched }): HomesChoice => ({
      isLimited: reach === "chosen",
      chosen: [...new Set(homes)].flatMap((id) => homeIdSchema.safeParse(id).data ?? []),
      search: q,
      searched,
    }),
  );

/** Why a choice cannot be taken. */
export type HomesFault = "homes" | "tooManyHomes";

export function faultOf({ isLimited, chosen }: HomesChoice): HomesFault | null {
  if (!isLimited) return null;
  return chosen.length === 0 ? "homes" : chosen.length > chosenAtMost ? "tooManyHomes" : null;
}
