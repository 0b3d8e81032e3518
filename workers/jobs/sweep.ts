import type { Env } from "../env";

/** Placeholder filled by the mail work. */
export async function sweep(_env: Env, _ctx: ExecutionContext): Promise<void> {}
