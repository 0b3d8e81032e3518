import { askViewing } from "../../app/features/applying/viewings/commands/ask-viewing.server";
import { planSlots, publishViewingRule } from "../../app/features/applying/viewings/commands/plan-viewings.server";
import type { Services } from "../../app/services";
import { aPublishedForm, ids } from "./forms";

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

type Rule = { rule: "order" } | { rule: "lot"; drawAt: number };
export type Viewing = Awaited<ReturnType<typeof aViewing>>;

/** A published form with one slot in a week. */
export async function aViewing(services: Services, rule: Rule, capacity = 1) {
  const form = await aPublishedForm(services);
  const { formId, actor } = form;
  const published = await publishViewingRule(services, actor, { formId, stage: "before", ...rule });
  if (!published.ok) throw new Error(published.code);
  const startsAt = services.clock.now().getTime() + 7 * dayMs;
  const endsAt = startsAt + hourMs;
  const planned = await planSlots(services, actor, { formId, slots: [{ startsAt, endsAt, capacity }] });
  const [slotId] = planned.ok ? planned.value : [];
  if (!slotId) throw new Error("No slot");
  return { ...form, slotId, startsAt, endsAt };
}

export function ask(
  services: Services,
  { formId, slotId }: Viewing,
  name: string,
  email = `${ids.nodeId()}@tenant.example`,
) {
  return askViewing(services, { formId, slotId, person: { name, email, phone: null }, people: 2, locale: "en" });
}

/** The same, where nothing speaks against it. */
export async function askedBy(services: Services, viewing: Viewing, name: string) {
  const asked = await ask(services, viewing, name);
  if (!asked.ok) throw new Error(asked.code);
  return asked.value;
}
