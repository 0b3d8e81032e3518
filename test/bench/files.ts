import { shownFiles } from "../support/shown-files.ts";
import { openModules } from "./modules.ts";

/**
 * `npm run bench:files`: how long one stranger's file keeps an isolate from answering others, and what memory it takes, at
 * most. The product's own code runs in this process; an isolate has 128 MB.
 */
const goals = { waitMs: 300, memoryMb: 96 };

const { load, close } = await openModules();
const { stampPdf } = await load<typeof import("../../app/files/pdf/stamp-pdf.ts")>("/app/files/pdf/stamp-pdf.ts");
const { costlyPdfs, endlessPdfs, longPdf } =
  await load<typeof import("../support/hostile-pdf.ts")>("/test/support/hostile-pdf.ts");

const { cleanFile } = await load<typeof import("../../app/features/applying/applications/clean-file.ts")>(
  "/app/features/applying/applications/clean-file.ts",
);
const { markedImage } = await load<typeof import("../../app/features/applying/documents/marked-image.ts")>(
  "/app/features/applying/documents/marked-image.ts",
);
const { largePictures } = await load<typeof import("../support/pictures-with-metadata.ts")>(
  "/test/support/pictures-with-metadata.ts",
);

type Case = [what: string, make: () => Uint8Array, open: (bytes: Uint8Array) => unknown];
const stamp = (bytes: Uint8Array) => stampPdf(bytes, "Viewed by Dana Hartley");
const cases: Case[] = [
  ["PDF, honest, of one page", () => shownFiles.pdf, stamp],
  ["PDF, honest, of 400 pages", longPdf, stamp],
  ...Object.entries({ ...costlyPdfs, ...endlessPdfs }).map(([what, make]): Case => [`PDF, ${what}`, make, stamp]),
  ...Object.entries(largePictures).flatMap(([what, [kind, make]]): Case[] => [
    [`at upload, ${what}`, make, (bytes) => cleanFile(kind, bytes)],
    ...(kind === "heic" ? [] : [[`looked at, ${what}`, make, (bytes) => markedImage(kind, bytes, "Viewed")] as Case]),
  ]),
];

await stamp(shownFiles.pdf);
let isOver = false;
for (const [what, make, open] of cases) {
  const bytes = make();
  const { waitMs, memoryMb } = await cost(() => open(bytes));
  const mark = waitMs > goals.waitMs || memoryMb > goals.memoryMb ? "  OVER" : "";
  isOver ||= mark !== "";
  console.log(
    `${what.padEnd(70)} ${(bytes.byteLength / 1e6).toFixed(2).padStart(6)} MB  waits ${waitMs.toFixed(0).padStart(4)} ms  holds ${memoryMb.toFixed(0).padStart(4)} MB${mark}`,
  );
}
await close();
console.log(`goals: nobody waits longer than ${goals.waitMs} ms, no file holds more than ${goals.memoryMb} MB`);
if (isOver) process.exitCode = 1;

/** The longest time between two turns of the event loop, and how far the memory grew over what it was, the waste included. */
async function cost(work: () => unknown): Promise<{ waitMs: number; memoryMb: number }> {
  globalThis.gc?.();
  const held = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = held();
  let [last, waitMs, most] = [performance.now(), 0, 0];
  const timer = setInterval(() => {
    waitMs = Math.max(waitMs, performance.now() - last);
    most = Math.max(most, held() - before);
    last = performance.now();
  }, 1);
  await work();
  await new Promise((done) => setTimeout(done, 3));
  clearInterval(timer);
  return { waitMs, memoryMb: Math.max(most, held() - before) / 1024 / 1024 };
}
