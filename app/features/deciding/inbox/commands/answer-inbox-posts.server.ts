import { landlordLanguage } from "../../../../kernel/landlord-locale";
import { handled, type IntentRow, intentRow } from "../../decision/rules/review-post";
import { summarize } from "../../decision/rules/summarize-changes";
import { reviewWords } from "../../decision/words/review-words";
import { mayHideNames } from "../queries/hides-names.server";
import { markSchema, nothingSchema } from "../schema";
import { hideNames } from "./hide-names.server";
import { archiveApplications, starApplications } from "./mark-applications.server";

const said = reviewWords[landlordLanguage].done;

/** The rows of what is done to the list. */
export const inboxPosts = {
  star: starRow(true, said.star),
  unstar: starRow(false, said.unstar),
  archive: archiveRow(true, said.archive),
  unarchive: archiveRow(false, said.unarchive),
  // Hiding names is part of what a credit adds; showing them again is not.
  "hide-names": intentRow(
    nothingSchema,
    async (services, actor) => {
      if (!(await mayHideNames(services, actor))) return { ok: false, code: "plan" };
      return handled(await hideNames(services, actor, true));
    },
    said["hide-names"],
  ),
  "show-names": intentRow(
    nothingSchema,
    async (services, actor) => handled(await hideNames(services, actor, false)),
    said["show-names"],
  ),
} satisfies Record<string, IntentRow>;

function starRow(isStarred: boolean, text: string): IntentRow {
  return intentRow(
    markSchema,
    async (services, actor, picked) => summarize(await starApplications(services, actor, { ...picked, isStarred })),
    text,
  );
}

function archiveRow(isArchived: boolean, text: string): IntentRow {
  return intentRow(
    markSchema,
    async (services, actor, picked) => summarize(await archiveApplications(services, actor, { ...picked, isArchived })),
    text,
  );
}
