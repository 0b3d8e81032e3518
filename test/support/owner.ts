import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { publishForm } from "../../app/features/forms/rent-forms/commands/publish-form.server";
import type { PublishUse } from "../../app/features/forms/rent-forms/publish-choice";
import { getCreditBalance } from "../../app/features/money/billing/queries/get-credit-balance.server";
import type { RentFormId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { createServices } from "../../workers/services";
import { anAccountDraft } from "./account-forms";
import { accountIdOf, giveCredits } from "./credits";
import { aDefinition, anAccount, bindings, ids } from "./forms";
import { silentLog, testEnv } from "./services";

export const start = Date.UTC(2026, 10, 22, 9);
export const dayMs = 24 * 60 * 60 * 1000;

/** An account where credits are sold; `wait` moves its clock. */
export async function anOwner({ isSelling = true } = {}) {
  let now = start;
  const clock = { now: () => new Date(now) };
  const made = createServices(testEnv, () => undefined, { clock, log: silentLog, isSelling });
  const staticFiles = { read: async () => new TextEncoder().encode('["an-hour.example"]') };
  const services = { ...made, staticFiles };
  const account = await anAccount(services);
  await bindings.DB.prepare("UPDATE session SET expires_at = ? WHERE user_id = ?")
    .bind(start + 999 * dayMs, account.userId)
    .run();
  return { services, ...account, wait: (ms: number) => (now += ms) };
}

export type Owner = Awaited<ReturnType<typeof anOwner>>;

/** Whose forms they are, with whatever clock. */
type Publisher = { services: Services; actor: Owner["actor"] };

export async function aDraft({ services, actor }: Publisher, ownQuestions = 0): Promise<RentFormId> {
  return anAccountDraft(services, actor, withOwnQuestions(aDefinition(), ownQuestions));
}

function withOwnQuestions(definition: FormDefinition, count: number): FormDefinition {
  const [first, ...others] = definition.sections;
  if (!first) throw new Error("No section");
  const own = Array.from({ length: count }, (_, n) => ({
    id: ids.nodeId(),
    kind: "text" as const,
    label: { en: `What is your favourite colour number ${n}?` },
    required: false,
    stage: "apply" as const,
  }));
  return { ...definition, sections: [{ ...first, fields: [...first.fields, ...own] }, ...others] };
}

export function publish({ services, actor }: Publisher, formId: RentFormId, use?: PublishUse) {
  return publishForm(services, actor, { formId, rev: 1, use });
}

/** A form that its owner published. */
export async function opened(owner: Owner, use?: PublishUse, ownQuestions = 0): Promise<RentFormId> {
  const formId = await aDraft(owner, ownQuestions);
  const published = await publish(owner, formId, use);
  if (!published.ok) throw new Error(published.code);
  return formId;
}

export async function creditsOf({ services, actor }: Owner): Promise<number> {
  return (await getCreditBalance(services, actor)).credits;
}

/** Gives the account a subscription, and one credit beside it. */
export async function subscribe(
  { services, userId }: { services: Services; userId: string },
  status = "active",
): Promise<string> {
  await giveCredits(services, userId);
  const accountId = await accountIdOf(userId);
  await bindings.DB.prepare(
    "INSERT INTO subscription (account_id, stripe_subscription_id, status, price_key, started_at, period_end, synced_at) VALUES (?1, ?1, ?2, 'pro_month', 1, 1, 1)",
  )
    .bind(accountId, status)
    .run();
  return accountId;
}
