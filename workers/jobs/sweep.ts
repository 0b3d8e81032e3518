import { errorCode } from "../../app/platform/logger";
import type { Env } from "../env";
import { createServices, type Services } from "../services";
import { sweepOutbox } from "./sweeps/outbox";

/** Each sweep does a bounded page of its work, may be repeated, and says how many rows it moved. */
type Sweep = (services: Services) => Promise<number>;

const sweeps: Record<string, Sweep> = {
  outbox: sweepOutbox,
};

/** Runs every minute. One sweep's failure is logged and does not stop the others. */
export async function sweep(env: Env, ctx: ExecutionContext): Promise<void> {
  const services = createServices(env, (work) => ctx.waitUntil(work));
  for (const [name, run] of Object.entries(sweeps)) {
    try {
      const count = await run(services);
      if (count > 0) services.log.info("swept", { name, count });
    } catch (error) {
      services.log.error("sweep-failed", { name, code: errorCode(error) });
    }
  }
}
