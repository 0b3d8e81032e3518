import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { answerAppeal, decideForm } from "~/features/forms/screening/commands/decide-form.server";
import { decideAccount } from "~/features/operator/admin/commands/decide-account.server";
import { keepApplications, releaseApplications } from "~/features/operator/admin/commands/decide-applications.server";
import { decideContact } from "~/features/operator/admin/commands/decide-contact.server";
import { decideQuestion } from "~/features/operator/admin/commands/decide-question.server";
import { findQueueItem } from "~/features/operator/admin/queries/find-queue-item.server";
import { getFigures } from "~/features/operator/admin/queries/get-figures.server";
import { listQueue } from "~/features/operator/admin/queries/list-queue.server";
import { answerLetters, isUnder, linesOf, type QueueFilter, queueFilters } from "~/features/operator/admin/queue";
import { queueActions } from "~/features/operator/admin/queue-actions";
import { QueueFigures } from "~/features/operator/admin/ui/queue-figures";
import { QueueItemView } from "~/features/operator/admin/ui/queue-item";
import { QueueList } from "~/features/operator/admin/ui/queue-list";
import { SpamPage, spamBase, spamMeta } from "~/features/operator/admin/ui/spam-page";
import { useQueueKeys } from "~/features/operator/admin/ui/use-queue-keys";
import type { AccountLandlord } from "~/kernel/actor";
import { type ContactMessageId, rentFormIdSchema } from "~/kernel/ids";
import { multiLine, singleLine } from "~/kernel/typed-text";
import { readPost } from "~/platform/body/posted-fields.server";
import { suspensionReasons } from "~/platform/outbox.server";
import { adminActor, alreadyDone, backTo, loadFrame } from "~/routes/shared/spam-protection";
import type { Services } from "~/services";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import type { Route } from "./+types/spam-queue";

export const meta = () => spamMeta("Queue");

const doneWords = {
  keep: "It left the queue, and stays held",
  suspend: "It is suspended",
  hold: "The form stays closed",
  restore: "It is back as it was",
  answer: "The answer is on its way. What becomes of the form is yet to be decided",
  release: "It is released",
  back: "It is in the queue again",
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const filter: QueueFilter = queueFilters.find((one) => one === search.get("kind")) ?? "all";
  const [frame, items, figures] = await Promise.all([
    loadFrame(context, request, doneWords),
    listQueue(services),
    getFigures(services),
  ]);
  const counts = Object.fromEntries(
    queueFilters.map((one) => [one, items.filter((item) => isUnder(one, item)).length]),
  ) as Record<QueueFilter, number>;
  const lines = linesOf(items.filter((item) => isUnder(filter, item)));
  const asked = search.get("item");
  const line = lines.find(({ item }) => item.key === asked) ?? lines[0] ?? null;
  const detail = line && (await findQueueItem(services, line.item.key));
  const taken = { item: search.get("undo"), intent: search.get("by"), reason: search.get("reason") };
  const undo = undoSchema.safeParse(taken);
  return {
    ...frame,
    at: services.clock.now().getTime(),
    filter,
    counts,
    lines,
    series: figures.series,
    chosen: line && detail ? { line, detail } : null,
    isAsked: asked !== null && line?.item.key === asked,
    undo: undo.success ? undo.data : null,
  };
}

const keySchema = z.string().regex(/^(form|account|application|contact|question):[0-9a-f-]{36}$/);
const intents = ["keep", "release", "back", "suspend", "hold", "restore"] as const;
type Intent = (typeof intents)[number];
/** Why a form or an account is suspended. */
const reasons = ["stolen-account", "unpaid-dispute", ...suspensionReasons] as const;
const undoSchema = z.object({ item: keySchema, intent: z.enum(intents), reason: z.enum(reasons).nullable() });
const postSchema = z.object({
  intent: z.enum([...intents, "answer"]),
  item: keySchema,
  reason: z.enum(reasons).default("deception"),
  text: multiLine().trim().optional(),
  more: singleLine()
    .max(10_000)
    .optional()
    .transform((text) => text?.split(" ") ?? [])
    .pipe(z.array(keySchema)),
});

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const actor = adminActor(context);
  const post = await readPost(request, postSchema);
  if (!post.success) throw data("This page can’t do that. Reload it and try again.", { status: 400 });
  const { intent, item, more, reason, text = "" } = post.data;
  if (intent === "answer") return answer(services, actor, item, text);
  const decided = await Promise.all(
    [item, ...more].map((key) => decide(services, actor, key, { intent, reason, request })),
  );
  if (!decided.includes(true)) throw data(alreadyDone, { status: 409 });
  const undo = more.length === 0 ? undoOf(item, intent) : null;
  const why = intent === "suspend" || undo === "suspend" ? `&reason=${reason}` : "";
  throw backTo("", undo ? `${intent}&undo=${item}&by=${undo}${why}` : intent);
}

const formUndoes: Partial<Record<Intent, Intent>> = {
  suspend: "restore",
  restore: "suspend",
  release: "hold",
  hold: "release",
};

const accountUndoes: Partial<Record<Intent, Intent>> = { suspend: "restore", restore: "suspend", release: "back" };

/** What takes a decision back; null where nothing does. */
function undoOf(item: string, intent: Intent): Intent | null {
  if (item.startsWith("account:")) return accountUndoes[intent] ?? null;
  if (item.startsWith("form:")) return formUndoes[intent] ?? null;
  return intent === "keep" || (intent === "release" && /^(contact|question):/.test(item)) ? "back" : null;
}

async function answer(services: Services, actor: AccountLandlord, item: string, text: string) {
  const formId = rentFormIdSchema.safeParse(item.replace(/^form:/, ""));
  if (!formId.success) throw data("This page can’t do that. Reload it and try again.", { status: 400 });
  if (text === "" || text.length > answerLetters) {
    const error = text === "" ? "Enter an answer" : `Use at most ${answerLetters} characters`;
    return data({ text, error }, { status: 400 });
  }
  const answered = await answerAppeal(services, actor, { formId: formId.data, text });
  if (!answered.ok) throw data(alreadyDone, { status: 409 });
  // The form still waits for a decision: it stays before the admin.
  throw backTo("", `answer&item=${item}`);
}

/** Whether there was something to decide. An intent that a kind does not know decides nothing. */
async function decide(
  services: Services,
  actor: AccountLandlord,
  key: string,
  { intent, reason, request }: { intent: Intent; reason: string; request: Request },
): Promise<boolean> {
  const [kind, id = ""] = key.split(":");
  const formId = rentFormIdSchema.parse(id);
  if (kind === "form") {
    if (intent === "keep" || intent === "back") return false;
    const known = suspensionReasons.find((one) => one === reason) ?? "other";
    const decision = { formId, decision: intent, why: "", ...(intent === "suspend" && { reason: known }) };
    return (await decideForm(services, actor, decision)).ok;
  }
  if (kind === "account") {
    if (intent === "keep" || intent === "hold") return false;
    return (await decideAccount(services, actor, { id, decision: intent, reason, request })).ok;
  }
  if (intent !== "keep" && intent !== "release" && intent !== "back") return false;
  if (kind === "contact")
    return (await decideContact(services, actor, { id: id as ContactMessageId, decision: intent })).ok;
  if (kind === "question") return (await decideQuestion(services, actor, { id, decision: intent })).ok;
  if (kind !== "application") return false;
  if (intent === "release") return (await releaseApplications(services, actor, formId)).ok;
  return (await keepApplications(services, actor, { formId, decision: intent })).ok;
}

export default function SpamQueue({ loaderData, actionData }: Route.ComponentProps) {
  const { series, lines, counts, filter, chosen, isAsked, at, undo } = loaderData;
  useQueueKeys();
  return (
    <SpamPage {...loaderData}>
      {undo ? <Undo {...undo} /> : null}
      <QueueFigures series={series} waiting={counts.all} />
      <div className="grid grid-cols-1 gap-x-6 lg:grid-cols-[minmax(0,31rem)_minmax(0,1fr)]">
        <div className={counts.all === 0 ? "hidden" : isAsked ? "hidden lg:block" : undefined}>
          <QueueList lines={lines} counts={counts} filter={filter} current={chosen?.line.item.key ?? null} at={at} />
        </div>
        {chosen ? (
          <div className={isAsked ? undefined : "hidden lg:block"}>
            <QueueItemView {...chosen} actions={queueActions[chosen.line.item.kind]} at={at} answer={actionData} />
          </div>
        ) : (
          <div className={counts.all === 0 ? "lg:col-span-2" : "py-6"}>
            <EmptyState title="You’re all caught up">What looks like spam or a phishing form appears here.</EmptyState>
          </div>
        )}
      </div>
      {lines.length > 0 ? (
        <p className="mt-6 hidden text-sm text-ink-muted lg:block">
          <kbd>J</kbd> and <kbd>K</kbd> move, <kbd>S</kbd> marks spam or suspends, <kbd>R</kbd> releases.
        </p>
      ) : null}
    </SpamPage>
  );
}

function Undo({ item, intent, reason }: { item: string; intent: string; reason: string | null }) {
  return (
    <form method="post" action={spamBase} className="-mt-2 mb-4">
      <input type="hidden" name="item" value={item} />
      {reason ? <input type="hidden" name="reason" value={reason} /> : null}
      <Button type="submit" name="intent" value={intent} variant="outline">
        Undo
      </Button>
    </form>
  );
}
