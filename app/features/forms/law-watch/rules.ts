import { z } from "zod";
import { dayMs } from "../../../kernel/durations";
import type { ComingProblem } from "../law/coming-problems";
import type { PackFile } from "../law/pack-schema";

/** Between a finding and its announcement: a wrong pack is stopped within a day before anybody was told. */
export const announceAfterMs = dayMs;

/** A finding as it is kept with its form: the packs have its words. `from`: ISO date; null: it holds already. */
const findingSchema = z.object({
  key: z.string(),
  question: z.string(),
  code: z.enum(["off", "reason-missing", "notice-missing"]),
  from: z.string().nullable(),
});
export type StoredFinding = z.infer<typeof findingSchema>;

export const storedFindings = (json: string): StoredFinding[] => z.array(findingSchema).parse(JSON.parse(json));
export const toldKeys = (json: string | null): string[] => z.array(z.string()).parse(JSON.parse(json ?? "[]"));

export function storeFinding({ key, mark, code, from }: ComingProblem): StoredFinding {
  return { key, question: mark.question, code, from };
}

/** What a form was read against: versions of the packs, and the days ahead that they know. */
export function rulesText(files: readonly Pick<PackFile, "place" | "version">[], ahead: readonly string[]): string {
  return [...files.map(({ place, version }) => `${place}@${version}`), ...ahead.map((day) => `from ${day}`)].join(" ");
}
