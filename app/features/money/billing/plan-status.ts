/** While Stripe says one of these, Pro is on. A word that is not known here is none of them. */
const liveStatuses: readonly string[] = ["active", "trialing", "past_due"];

export function isLive(status: string): boolean {
  return liveStatuses.includes(status);
}
