import type { RequestTrace } from "../app/platform/request-trace";
import type { Env } from "./env";
import type { Services } from "./services";

/** What Hono's handlers find in their context. */
export type AppEnv = { Bindings: Env; Variables: { trace: RequestTrace; services: Services; nonce: string } };
