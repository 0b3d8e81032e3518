import { asc, eq, type SQL, sql } from "drizzle-orm";
import { application, infoRequest } from "../../../db/schema/applications";
import type { InfoRequestId } from "../../../kernel/ids";
import type { DataKey } from "../../../platform/crypto";
import type { Services } from "../../../services";
import { openAnswered, openRequested, type RequestedItem } from "../model";

/** One request with what was answered. Times in milliseconds. */
export type ReadRequest = {
  id: InfoRequestId;
  /** "open": waiting for the applicant; "ended": taken back, or overtaken by a decision. */
  state: "open" | "answered" | "ended";
  askedAt: number;
  dueAt: number;
  answeredAt: number | null;
  note: string;
  items: (RequestedItem & { answer: string })[];
};

/** Statement: requests of the application that `isIt` finds (with the check of the actor), oldest first. */
export function selectRequests({ db }: Pick<Services, "db">, isIt: SQL) {
  return db
    .select({
      id: sql<InfoRequestId>`${infoRequest.id}`.as("request_id"),
      applicationId: infoRequest.applicationId,
      items: infoRequest.items,
      answer: infoRequest.answer,
      askedAt: infoRequest.askedAt,
      dueAt: infoRequest.dueAt,
      answeredAt: infoRequest.answeredAt,
      cancelledAt: infoRequest.cancelledAt,
      applicationState: sql<string>`${application.state}`.as("application_state"),
    })
    .from(infoRequest)
    .innerJoin(application, eq(application.id, infoRequest.applicationId))
    .where(isIt)
    .orderBy(asc(infoRequest.askedAt));
}

type Row = Awaited<ReturnType<typeof selectRequests>>[number];

/** Opens what `selectRequests` found. `reader` "landlord": what was typed and not sent is not his to read. */
export function openRequests(
  key: DataKey,
  rows: readonly Row[],
  reader: "landlord" | "applicant",
): Promise<ReadRequest[]> {
  return Promise.all(
    rows.map(async ({ id, applicationId: _, items, answer, cancelledAt, applicationState, ...times }) => {
      const isOpen = times.answeredAt === null && cancelledAt === null && applicationState === "info_requested";
      const state =
        times.answeredAt === null ? (isOpen ? ("open" as const) : ("ended" as const)) : ("answered" as const);
      const requested = await openRequested(key, id, items);
      const isReadable = reader === "applicant" || state === "answered";
      const { answers } = await openAnswered(key, id, isReadable ? answer : null);
      const answerOf = (itemId: string) => answers.find((entry) => entry.id === itemId)?.text ?? "";
      return {
        ...times,
        id,
        state,
        note: requested.note,
        items: requested.items.map((item) => ({ ...item, answer: answerOf(item.id) })),
      };
    }),
  );
}
