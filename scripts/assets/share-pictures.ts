import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { picturePath } from "../../app/kernel/picture-path.ts";
import { drawPicture, type PictureText } from "./pictures.ts";

/** What each picture in public/og says, by the path of its page; a test compares it with the pages. */
const wordsFile = join(import.meta.dirname, "share-pictures.json");

export function keptWords(): Record<string, PictureText> {
  return JSON.parse(readFileSync(wordsFile, "utf8"));
}

/** The words of a page's own picture; null where it shows another page's. */
export function pictureText(path: string, html: string): PictureText | null {
  const meta = (name: string) => {
    const text = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  };
  if (!meta("og:image").endsWith(picturePath(path))) return null;
  return { title: meta("og:title"), description: meta("og:description") };
}

/** Draws the picture of each page that a server lists in its sitemap into `folder`, the site's public files. */
export async function drawPictures(folder: string, origin: string): Promise<void> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const words: Record<string, PictureText> = {};
  rmSync(join(folder, "og"), { recursive: true, force: true });
  for (const path of paths) {
    const text = pictureText(path, await (await fetch(origin + path)).text());
    if (!text) continue;
    words[path] = text;
    const file = join(folder, picturePath(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await drawPicture(text));
  }
  writeFileSync(wordsFile, `${JSON.stringify(words, null, 2)}\n`);
}
