/**
 * Queues of the outbox. "urgent": somebody waits at a screen. "ordinary": somebody did something. "bulk": a clock
 * did, for many at once. "exports": archives, which take minutes.
 */
export const queueNames = ["urgent", "ordinary", "bulk", "exports"] as const;
export type QueueName = (typeof queueNames)[number];
