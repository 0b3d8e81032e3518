import { z } from "zod";
import { emailSchema } from "../../../kernel/email";
import { asciiDigits } from "../../../kernel/phone";
import { singleLine } from "../../../kernel/typed-text";
import type { Person } from "../../../platform/people/people.server";
import { mostPeople } from "./rules";

const phoneSchema = singleLine()
  .trim()
  .max(40)
  .overwrite(asciiDigits)
  .regex(/^(?=(?:\D*\d){5})[+()\d\s./-]+$/);

/** What is asked before a viewing: a slot, how many come, and how to reach them. */
const askSchema = z.object({
  slot: z.uuid(),
  people: singleLine().regex(/^\d$/).transform(Number).pipe(z.number().min(1).max(mostPeople)),
  name: singleLine()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[^\p{Cc}]*$/u),
  email: emailSchema,
  phone: z
    .literal("")
    .transform(() => null)
    .or(phoneSchema),
});

/** Where the law lets nothing be asked but contact, whatever was posted. `people` 0: nobody was asked how many come. */
const contactOnlySchema = askSchema.extend({ people: z.unknown().transform(() => 0) });

/** A request as it is posted. Of `applicant`, who has applied, nothing counts but the slot and how many come. */
export function askingSchema({ isContactOnly, applicant }: { isContactOnly: boolean; applicant: Person | null }) {
  const schema = isContactOnly ? contactOnlySchema : askSchema;
  return applicant
    ? schema.pick({ slot: true, people: true }).transform((asked) => ({ ...asked, person: applicant }))
    : schema.transform(({ slot, people, ...person }) => ({ slot, people, person }));
}

export const askFields = ["slot", "people", "name", "email", "phone"] as const;
export type AskField = (typeof askFields)[number];

/** What is pressed on the page of a booking. */
export const bookingPostSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("cancel") }),
  z.object({ intent: z.literal("erase") }),
  z.object({ intent: z.literal("change"), slot: z.uuid().catch("") }),
  z.object({ intent: z.literal("door"), code: singleLine().trim().max(40).overwrite(asciiDigits) }),
]);
