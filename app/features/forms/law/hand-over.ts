import { z } from "zod";
import type { HomeSubplaces } from "./merge-packs";
import { chainOf } from "./place-of";

const line = z.string().trim().min(2).max(400);

/** In the order in which a letting goes: up to the signatures, with them, afterwards. */
const moments = ["before", "signing", "after"] as const;

/** What a landlord owes the tenant whom he approved: papers, notices, protecting the deposit. */
const rowSchema = z
  .strictObject({
    /** A pack's place, and perhaps a city or region of it: the row holds only there. */
    place: z.string().regex(/^[A-Z]{2}(-[A-Z]{2,3})?$/),
    subplace: z.string().min(2).max(60).optional(),
    /** The subject. A part's row stands in the place of its parent's on the same subject. */
    about: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    when: z.enum(moments),
    /** The same in words: "Within 30 days of the deposit". */
    by: z.string().trim().min(4).max(70),
    text: line,
    law: line,
    source: z.url({ protocol: /^https$/ }).nullable(),
    /** "known" is general knowledge that nobody has read up yet. */
    confidence: z.enum(["read", "known"]),
    checkedOn: z.iso.date(),
  })
  .refine(({ confidence, source }) => confidence === "known" || source !== null, "What was read has its page");

export const handOverSchema = z.array(rowSchema);

export type HandOverRow = z.infer<typeof rowSchema>;
export type HandOver = HandOverRow & {
  /** The address leaves a doubt whether the home lies in the row's city or region. */
  isDoubtful: boolean;
};

/** What is owed at a home, in the order of a letting: a part's rows over its parent's, a city's over both. */
export function handOverFor(rows: readonly HandOverRow[], place: string, home: HomeSubplaces): HandOver[] {
  const here = chainOf(place).flatMap((name) => rows.filter((row) => row.place === name));
  const general = here.filter(({ subplace }) => subplace === undefined);
  const own = here.filter(({ subplace }) => subplace !== undefined && subplace === home.subplace);
  const sure = new Map([...general, ...own].map((row) => [row.about, { ...row, isDoubtful: false }]));
  const doubtful = here
    .filter(({ subplace }) => subplace !== undefined && subplace !== home.subplace && home.doubtful.includes(subplace))
    .map((row) => ({ ...row, isDoubtful: true }));
  const orderOf = ({ when }: HandOverRow) => moments.indexOf(when);
  return [...sure.values(), ...doubtful].sort((a, b) => orderOf(a) - orderOf(b));
}
