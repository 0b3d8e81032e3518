import { z } from "zod";
import type { ApplicationState } from "../../../../db/schema/applications";
import type { MemberRole } from "../../../../db/schema/household";
import { dayMs } from "../../../../kernel/durations";
import type { ApplicationId } from "../../../../kernel/ids";
import type { DataKey } from "../../../../platform/crypto";
import { personMark } from "../../../forms/form-model/member-part";
import { sealPurposes } from "../stored-application";

/** How far somebody is with the own part. */
export type MemberState = "asked" | "opened" | "done";

/** One named person, as the lead sees it: who is done, never what was answered. Times in milliseconds. */
export type HouseholdMember = {
  id: ApplicationId;
  role: MemberRole;
  /** As the lead typed them. */
  name: string;
  /** "" without a mailbox of their own: the lead hands on a link. */
  email: string;
  state: MemberState;
  invitedAt: number;
  /** When the part was begun. */
  openedAt: number | null;
  completedAt: number | null;
  /** The link to hand on that the lead asked for last; `endsAt` in milliseconds. */
  shared: SharedLink | null;
};

/** Whose part a draft is; `leadState` is null while the lead has not sent. */
export type PartOf = {
  role: MemberRole;
  applicationId: ApplicationId;
  leadState: ApplicationState | null;
  isRemoved: boolean;
};

const sharedLinkSchema = z.object({ token: z.string(), endsAt: z.number() });
export type SharedLink = z.infer<typeof sharedLinkSchema>;

const contactSchema = z.object({
  name: z.object({ first: z.string(), last: z.string() }).nullable(),
  /** "": without a mailbox of their own, and written to only once the part says where. */
  email: z.string(),
  /** Who named this person, for the mail. */
  leadName: z.string(),
  /** Kept whole, sealed with the rest: the lead's own page shows it again. */
  shared: sharedLinkSchema.optional(),
});
export type MemberContact = z.infer<typeof contactSchema>;

/** Under the key of the lead's application. */
export function sealContact(leadKey: DataKey, memberId: string, contact: MemberContact) {
  return leadKey.encryptText(sealPurposes.memberContact(memberId), JSON.stringify(contact));
}

/** Throws when the ciphertext was changed or belongs elsewhere. */
export async function openContact(leadKey: DataKey, memberId: string, sealed: string): Promise<MemberContact> {
  return contactSchema.parse(JSON.parse(await leadKey.decryptText(sealPurposes.memberContact(memberId), sealed)));
}

/** Of what tells this person from the others of the household. */
export function markHash(leadKey: DataKey, person: { email: string; name: string }): Promise<string> {
  return leadKey.digest(new TextEncoder().encode(personMark(person).toLowerCase()));
}

export function memberStateOf(row: { openedAt: number | null; completedAt: number | null }): MemberState {
  if (row.completedAt !== null) return "done";
  return row.openedAt === null ? "asked" : "opened";
}

/** Days after the invitation on which somebody who has not sent the own part is reminded. */
const reminderDays = [2, 5] as const;

/** When a member is next reminded; null after the last one. `sent`: reminders that went out already. */
export function nextMemberReminder(invitedAt: number, sent: number): number | null {
  const day = reminderDays[sent];
  return day === undefined ? null : invitedAt + day * dayMs;
}
