import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { outbox } from "../../../../db/schema/platform";
import { applicationMessage } from "../../../../db/schema/review";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import type { RateRule } from "../../../../platform/rate-limit";
import type { Services } from "../../../../services";
import { changeApplications } from "../../applications/commands/change-applications.server";
import { type OpenedKey, openKeys } from "../../applications/queries/open-keys.server";
import { sealPurposes } from "../../applications/stored-application";
import { messageIdOf } from "../message-row";
import { hasRoomToday, isMailPending, mayBeWrittenTo } from "../queries/list-messages.server";
import { addressedTo, messageMailAfterMs } from "../rules";

/** Posts of one session, however many applicants each of them is for. */
const writeRate: RateRule = { action: "message-landlord", limit: 120, windowSeconds: 60 * 60 };

export type MessageOrder = {
  applicationIds: readonly ApplicationId[];
  /** The page's own: a text that it posts twice is one message. */
  postId: string;
  /** As `messageTextSchema` gives it. */
  text: string;
  /** `{name}` in the text is each applicant's name. */
  isNamed: boolean;
};

/** What became of one message. "too-many": enough for today; "out-of-turn": the form is read in order. */
export type Written = { id: ApplicationId; outcome: "sent" | "withdrawn" | "erased" | "too-many" | "out-of-turn" };

/**
 * Writes a message to each picked application in one guarded batch; one mail for some minutes. Posted again it is the
 * same. "not-found": none is this landlord's; "too-often": for `waitSeconds`.
 */
export async function writeMessages(
  services: Services,
  actor: AccountLandlord,
  order: MessageOrder,
): Promise<Result<Written[], "not-found" | "too-often", { waitSeconds: number } | undefined>> {
  const { db, clock } = services;
  const verdict = await services.rateLimit.take(writeRate, actor.sessionToken);
  if (!verdict.allowed) return err("too-often", { waitSeconds: verdict.retryAfterSeconds });
  const keys = await openKeys(services, actor, order);
  const list = await sealMessages(services, keys, order);
  const now = clock.now().getTime();
  const author = signedInUserIdSql(actor, now);
  const of = (part: string) => sql`json_extract(message.value, ${`$.${part}`})`;
  const written = sql`(SELECT ${of("message")} FROM json_each(${list}) AS message WHERE ${of("id")} = ${application.id})`;
  const isThere = sql`EXISTS (SELECT 1 FROM ${applicationMessage} AS known WHERE known.id = ${written})`;
  const rows = await changeApplications(
    services,
    actor,
    order,
    {
      action: "application.message",
      isAllowed: sql`${written} IS NOT NULL AND NOT ${isThere} AND ${mayBeWrittenTo()}
        AND ${hasRoomToday("landlord", now)}`,
      isDone: isThere,
      detail: sql`NULL`,
      // A message is no change of the application: a move made before can still be taken back.
      set: () => sql`updated_at = updated_at`,
      marksRead: false,
      // A question would be asked, and its answer come, before it may be read.
      isInTurn: true,
    },
    ({ changed, at }) => [
      db.run(sql`INSERT INTO ${applicationMessage} (id, application_id, author, author_id, content, created_at)
        SELECT ${of("message")}, ${of("id")}, 'landlord', ${author}, ${of("content")}, ${at}
        FROM json_each(${list}) AS message WHERE ${of("id")} IN ${changed}`),
      db.run(sql`INSERT INTO ${outbox} (id, kind, ref, dedupe_key, attempts, next_at, due_at, created_at)
        SELECT ${of("job")}, 'mail.message', json_object('applicationId', ${of("id")}),
          'message:' || ${of("id")} || ':' || ${of("message")}, 0, ${at + messageMailAfterMs}, ${at + messageMailAfterMs}, ${at}
        FROM json_each(${list}) AS message
        WHERE ${of("id")} IN ${changed} AND NOT ${isMailPending("message", of("id"))}`),
    ],
  );
  if (rows.length === 0) return err("not-found", undefined);
  const isOpen = new Set(keys.map(({ id }) => id));
  return ok(
    rows.map(({ id, outcome, state }) => {
      if (outcome === "out-of-turn") return { id, outcome };
      if (outcome !== "refused") return { id, outcome: "sent" };
      if (!isOpen.has(id)) return { id, outcome: "erased" };
      return { id, outcome: state === "withdrawn" ? "withdrawn" : "too-many" };
    }),
  );
}

/** JSON of [{id, message, job, content}], each sealed under its application's key. */
async function sealMessages({ ids }: Services, keys: OpenedKey[], order: MessageOrder): Promise<string> {
  const messages = keys.map(async ({ id, key, name }) => {
    const text = order.isNamed ? addressedTo(order.text, name) : order.text;
    const message = await messageIdOf({ applicationId: id, author: "landlord", postId: order.postId, text });
    const content = await key.encryptText(sealPurposes.message(message), text);
    return { id, message, job: ids.uuid<OutboxId>(), content };
  });
  return JSON.stringify(await Promise.all(messages));
}
