import type { RefereeKind } from "../../../db/schema/review";
import type { ReadReference } from "./queries/list-references.server";

/** One request as the applicant may know of it. Times in milliseconds. */
export type LoggedReference = {
  /** Null for somebody whom another person of the household named. */
  name: string | null;
  kind: RefereeKind;
  askedAt: number;
  outcome: "answered" | "declined" | "open" | "over";
  repliedAt: number | null;
};

/** The landlord's requests for the status page: whom and when, nothing of the answers. */
export function loggedReferences(references: readonly ReadReference[]): LoggedReference[] {
  return references.map(({ path, kind, contact, state, askedAt, answeredAt, declinedAt }) => ({
    name: path.includes("/") ? null : contact.name || contact.email,
    kind,
    askedAt,
    outcome: state === "answered" || state === "declined" || state === "open" ? state : "over",
    repliedAt: answeredAt ?? declinedAt,
  }));
}
