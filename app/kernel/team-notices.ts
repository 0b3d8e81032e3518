/** How somebody may be told: by a notice and a mail, by a notice alone, or not at all. */
export const teamDeliveries = ["mail", "notice", "off"] as const;
export type TeamDelivery = (typeof teamDeliveries)[number];

/** Of what happens in an account that several people share each is told like this, unless he or she chose otherwise. */
export const teamDefaults = {
  "application-new": "notice",
  message: "notice",
  mention: "mail",
  assigned: "mail",
} as const satisfies Record<string, TeamDelivery>;
export type TeamNotice = keyof typeof teamDefaults;

export const teamNotices = Object.keys(teamDefaults) as TeamNotice[];
/** Of these an account's owner is told, too, who has own choices for the others. */
export const personalNotices = ["mention", "assigned"] as const satisfies TeamNotice[];
