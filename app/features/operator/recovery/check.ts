import { dayMs } from "../../../kernel/durations";
import type { Services } from "../../../services";

/** What one page of a check came to. `next`: where the next page begins; null: the round has ended. */
export type CheckedPage = { next: string | null; found: number; mended: number };

/** Looks at one page of rows behind `position` ("" at first), counts and mends what is wrong; may be repeated. */
export type Check = (services: Services, position: string) => Promise<CheckedPage>;

/** Rows younger than this may still be on their way: a job, an upload or a second statement is to come. */
export const settledAfterMs = dayMs;
