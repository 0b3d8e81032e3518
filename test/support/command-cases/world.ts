import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import type { ApplicationId, LetterId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { bindings, testServices } from "../forms";
import { aDesk, anApplicationTo, type Desk as MadeDesk } from "../review";

/** What a person does once, on rows of its own; it may be done again by whoever saw an error. */
type Act = (services: Services) => Promise<unknown>;
export type CommandCase = {
  what: string;
  prepare(): Promise<Act>;
  /** Why the database may differ when a person repeats what had happened already. */
  twice?: string;
  /** Why it writes in steps, which a failure may part. The next try, or a sweep, ends them. */
  steps?: string;
};

/** By the file of the command, below app/features. */
export type CommandCases = Record<string, CommandCase[]>;

export const dayMs = 24 * 3_600_000;
export const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();
export const visitor = () => ({ kind: "visitor", address: crypto.randomUUID() }) as const;
export const letter = { text: null, sendAt: 0, agency: null };

let shared: MadeDesk | null = null;

/** A landlord with two applications. `isOwn`: to a form that nothing else in these cases is about. */
export async function desk(isOwn = false) {
  const fresh = async () => aDesk(testServices(), { applications: 0 });
  const made = isOwn ? await fresh() : await (async () => (shared ??= await fresh()))();
  const at = Date.now() - 6_000_000;
  const one = await anApplicationTo(testServices(), made, at);
  const two = await anApplicationTo(testServices(), made, at + 60_000);
  const applicationIds: ApplicationId[] = [one, two];
  return { ...made, applicationIds, one, two, key: { formId: made.formId, applicationId: one } };
}

/** The same; what `key` names is kept apart as suspected spam. */
export async function suspectedDesk() {
  const made = await desk();
  const one = await anApplicationTo(testServices(), made, Date.now() - 6_000_000, { isSpam: true });
  return { ...made, key: { formId: made.formId, applicationId: one } };
}

export type Desk = Awaited<ReturnType<typeof desk>>;

/** On a landlord's desk with two applications. */
export function onDesk(
  what: string,
  act: (services: Services, made: Desk) => Promise<unknown>,
  { isOwn = false, ...more }: { isOwn?: boolean; twice?: string; steps?: string } = {},
): CommandCase {
  return {
    what,
    ...more,
    async prepare() {
      const made = await desk(isOwn);
      return (services) => act(services, made);
    },
  };
}

export async function declinedDesk(isOwn = false) {
  const made = await desk(isOwn);
  const moved = await moveApplications(testServices(), made.actor, {
    applicationIds: [made.one],
    action: "decline",
    letter,
  });
  const row = await bindings.DB.prepare("SELECT id FROM applicant_letter WHERE application_id = ?")
    .bind(made.one)
    .first<{ id: LetterId }>();
  return { ...made, moveIds: moved.flatMap(({ moveId }) => moveId ?? []), letterId: row?.id as LetterId };
}

export async function idOf(sql: string, ...values: unknown[]): Promise<string> {
  const row = await bindings.DB.prepare(sql)
    .bind(...values)
    .first<{ id: string }>();
  if (!row) throw new Error(`Nothing: ${sql}`);
  return row.id;
}
