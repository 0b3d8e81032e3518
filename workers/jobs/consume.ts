import type { Env } from "../env";

/** Placeholder filled by the mail work. */
export async function consumeQueue(_batch: MessageBatch<unknown>, _env: Env, _ctx: ExecutionContext): Promise<void> {}
