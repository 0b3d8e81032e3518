import type { WrittenAddress } from "../form-model/address-line";

type Columns = Record<"line2" | "region" | "postcode", string | null> & Record<"line1" | "city" | "country", string>;

/** The address of a row of home, without what is not there. */
export function addressOfHome({ line1, line2, city, region, postcode, country }: Columns): WrittenAddress & {
  line1: string;
  city: string;
} {
  return { line1, city, country, ...(line2 && { line2 }), ...(region && { region }), ...(postcode && { postcode }) };
}
