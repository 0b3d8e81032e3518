/** Events whose signature does not fit, within the hour; from so many on the webhook's secret is probably wrong. */
export const refusedEvents = { action: "stripe-refused", limit: 5, windowSeconds: 3600 } as const;
