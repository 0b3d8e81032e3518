import { parse } from "yaml";
import { anchorOf, frontMatterSchema, type PostEntry } from "../../../app/features/site/marketing/post-entry.ts";
import { type SourceId, sources } from "../../../app/features/site/marketing/posts/sources.ts";

/** Minutes of reading promised, times words in a minute: a post holds its promise. */
const WORDS_A_MINUTE = { least: 200, most: 230 };

/** A post whose file is wrong; the message says where and how. */
export class PostError extends Error {}

/**
 * One file of app/features/site/marketing/posts: its entry, and its body as MDX with a note for each source that the text names
 * (`[^L10]`, see posts/sources.ts). Throws a PostError for whatever must not be published.
 */
export function readPost(slug: string, file: string): { entry: PostEntry; body: string } {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || text === undefined)
    throw new PostError(`${slug}: no front matter between two lines of ---`);
  const parsed = frontMatterSchema.safeParse(parse(head));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new PostError(`${slug}: ${faults.join("; ")}`);
  }
  const words = countWords(text);
  const [least, most] = [WORDS_A_MINUTE.least, WORDS_A_MINUTE.most].map((speed) => speed * parsed.data.readTime);
  if (words < (least ?? 0) || words > (most ?? 0)) {
    throw new PostError(`${slug}: ${words} words, but ${parsed.data.readTime} minutes are ${least} to ${most}`);
  }
  const entry = { ...parsed.data, slug, words, contents: contentsOf(text) };
  return { entry, body: `${text}\n${sourceNotes(slug, text, parsed.data.checkedOn)}` };
}

/** Entries of all files, newest first, and checked against each other. */
export function readPosts(files: ReadonlyMap<string, string>): PostEntry[] {
  const entries = [...files].map(([slug, file]) => readPost(slug, file).entry);
  for (const { slug, related } of entries) {
    const unknown = related.filter((other) => other === slug || !files.has(other));
    if (unknown.length > 0) throw new PostError(`${slug}: related: ${unknown.join(", ")}`);
  }
  return entries.sort((a, b) => b.publishDate.localeCompare(a.publishDate));
}

/** Words as a reader meets them: no tags, no addresses, no marks of a source. */
export function countWords(text: string): number {
  const plain = text
    .replaceAll(/\[\^\w+\]/g, "")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, " ");
  return plain.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function contentsOf(text: string): PostEntry["contents"] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => ({ id: anchorOf(title), title }));
}

function sourceNotes(slug: string, text: string, checkedOn: string): string {
  const named = new Set([...text.matchAll(/\[\^(\w+)\]/g)].map(([, id = ""]) => id));
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(checkedOn));
  return [...named]
    .map((id) => {
      if (!(id in sources)) throw new PostError(`${slug}: no source ${id} in posts/sources.ts`);
      const { title, publisher, url } = sources[id as SourceId];
      return `[^${id}]: [${title}](${url}), ${publisher}. Checked ${day}.\n`;
    })
    .join("\n");
}
