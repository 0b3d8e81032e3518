import { handled, type IntentRow, intentRow, type SaidDone } from "../../decision/rules/review-post";
import { summarize } from "../../decision/rules/summarize-changes";
import { mayHideNames } from "../queries/hides-names.server";
import { assignSchema, markSchema, nothingSchema } from "../schema";
import { assignApplications } from "./assign-applications.server";
import { hideNames } from "./hide-names.server";
import { archiveApplications, starApplications } from "./mark-applications.server";

/** The rows of what is done to the list. */
export const inboxPosts = {
  star: starRow(true, "star"),
  unstar: starRow(false, "unstar"),
  archive: archiveRow(true, "archive"),
  unarchive: archiveRow(false, "unarchive"),
  assign: intentRow(
    assignSchema,
    async (services, actor, picked) => summarize(await assignApplications(services, actor, picked)),
    "assign",
  ),
  // Hiding names is part of what a credit adds; showing them again is not.
  "hide-names": intentRow(
    nothingSchema,
    async (services, actor) => {
      if (!(await mayHideNames(services, actor))) return { ok: false, code: "plan" };
      return handled(await hideNames(services, actor, true));
    },
    "hide-names",
  ),
  "show-names": intentRow(
    nothingSchema,
    async (services, actor) => handled(await hideNames(services, actor, false)),
    "show-names",
  ),
} satisfies Record<string, IntentRow>;

function starRow(isStarred: boolean, said: SaidDone): IntentRow {
  return intentRow(
    markSchema,
    async (services, actor, picked) => summarize(await starApplications(services, actor, { ...picked, isStarred })),
    said,
  );
}

function archiveRow(isArchived: boolean, said: SaidDone): IntentRow {
  return intentRow(
    markSchema,
    async (services, actor, picked) => summarize(await archiveApplications(services, actor, { ...picked, isArchived })),
    said,
  );
}
