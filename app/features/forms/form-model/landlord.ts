import { isAddress } from "../../../kernel/email";
import { countLinks } from "../../../kernel/text-signs";
import type { LandlordProfile } from "./schema";

/** What is written; the logo has no words. */
export type LandlordField = Exclude<keyof LandlordProfile, "logo">;
/** "name": nobody is named. "email": no address. "link": an address of a site or a mailbox where a name belongs. */
export type LandlordFault = { field: LandlordField; code: "name" | "email" | "link" };

const named = ["name", "contact", "place", "registration"] as const;
/** "St. Mary" and "Ltd." are names; "secure-lets.com" and "dana@home.example" lead somewhere. */
const address = /@|[\p{L}\d-]{2,}\.\p{L}{2,}/u;

/** What speaks against showing this profile to applicants, in the order of its boxes. Pure. */
export function landlordFaults(landlord: LandlordProfile | undefined): LandlordFault[] {
  if (!/[\p{L}\d]/u.test(landlord?.name ?? "")) return [{ field: "name", code: "name" }];
  const links = named.filter((field) => isLink(landlord?.[field] ?? ""));
  const faults: LandlordFault[] = links.map((field) => ({ field, code: "link" }));
  const email = landlord?.email?.trim() ?? "";
  return email === "" || isAddress(email) ? faults : [...faults, { field: "email", code: "email" }];
}

function isLink(text: string): boolean {
  return countLinks(text) > 0 || address.test(text);
}
