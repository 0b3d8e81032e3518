import { z } from "zod";

const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What stands at the head of each file in posts/, between the two lines of dashes. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(10).max(70),
  /** Beneath the title, in lists, in the feed and as the description for search engines. */
  excerpt: z.string().min(70).max(165),
  publishDate: isoDay,
  /** The day on which every fact and every source of the post was last looked at. */
  checkedOn: isoDay,
  /** Minutes. */
  readTime: z.int().min(5).max(10),
  /** Slugs of the posts to read next. */
  related: z.array(z.string()).length(3),
});

/** One post as lists, feeds and its own page know it, without its text. */
export type PostEntry = z.infer<typeof frontMatterSchema> & {
  slug: string;
  /** Words of the body, without the sources. */
  words: number;
  /** The headings of its sections, in order; `id` is the anchor. */
  contents: readonly { id: string; title: string }[];
};

/** The anchor of a heading: "What it costs" is "what-it-costs". */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
