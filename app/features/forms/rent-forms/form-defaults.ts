import { z } from "zod";
import { multiLine } from "../../../kernel/typed-text";
import { type LandlordFault, landlordFaults } from "../form-model/landlord";
import { landlordSchema } from "../form-model/schema";

/** What new forms of an account begin with; what is absent they ask anew. */
export const formDefaultsSchema = z.object({
  landlord: landlordSchema.omit({ logo: true }).optional(),
  criteria: multiLine()
    .max(4000)
    .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u)
    .optional(),
  incomeMultiple: z.number().min(0).max(5).optional(),
  replyWithinDays: z.number().int().min(1).max(60).optional(),
});
export type FormDefaults = z.infer<typeof formDefaultsSchema>;

export const offeredMultiples = ["2", "2.5", "3", "3.5", "4"] as const;
export const offeredReplyDays = ["3", "5", "7", "10", "14", "21"] as const;

const profile = landlordSchema.shape;
const numberOf = (text: string) => Number(text) || undefined;

/** The defaults as their page posts them; "" is nothing said. */
export const postedDefaultsSchema = z.object({
  name: profile.name.default(""),
  contact: profile.contact.unwrap().default(""),
  email: profile.email.unwrap().default(""),
  place: profile.place.unwrap().default(""),
  registration: profile.registration.unwrap().default(""),
  criteria: formDefaultsSchema.shape.criteria.unwrap().default(""),
  incomeMultiple: z.enum(["", ...offeredMultiples]).default(""),
  replyWithinDays: z.enum(["", ...offeredReplyDays]).default(""),
});
export type PostedDefaults = z.infer<typeof postedDefaultsSchema>;

/** With what is wrong in the landlord's lines, where any is filled in. */
export function readPostedDefaults(posted: PostedDefaults): { defaults: FormDefaults; faults: LandlordFault[] } {
  const { criteria, incomeMultiple, replyWithinDays, ...lines } = posted;
  const said = Object.fromEntries(
    Object.entries(lines).flatMap(([field, text]) => (text.trim() === "" ? [] : [[field, text.trim()]])),
  );
  const landlord = Object.keys(said).length > 0 ? { name: "", ...said } : undefined;
  return {
    defaults: {
      ...(landlord && { landlord }),
      ...(criteria.trim() && { criteria: criteria.trim() }),
      ...(incomeMultiple && { incomeMultiple: numberOf(incomeMultiple) }),
      ...(replyWithinDays && { replyWithinDays: numberOf(replyWithinDays) }),
    },
    faults: landlord ? landlordFaults(landlord) : [],
  };
}

/** As the page posts them again. */
export function postedDefaults({
  landlord,
  criteria = "",
  incomeMultiple,
  replyWithinDays,
}: FormDefaults): PostedDefaults {
  return postedDefaultsSchema.parse({
    ...landlord,
    criteria,
    incomeMultiple: String(incomeMultiple ?? ""),
    replyWithinDays: String(replyWithinDays ?? ""),
  });
}
