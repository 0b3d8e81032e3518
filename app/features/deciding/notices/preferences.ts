import { z } from "zod";
import { type TeamNotice, teamDeliveries, teamNotices } from "../../../kernel/team-notices";
import { singleLine } from "../../../kernel/typed-text";
import { isZone } from "../../../kernel/zone-offset";
import type { ChosenNotice } from "../../../mail/notice-kinds";
import { chosenNotices } from "./rules";
import type { TeamChoices } from "./team-preferences";

const deliveries = ["now", "daily", "off"] as const;
export type Delivery = (typeof deliveries)[number];
export type Choices = Partial<Record<ChosenNotice, Delivery>>;

/** The posted choices: one of each kind, and the zone of mails; null: that of the device, also where this machine knows none so called. */
export const preferencePost = z.object({
  ...(Object.fromEntries(chosenNotices.map((kind) => [kind, z.enum(deliveries)])) as Record<
    ChosenNotice,
    z.ZodEnum<{ now: "now"; daily: "daily"; off: "off" }>
  >),
  /** Of accounts that several people share; the page asks for them of whoever shares one. */
  ...(Object.fromEntries(teamNotices.map((kind) => [`team-${kind}`, z.enum(teamDeliveries).optional()])) as Record<
    `team-${TeamNotice}`,
    z.ZodOptional<z.ZodEnum<{ mail: "mail"; notice: "notice"; off: "off" }>>
  >),
  zone: singleLine().max(64).refine(isZone).nullable().catch(null),
});

export type PreferencePost = z.infer<typeof preferencePost>;

/** What a post says of shared accounts. */
export function teamChoicesIn(post: PreferencePost): TeamChoices {
  const chosen = teamNotices.flatMap((kind) => {
    const delivery = post[`team-${kind}`];
    return delivery ? [[kind, delivery] as const] : [];
  });
  return Object.fromEntries(chosen);
}

const storedSchema = z.partialRecord(z.enum(chosenNotices), z.enum(deliveries)).catch({});

/** What stands in a row; what cannot be read counts as not chosen, so that nobody misses an application by it. */
export function parseChoices(json: string | null | undefined): Choices {
  try {
    return storedSchema.parse(JSON.parse(json ?? "{}"));
  } catch {
    return {};
  }
}
