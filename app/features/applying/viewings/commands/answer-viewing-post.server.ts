import type { AccountLandlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { findHomeZone } from "../../../forms/rent-forms/queries/find-home-zone.server";
import {
  guestMessageSchema,
  reasonSchema,
  slotFields,
  slotsSchema,
  type ViewingPost,
  viewingPostSchema,
  type viewingsDone,
} from "../landlord-schema";
import { momentAt, slotRow } from "../slot-times";
import { cancelSlot, removeSlot } from "./cancel-slot.server";
import { grantViewing } from "./grant-viewing.server";
import { markViewing } from "./mark-viewing.server";
import { planSlots, publishViewingRule, type SlotFault, withdrawViewingRule } from "./plan-viewings.server";
import { writeGuests } from "./write-guests.server";

export type RuleError = "asked" | "no-lot" | "no-time" | "skipped" | "draw-past" | "draw-late" | "unlawful";
export type SlotField = (typeof slotFields)[number];
type SlotError = SlotField | "skipped" | "past" | "overlap" | "before-draw" | "no-rule";
type MessageError = "empty" | "too-long" | "nobody" | "too-often";
type ReasonError = "empty" | "too-long" | "late";

/** Why a post was not done. `values`: what was typed, which the page shows again. "stale": it came too late. */
export type ViewingRefusal =
  | { about: "rule"; error: RuleError; values: Record<string, string> }
  | {
      about: "slots";
      errors: Partial<Record<SlotField, SlotError>>;
      isOneTooMany: boolean;
      values: Record<string, string>;
    }
  | { about: "reason"; error: ReasonError; requestId: string; values: Record<string, string> }
  | { about: "message"; error: MessageError; slotId: string; values: Record<string, string> }
  | { about: "stale" };

export type ViewingDone = (typeof viewingsDone)[number];
export type ViewingAnswer = { done: ViewingDone } | { status: 400 | 404 | 409 | 429; refused: ViewingRefusal | null };

const notFound = { status: 404, refused: null } as const;
const stale = { status: 409, refused: { about: "stale" } } as const;

/** One post of the tab of viewings. `refused`: null where the form is not the actor's, or nothing of ours was posted (400). */
export async function answerViewingPost(
  services: Services,
  actor: AccountLandlord,
  { formId, fields }: { formId: RentFormId; fields: URLSearchParams },
): Promise<ViewingAnswer> {
  const values = Object.fromEntries(fields);
  const parsed = viewingPostSchema.safeParse(values);
  if (!parsed.success) return { status: 400, refused: null };
  const post = parsed.data;
  const asked = { formId, values };
  switch (post.intent) {
    case "rule":
      return publishRule(services, actor, { ...asked, post });
    case "slots":
      return addSlots(services, actor, asked);
    case "remove": {
      const removed = await removeSlot(services, actor, { formId, slotId: post.slotId });
      if (removed.ok) return { done: "removed" };
      return removed.code === "asked" ? stale : notFound;
    }
    case "call-off":
      return (await cancelSlot(services, actor, { formId, slotId: post.slotId })) ? { done: "called-off" } : stale;
    case "mark":
      return (await markViewing(services, actor, { formId, requestId: post.requestId, mark: post.mark }))
        ? { done: "marked" }
        : stale;
    case "write":
      return write(services, actor, { ...asked, post });
    case "grant":
      return grant(services, actor, { ...asked, post });
  }
}

type Asked = { formId: RentFormId; values: Record<string, string> };

async function publishRule(
  services: Services,
  actor: AccountLandlord,
  { formId, values, post }: Asked & { post: Extract<ViewingPost, { intent: "rule" }> },
): Promise<ViewingAnswer> {
  const { stage, rule } = post;
  const refused = (error: RuleError, status: 400 | 409 = 400) =>
    ({ status, refused: { about: "rule", error, values } }) as const;
  if (stage === "none") {
    const withdrawn = await withdrawViewingRule(services, actor, formId);
    // It had none: that is what was asked for.
    return !withdrawn.ok && withdrawn.code === "asked" ? refused("asked", 409) : { done: "none" };
  }
  let drawAt = 0;
  if (rule === "lot") {
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(post.drawAt)) return refused("no-time");
    const zone = await findHomeZone(services, actor, formId);
    const moment = momentAt(post.drawAt.slice(0, 16), zone);
    if (moment === null) return refused("skipped");
    drawAt = moment;
  }
  const byRule = rule === "lot" ? ({ rule, drawAt } as const) : ({ rule } as const);
  const published = await publishViewingRule(services, actor, { formId, stage, ...byRule });
  if (published.ok) return { done: "rule" };
  if (published.code === "not-found") return notFound;
  return refused(published.code, published.code === "asked" ? 409 : 400);
}

async function addSlots(services: Services, actor: AccountLandlord, { formId, values }: Asked): Promise<ViewingAnswer> {
  const refused = (errors: Partial<Record<SlotField, SlotError>>, isOneTooMany = false) =>
    ({ status: 400, refused: { about: "slots", errors, isOneTooMany, values } }) as const;
  const parsed = slotsSchema.safeParse(values);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    return refused(Object.fromEntries(slotFields.filter((field) => wrong.has(field)).map((field) => [field, field])));
  }
  const { date, from, minutes, pause, count, capacity } = parsed.data;
  const startsAt = momentAt(`${date}T${from}`, await findHomeZone(services, actor, formId));
  if (startsAt === null) return refused({ from: "skipped" });
  const slots = slotRow({ startsAt, minutes, pauseMinutes: pause, count }).map((slot) => ({ ...slot, capacity }));
  const planned = await planSlots(services, actor, { formId, slots });
  if (planned.ok) return { done: "slots" };
  return planned.code === "one-home" ? refused({}, true) : refused(slotErrors[planned.code]);
}

const slotErrors: Record<Exclude<SlotFault, "one-home">, Partial<Record<SlotField, SlotError>>> = {
  "not-found": { date: "no-rule" },
  past: { date: "past" },
  overlap: { from: "overlap" },
  "before-draw": { date: "before-draw" },
};

async function grant(
  services: Services,
  actor: AccountLandlord,
  { formId, values, post }: Asked & { post: Extract<ViewingPost, { intent: "grant" }> },
): Promise<ViewingAnswer> {
  const { requestId } = post;
  const refused = (error: ReasonError, status: 400 | 409) =>
    ({ status, refused: { about: "reason", error, requestId, values } }) as const;
  const reason = reasonSchema.safeParse(post.reason);
  if (!reason.success) return refused(reason.error.issues[0]?.message === "too-long" ? "too-long" : "empty", 400);
  const isGiven = await grantViewing(services, actor, { formId, requestId, reason: reason.data });
  return isGiven ? { done: "granted" } : refused("late", 409);
}

async function write(
  services: Services,
  actor: AccountLandlord,
  { formId, values, post: { slotId, text } }: Asked & { post: Extract<ViewingPost, { intent: "write" }> },
): Promise<ViewingAnswer> {
  const refused = (error: MessageError, status: 400 | 409 | 429) =>
    ({ status, refused: { about: "message", error, slotId, values } }) as const;
  const read = guestMessageSchema.safeParse(text);
  if (!read.success) return refused(read.error.issues[0]?.message === "too-long" ? "too-long" : "empty", 400);
  const written = await writeGuests(services, actor, { formId, slotId, text: read.data });
  if (written.ok) return { done: "written" };
  return refused(written.code, written.code === "nobody" ? 409 : 429);
}
