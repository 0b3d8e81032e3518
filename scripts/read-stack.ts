import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { projectRoot } from "./lib/local-server.ts";

/**
 * `npm run stack -- "<at of a log line>"`: its places in our own files, by the source maps in build/server, which have to be those
 * of the Worker that wrote the line.
 */
const folders = ["build/server", "build/server/assets"].map((folder) => join(projectRoot, folder));
const frames = process.argv.slice(2).join(" ").split(" < ");

for (const frame of frames) {
  const [, file = "", line = "", column = ""] = /([\w.-]+\.m?js):(\d+):(\d+)$/.exec(frame.trim()) ?? [];
  console.log(place(file, Number(line), Number(column)) ?? frame.trim());
}

function place(file: string, line: number, column: number): string | null {
  const path = folders.map((folder) => join(folder, `${file}.map`)).find(existsSync);
  if (!file || !path) return null;
  const found = new SourceMap(JSON.parse(readFileSync(path, "utf8"))).findEntry(line - 1, column - 1);
  if (!("originalSource" in found)) return null;
  return `${found.originalSource.replace(/^(\.\.\/)+/, "")}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}
