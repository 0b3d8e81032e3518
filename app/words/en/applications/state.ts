import type { ApplicationState } from "../../../db/schema/applications";
import type { BadgeTone } from "../../../ui/badge";

/** Names of an application's states, as the landlord reads them. */
export const applicationStateWords: Record<ApplicationState, { label: string; tone: BadgeTone }> = {
  submitted: { label: "New", tone: "accent" },
  in_review: { label: "In review", tone: "neutral" },
  info_requested: { label: "Asked for more", tone: "amber" },
  shortlisted: { label: "Shortlisted", tone: "accent" },
  approved: { label: "Approved", tone: "accent" },
  declined: { label: "Declined", tone: "neutral" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
  expired: { label: "Expired", tone: "neutral" },
};
