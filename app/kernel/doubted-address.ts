import { suggestAddress } from "./suggest-address";

/** Name of the choice that answers "Did you mean …?" on a page without script. */
export const addressAnswerName = "address-answer";

/** An address that looks like a slip. `isRight`: its owner has said that it is none. */
export type DoubtedAddress = { typed: string; meant: string; isRight: boolean };

/** What the choices post. It names the address, so that another one typed later is asked about, too. */
export const addressAnswers = {
  meant: (typed: string) => `meant:${typed.trim()}`,
  right: (typed: string) => `right:${typed.trim()}`,
};

/** The address after the answer, and the doubt that is left to show. */
export function settleAddress(typed: string, answer: string): { email: string; doubt: DoubtedAddress | null } {
  const meant = suggestAddress(typed);
  if (!meant) return { email: typed, doubt: null };
  if (answer === addressAnswers.meant(typed)) return { email: meant, doubt: null };
  return { email: typed, doubt: { typed, meant, isRight: answer === addressAnswers.right(typed) } };
}
