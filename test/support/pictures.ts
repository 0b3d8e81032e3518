import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { projectRoot } from "../../scripts/lib/local-server.ts";

/** Side of a cell in pixels: a picture is kept as the mean colour of its cells, which no edge of a letter moves. */
const cell = 8;
/** Of 255, in one colour: a line of text more or less in a cell is about 40, another green is 20. */
const isOtherFrom = 16;
/** Of all cells. One button that goes is 0.5 % of a desktop screen, a line of text 0.3 %. */
const mayDiffer = 0.01;

const folder = join(projectRoot, "test/pictures");
const isUpdate = process.env.PICTURES === "update";
const face = readFileSync(join(projectRoot, "app/styles/fraunces-cut.woff2")).toString("base64");

/** One face for all words, whatever fonts the machine has. */
export const oneFace = `
  @font-face { font-family: "Of pictures"; src: url(data:font/woff2;base64,${face}) format("woff2"); }
  * { font-family: "Of pictures" !important; font-variation-settings: normal !important; caret-color: transparent !important; }
`;

/** Painted over: what the clock alone decides, such as which answers are late and where a line of days turns. */
export const noClock = `
  time, iframe, .due, small.amber, [data-clock], [data-clock] * { visibility: hidden !important; }
`;

/** Numbers, months and words of days become the same on every day; where only a moment stands, its length, too. */
export function sayNoDay(): void {
  const months = /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b/gi;
  const days = /\b(today|tomorrow|yesterday|(mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.nodeValue ?? "";
    const same = said
      .replace(months, "May")
      .replace(days, "today")
      .replace(/\d+/g, "8")
      .replace(/\b[AP]M\b/g, "AM");
    if (same !== said) node.nodeValue = same;
  }
  for (const time of document.querySelectorAll<HTMLElement>("time, .due, small.amber")) time.textContent = "May 8";
}

/** The page as it is on the screen, as a small PNG of cells. `reader`: a page of its own that draws. */
export async function takeCells(page: Page, reader: Page): Promise<string> {
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  return reader.evaluate(
    async ([data, side]) => {
      const whole = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = document.createElement("canvas");
      canvas.width = Math.ceil(whole.width / side);
      canvas.height = Math.ceil(whole.height / side);
      const pen = canvas.getContext("2d", { willReadFrequently: true });
      if (!pen) throw new Error("No canvas");
      pen.imageSmoothingQuality = "high";
      pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/png").slice("data:image/png;base64,".length);
    },
    [picture.toString("base64"), cell] as const,
  );
}

/** The share of cells whose colour is another; 1 where the pictures are not of one size. Both are PNG in base64. */
export function differenceOf(reader: Page, before: string, after: string): Promise<number> {
  return reader.evaluate(
    async ([one, other, limit]) => {
      const read = async (data: string) => {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const pen = canvas.getContext("2d");
        pen?.drawImage(picture, 0, 0);
        return pen?.getImageData(0, 0, picture.width, picture.height);
      };
      const [a, b] = [await read(one), await read(other)];
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1;
      let differing = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const far = Math.max(
          ...[0, 1, 2].map((color) => Math.abs((a.data[at + color] ?? 0) - (b.data[at + color] ?? 0))),
        );
        if (far > limit) differing += 1;
      }
      return differing / (a.width * a.height);
    },
    [before, after, isOtherFrom] as const,
  );
}

/** A page that reads and compares pictures. */
export async function openReader(browser: Browser): Promise<Page> {
  return (await browser.newContext({ bypassCSP: true })).newPage();
}

/**
 * Compares with the picture that is kept, or keeps this one (`npm run pictures:update`). Answers what is wrong, or null. The
 * picture of a screen that changed lies in test-results.
 */
export async function judgePicture(reader: Page, name: string, taken: string): Promise<string | null> {
  const file = join(folder, `${name}.png`);
  const kept = existsSync(file) ? readFileSync(file).toString("base64") : null;
  const share = kept === null ? 1 : await differenceOf(reader, kept, taken);
  if (share <= mayDiffer) return null;
  if (isUpdate) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, taken, "base64");
    return null;
  }
  const seen = join(projectRoot, `test-results/${name}.png`);
  mkdirSync(join(projectRoot, "test-results"), { recursive: true });
  writeFileSync(seen, taken, "base64");
  if (kept === null) return `${name} has no picture yet: npm run pictures:update`;
  return `${name} changed in ${(share * 100).toFixed(1)} % of its cells: see ${seen}; meant so: npm run pictures:update`;
}
