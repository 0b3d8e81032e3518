import type { home } from "../../../db/schema/forms";
import { zoneOfHome } from "../../../kernel/home-zone";
import type { WrittenAddress } from "../form-model/address-line";
import { type HomeFacts, homeFactsSchema } from "../form-model/schema";

type HomeRow = typeof home.$inferSelect;

/** The address of a row of home, without what is not there. */
export function addressOfHome(
  row: Pick<HomeRow, "line1" | "line2" | "city" | "region" | "postcode" | "country">,
): WrittenAddress & { line1: string; city: string } {
  const { line1, line2, city, region, postcode, country } = row;
  return { line1, city, country, ...(line2 && { line2 }), ...(region && { region }), ...(postcode && { postcode }) };
}

/** The IANA zone in which its days are said: the chosen one, else that of its place. */
export function zoneOfRow({ zone, country, region }: Pick<HomeRow, "zone" | "country" | "region">): string {
  return zone ?? zoneOfHome({ country, region: region ?? undefined });
}

/** What is known of it; nothing where that was written by another version. */
export function factsOfHome({ facts }: Pick<HomeRow, "facts">): HomeFacts {
  const read = homeFactsSchema.safeParse(JSON.parse(facts));
  return read.success ? read.data : {};
}
