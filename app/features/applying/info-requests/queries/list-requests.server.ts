import { asc, eq, type SQL, sql } from "drizzle-orm";
import { application, infoRequest } from "../../../../db/schema/applications";
import type { ApplicationId, InfoRequestId } from "../../../../kernel/ids";
import type { DataKey } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { openAnswered, openRequested, type RequestedItem } from "../model";
import { isRequestOpen } from "./open-request.server";

/** One request with what was answered. Times in milliseconds. */
export type ReadRequest = {
  id: InfoRequestId;
  /** Of which member of the household it is asked; null: the lead. */
  memberId: ApplicationId | null;
  /** "open": waiting for the applicant; "ended": taken back, or overtaken by a decision. */
  state: "open" | "answered" | "ended";
  askedAt: number;
  dueAt: number;
  answeredAt: number | null;
  note: string;
  /** Something was typed; only its applicant is told before it is sent. */
  isBegun: boolean;
  items: (RequestedItem & { answer: string })[];
};

/** Statement: requests of the application that `isIt` finds (with the check of the actor), oldest first. */
export function selectRequests({ db }: Pick<Services, "db">, isIt: SQL) {
  return db
    .select({
      id: sql<InfoRequestId>`${infoRequest.id}`.as("request_id"),
      applicationId: infoRequest.applicationId,
      memberId: sql<ApplicationId | null>`${infoRequest.memberId}`.as("member_id"),
      items: infoRequest.items,
      answer: infoRequest.answer,
      askedAt: infoRequest.askedAt,
      dueAt: infoRequest.dueAt,
      answeredAt: infoRequest.answeredAt,
      cancelledAt: infoRequest.cancelledAt,
      isOpen: sql<number>`${isRequestOpen()}`.as("is_open"),
    })
    .from(infoRequest)
    .innerJoin(application, eq(application.id, infoRequest.applicationId))
    .where(isIt)
    .orderBy(asc(infoRequest.askedAt), asc(infoRequest.memberId));
}

type Row = Awaited<ReturnType<typeof selectRequests>>[number];

/**
 * Opens what `selectRequests` found: those asked of the lead by the application's key, of members by theirs; the others are
 * left out. `reader` "landlord": what was typed and not sent is not his to read.
 */
export async function openRequests(
  leadKey: DataKey,
  rows: readonly Row[],
  reader: "landlord" | "applicant",
  memberKeys: ReadonlyMap<string, DataKey> = new Map(),
): Promise<ReadRequest[]> {
  const opened = await Promise.all(
    rows.map(async ({ applicationId: _, items, answer, cancelledAt: _end, isOpen, ...facts }) => {
      const { id, memberId, answeredAt } = facts;
      const key = memberId === null ? leadKey : memberKeys.get(memberId);
      if (!key) return [];
      const state = answeredAt === null ? (isOpen ? ("open" as const) : ("ended" as const)) : ("answered" as const);
      const requested = await openRequested(key, id, items);
      const isReadable = reader === "applicant" || state === "answered";
      const { answers, typed } = await openAnswered(key, id, isReadable ? answer : null);
      const answerOf = (itemId: string) => answers.find((entry) => entry.id === itemId)?.text ?? "";
      const asked = requested.items.map((item) => ({ ...item, answer: answerOf(item.id) }));
      const isBegun = typed !== undefined || answers.some(({ text }) => text !== "");
      return [{ ...facts, state, note: requested.note, isBegun, items: asked }];
    }),
  );
  return opened.flat();
}
