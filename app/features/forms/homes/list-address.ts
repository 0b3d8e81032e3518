import { z } from "zod";
import { type HomeId, homeIdSchema } from "../../../kernel/ids";
import { singleLine } from "../../../kernel/typed-text";

/** What the address of the list of homes says. */
export type HomesAddress = { search: string; isArchived: boolean; after: HomeId | null };

const schema = z.object({
  q: singleLine().max(150).catch(""),
  show: z.literal("archived").nullable().catch(null),
  after: homeIdSchema.nullable().catch(null),
});

/** Reads it; what is wrong in it is dropped. */
export function readHomesAddress(search: URLSearchParams): HomesAddress {
  const read = schema.parse({ q: search.get("q") ?? "", show: search.get("show"), after: search.get("after") });
  return { search: read.q.trim(), isArchived: read.show !== null, after: read.after };
}

/** Writes it; what is as it is at first is left out. */
export function homesHref({ search, isArchived, after }: Partial<HomesAddress>): string {
  const query = new URLSearchParams();
  if (search) query.set("q", search);
  if (isArchived) query.set("show", "archived");
  if (after) query.set("after", after);
  return query.size > 0 ? `/app/homes?${query}` : "/app/homes";
}
