import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyDecoders } from "./assets/decoders.ts";
import { drawPictures } from "./assets/share-pictures.ts";
import { writeTypefaces } from "./assets/typefaces.ts";
import { applyMigrations, buildIfChanged, endServers, findFreePort, projectRoot, serve } from "./lib/local-server.ts";

/**
 * `npm run assets`: makes again what lies in public/ and comes of packages or of pages: decoders, typefaces of papers, pictures
 * for sharing. They are committed, so that nobody who only builds has to make them.
 */
const folder = join(projectRoot, "public");
copyDecoders(folder);
await writeTypefaces(folder);
const data = mkdtempSync(join(tmpdir(), "rentform-assets-"));
try {
  applyMigrations(data);
  buildIfChanged();
  const { origin } = await serve({ port: await findFreePort(), persistTo: data });
  await drawPictures(folder, origin);
} finally {
  await endServers("SIGTERM");
  rmSync(data, { recursive: true, force: true });
}
