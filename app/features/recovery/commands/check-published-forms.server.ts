import type { Services } from "../../../services";
import type { CheckedPage } from "../check";

/** Copies of published forms in KV, against D1: a put that came late may have overwritten a newer one. */
export async function checkPublishedForms({ publishedForms }: Services, position: string): Promise<CheckedPage> {
  const { next, repaired } = await publishedForms.compare(position);
  return { next, found: repaired, mended: repaired };
}
