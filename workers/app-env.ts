import type { RequestTrace } from "../app/platform/request-trace";
import type { Services } from "../app/services";
import type { Env } from "./env";

/** What Hono's handlers find in their context. */
export type AppEnv = { Bindings: Env; Variables: { trace: RequestTrace; services: Services; nonce: string } };
