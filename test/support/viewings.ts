import { askViewing } from "../../app/features/applying/viewings/commands/ask-viewing.server";
import { markViewing } from "../../app/features/applying/viewings/commands/mark-viewing.server";
import { planSlots, publishViewingRule } from "../../app/features/applying/viewings/commands/plan-viewings.server";
import { writeGuests } from "../../app/features/applying/viewings/commands/write-guests.server";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import type { AccountLandlord, Landlord } from "../../app/kernel/actor";
import type { RentFormId } from "../../app/kernel/ids";
import type { ViewingStage } from "../../app/kernel/states";
import type { Services } from "../../app/services";
import { aPublishedForm, ids } from "./forms";

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

type Rule = { rule: "order" } | { rule: "lot"; drawAt: number };
export type Viewing = Awaited<ReturnType<typeof aViewing>>;
type Slot = Pick<Viewing, "formId" | "slotId">;

/** A published form with one slot in a week. */
export async function aViewing(services: Services, rule: Rule, capacity = 1, definition?: FormDefinition) {
  return aViewingOf(services, await aPublishedForm(services, definition && { definition }), rule, capacity);
}

/** One slot in a week, of this form; before applying where no stage is said. */
export async function aViewingOf<Form extends { formId: RentFormId; actor: Landlord; stage?: ViewingStage }>(
  services: Services,
  form: Form,
  rule: Rule,
  capacity = 1,
) {
  const { formId, actor, stage = "before" } = form;
  const published = await publishViewingRule(services, actor, { formId, stage, ...rule });
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
  { formId, slotId }: Slot,
  name: string,
  email = `${ids.nodeId()}@tenant.example`,
) {
  return askViewing(services, { formId, slotId, person: { name, email, phone: null }, people: 2, locale: "en" });
}

/** The same, where nothing speaks against it. */
export async function askedBy(services: Services, viewing: Slot, name: string) {
  const asked = await ask(services, viewing, name);
  if (!asked.ok) throw new Error(asked.code);
  return asked.value;
}

/** A slot of a form of its own landlord, and a request that has a place on it. */
export async function aBookedSlot(
  services: Services,
  { formId, actor }: { formId: RentFormId; actor: Landlord },
): Promise<{ slotId: string; requestId: string }> {
  const published = await publishViewingRule(services, actor, { formId, stage: "before", rule: "order" });
  if (!published.ok) throw new Error(published.code);
  const startsAt = services.clock.now().getTime() + dayMs;
  const planned = await planSlots(services, actor, {
    formId,
    slots: [{ startsAt, endsAt: startsAt + hourMs, capacity: 1 }],
  });
  const [slotId = ""] = planned.ok ? planned.value : [];
  const person = { name: "Ada", email: `${ids.nodeId()}@tenant.example`, phone: null };
  const asked = await askViewing(services, { formId, slotId, person, people: 2, locale: "en" });
  if (!asked.ok) throw new Error(asked.code);
  return { slotId, requestId: asked.value.id };
}

/** Somebody who was let through on a slot of the account's form, and to whom its landlord has written. */
export async function aWrittenGuest(
  { services, actor }: { services: Services; actor: AccountLandlord },
  formId: RentFormId,
  text = "The lease begins in March.",
): Promise<{ slotId: string; viewingRequestId: string }> {
  const { slotId, requestId } = await aBookedSlot(services, { formId, actor });
  await markViewing(services, actor, { formId, requestId, mark: "let-through" });
  const written = await writeGuests(services, actor, { formId, slotId, text });
  if (!written.ok) throw new Error(written.code);
  return { slotId, viewingRequestId: requestId };
}
