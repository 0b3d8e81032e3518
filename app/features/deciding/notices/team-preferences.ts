import { z } from "zod";
import {
  type TeamDelivery,
  type TeamNotice,
  teamDefaults,
  teamDeliveries,
  teamNotices,
} from "../../../kernel/team-notices";

export type TeamChoices = Partial<Record<TeamNotice, TeamDelivery>>;

const storedSchema = z.partialRecord(z.enum(teamNotices), z.enum(teamDeliveries)).catch({});

/** What stands in a row; what cannot be read counts as not chosen. */
export function parseTeamChoices(json: string | null | undefined): TeamChoices {
  try {
    return storedSchema.parse(JSON.parse(json ?? "{}"));
  } catch {
    return {};
  }
}

/** How somebody is told of this kind. */
export function teamChoiceOf(choices: TeamChoices, kind: TeamNotice): TeamDelivery {
  return choices[kind] ?? teamDefaults[kind];
}
