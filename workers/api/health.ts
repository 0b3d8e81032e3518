import { Hono } from "hono";
import { getHealth } from "../../app/features/operator/operations/queries/get-health.server";
import type { Health } from "../../app/features/operator/operations/rules";
import { FAILURE_LOGGED_HEADER } from "../../app/kernel/failure";
import type { AppEnv } from "../app-env";

/** However often it is asked, an isolate looks four times a minute at most. */
const keptMs = 15_000;
/** A look that takes longer has gone wrong; the next one may begin. */
const lookMs = 10_000;

let kept: Health | null = null;
let lookingSince: number | null = null;

/** GET /healthz: 200, or 503 when a part does not do what it must. Levels and counts only. */
export const healthApi = new Hono<AppEnv>();

healthApi.get("/", async (c) => {
  const services = c.get("services");
  c.get("trace").route = "/healthz";
  const now = services.clock.now().getTime();
  if (!kept || now - kept.at >= keptMs) {
    const isLooking = lookingSince !== null && now - lookingSince < lookMs;
    // An answer of another request cannot be waited for: its input and output belong to it.
    if (isLooking && !kept) return c.json({ status: "unknown" }, 429, { "Retry-After": "1" });
    if (!isLooking) {
      lookingSince = now;
      kept = await getHealth(services).finally(() => {
        lookingSince = null;
      });
    }
  }
  return answer(kept as Health);
});

function answer({ level, at, checks }: Health): Response {
  const body = { status: level, at: new Date(at).toISOString(), checks };
  const headers = { "Cache-Control": "no-store", [FAILURE_LOGGED_HEADER]: "yes" };
  return Response.json(body, { status: level === "bad" ? 503 : 200, headers });
}
