import { onLocalData } from "../lib/local-data.ts";

/**
 * Puts the demo into the local D1 and R2 under `persistTo`, through the product's own commands. A server may be running
 * on the same data. What is there already is left as it is.
 */
export async function seedInto(persistTo: string, baseUrl = "http://localhost:8787"): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onLocalData<typeof import("./demo.ts"), string>(
        "scripts/seed/demo.ts",
        { persistTo, baseUrl },
        ({ seedDemo }, env) => seedDemo(env),
      );
    } catch (error) {
      // A server that writes to the same file at the same moment: what is there stays, so begin again.
      if (attempt === 20 || !/SQLITE_BUSY|internal error/.test(`${error} ${(error as Error).cause}`)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250 * attempt));
    }
  }
}
