/** A reason without suspicion: it came after the form had taken more than its limit, and waits for the landlord's press. */
export const waitlistReason = "over-limit";
