/** What stands at the head of each file in posts/, between the two lines of dashes. */
export type FrontMatter = {
  title: string;
  /** Beneath the title, in lists, in the feed and as the description for search engines. */
  excerpt: string;
  publishDate: string;
  /** The day on which every fact and every source of the post was last looked at. */
  checkedOn: string;
  /** Minutes. */
  readTime: number;
  /** Words of the body, without the sources. */
  words: number;
  /** Slugs of the posts to read next. */
  related: string[];
};

/** One post as lists, feeds and its own page know it, without its text. */
export type PostEntry = FrontMatter & { slug: string };
