import type { BrowserContext } from "playwright-core";
import { expect } from "vitest";
import type { Site } from "./site.ts";

/**
 * Begins an application and saves its first steps by posts, for tests of what comes later: the pages of this context go on from
 * there, and none has been opened.
 */
export async function saveSteps(
  context: BrowserContext,
  { server }: Site,
  urlId: string,
  steps: [string, string | File][][],
): Promise<void> {
  const start: [string, string][] = [["intent", "start"]];
  for (const [at, pairs] of [start, ...steps].entries()) {
    const body = new FormData();
    for (const [name, value] of pairs) body.append(name, value);
    const hasFiles = pairs.some(([, value]) => typeof value !== "string");
    const path = `/apply/${urlId}${at > 0 ? `?step=${at}` : ""}`;
    const answer = await context.request.post(server.origin + path, {
      headers: { Origin: server.origin },
      maxRedirects: 0,
      ...(hasFiles ? { multipart: body } : { form: body }),
    });
    const to = answer.headers().location ?? "";
    expect([path, answer.status(), to]).toEqual([path, 303, expect.not.stringContaining("feedback=")]);
  }
}
