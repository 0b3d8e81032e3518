import { z } from "zod";

const count = z.number().int().min(0);

/** What is known of a form when it is looked at: figures and yes or no, no words, to decide again by other rules. */
export const formFactsSchema = z.object({
  owner: z.object({
    /** Null: a guest. */
    ageHours: z.number().min(0).nullable(),
    mail: z.enum(["own", "free", "disposable"]),
    isAgency: z.boolean(),
  }),
  texts: z.object({
    questionLinks: count,
    questionContacts: count,
    hiddenLinks: count,
    messengers: count,
    payBeforeViewing: count,
    payToHold: count,
    payUntraceable: count,
    payChannels: count,
    keysByCourier: count,
    ownerAway: count,
    credentials: count,
    /** Questions about numbers, banks, cards and secrets that the reader of questions let pass with a reason. */
    doubtful: count,
    brands: count,
    brandClaims: count,
  }),
  /** Files asked for at once, before anybody is chosen. */
  papers: z.object({ identity: count, bank: count, selfie: count }),
  /** Beside the forms of the same place, size and currency; null where the form names no rent or no place. */
  rent: z.object({ percentOfMedian: z.number().min(0), forms: count }).nullable(),
  /** Of other landlords. `alike`: photos that look like one of theirs; decisions before it was counted have none. */
  elsewhere: z.object({ photos: count, alike: count.default(0), addresses: count, networkForms: count }),
  /** `networks`: independent people whose device did the calculation; the others count in `count` and `money`. */
  reports: z.object({ count, networks: count, money: count }),
  /** Days since it was published first, and households that applied, spam apart; looks before it was counted have none. */
  history: z.object({ openDays: count, applicants: count }).default({ openDays: 0, applicants: 0 }),
  /** What the admin's rules about senders, phrases and pictures say. */
  rule: z.object({ effect: z.enum(["none", "allow", "points", "hold", "block"]), points: z.number().int() }),
});
export type FormFacts = z.infer<typeof formFactsSchema>;
export type TextFacts = FormFacts["texts"];
