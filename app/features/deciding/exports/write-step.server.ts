import { ZipWriter } from "../../../files/zip/zip";
import type { Clock } from "../../../platform/clock";
import type { Services } from "../../../services";
import { createPartWriter, openParts, type PartsOf, writePart } from "./archive-parts.server";
import { type Left, leftLists, noneLeft } from "./archive-room";
import type { ExportCursor } from "./export-cursor";
import type { PastLeft, Piece, Progress } from "./pieces";

export type StepLimits = { bytes: number; weight: number; ms: number; workbook: number };

/** What a step made: where the next one begins, or, after the last, the parts of the whole file and its length. */
export type Step = { cursor: ExportCursor; progress: Progress | null; isLast: boolean; sizeBytes: number };

/** Gives the pieces from a place on; `past`: what the steps before have left for the first page. */
export type Source = (place: unknown, past: PastLeft) => AsyncGenerator<Piece<unknown>>;

type Writing = { from: ExportCursor; source: Source; isZip: boolean; limits: StepLimits };

/** Writes from a cursor up to the first mark at which it is enough. Done again, it writes other objects. */
export async function writeStep(
  services: Services,
  of: PartsOf,
  { from, source, isZip, limits }: Writing,
): Promise<Step> {
  const zip = new ZipWriter(from.zip);
  const writer = createPartWriter(services, of);
  const left = noneLeft();
  const work = measureWork(services.clock, limits, from.zip.offset);
  let place = from.place;
  let progress: Progress | null = null;
  let isLast = true;
  for await (const piece of source(place, () => pastLeft(services, of, from.left, left))) {
    if (!("place" in piece)) {
      for (const bytes of bytesOf(zip, piece, isZip)) await writer.write(bytes);
      continue;
    }
    place = piece.place;
    progress = piece.progress ?? progress;
    if (piece.left) for (const list of leftLists) left[list].push(...piece.left[list]);
    isLast = false;
    if (work.isEnough(piece.weight, zip.place().offset)) break;
    isLast = true;
  }
  const parts = [...from.parts, ...(await writer.end())];
  const directory = [...from.directory, ...(await writeAside(services, of, [zip.takeDirectory()]))];
  const cursor = { ...from, place, zip: zip.place(), parts, directory };
  if (isLast) return endedStep(services, of, { cursor, progress, closing: isZip ? zip.close() : new Uint8Array() });
  const hasLeft = leftLists.some((list) => left[list].length > 0);
  const names = hasLeft ? await writeAside(services, of, [new TextEncoder().encode(JSON.stringify(left))]) : [];
  return { cursor: { ...cursor, left: [...from.left, ...names] }, progress, isLast, sizeBytes: 0 };
}

function measureWork(clock: Clock, limits: StepLimits, startBytes: number) {
  const endsAt = clock.now().getTime() + limits.ms;
  let done = 0;
  return {
    isEnough(weight: number, bytes: number): boolean {
      done += weight;
      return done >= limits.weight || bytes - startBytes >= limits.bytes || clock.now().getTime() >= endsAt;
    },
  };
}

/** A spreadsheet is its bytes; of its place in a ZIP their count alone is used. */
function bytesOf(zip: ZipWriter, piece: Exclude<Piece<unknown>, { place: unknown }>, isZip: boolean): Uint8Array[] {
  if ("bytes" in piece) return [isZip ? zip.write(piece.bytes) : zip.pass(piece.bytes)];
  if ("begin" in piece) return [zip.begin(piece.begin, piece.lastModified)];
  if ("isEnd" in piece) return [zip.end()];
  const content = typeof piece.input === "string" ? new TextEncoder().encode(piece.input) : piece.input;
  return zip.add(piece.name, content, piece.lastModified);
}

async function writeAside(services: Services, of: PartsOf, bytes: Uint8Array[]): Promise<string[]> {
  return bytes.some(({ byteLength }) => byteLength > 0) ? [await writePart(services, of, bytes)] : [];
}

type Ended = { cursor: ExportCursor; progress: Progress | null; closing: Uint8Array };

/** The whole file: all parts, the directory's records, what closes it. An empty file is one empty part. */
async function endedStep(services: Services, of: PartsOf, { cursor, progress, closing }: Ended): Promise<Step> {
  const { zip } = cursor;
  const named = [...cursor.parts, ...cursor.directory];
  const last = closing.byteLength > 0 || named.length === 0 ? [await writePart(services, of, [closing])] : [];
  const sizeBytes = zip.offset + zip.directoryBytes + closing.byteLength;
  return { cursor: { ...cursor, parts: [...named, ...last] }, progress, isLast: true, sizeBytes };
}

async function* pastLeft(services: Services, of: PartsOf, names: readonly string[], now: Left): AsyncGenerator<Left> {
  for (const name of names) {
    const stored = await openParts(services, of, [name]);
    if (!stored) throw new Error("A part of an archive is gone");
    yield (await new Response(stored).json()) as Left;
  }
  yield now;
}
