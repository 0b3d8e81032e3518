import { build } from "vite";

/** A module as a browser gets it: bundled and minified by the build's own tools, its exports under `name`. */
export async function bundle(entry: string, name: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: true, target: "es2022", lib: { entry, formats: ["iife"], name } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("No bundle was built");
  return chunk.code;
}
