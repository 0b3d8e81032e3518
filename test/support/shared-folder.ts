import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/** Of the whole run: a folder that is gone afterwards. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "rentform-run-"));
  project.provide("sharedFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
