import { eq, sql } from "drizzle-orm";
import { type ApplicationState, application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { GuestLandlord } from "../../../../kernel/actor";
import type { ApplicationId, GuestRentFormId } from "../../../../kernel/ids";
import { readLanguage } from "../../../../kernel/page-locale";
import { isNotErased, openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { isOwnApplication } from "../../../applying/applications/commands/change-applications.server";
import { type DeclineReason, statesBefore } from "../../../applying/applications/states";
import { type AskChoice, askChoiceOf } from "../../../applying/info-requests/ask-choice";
import { findUnlawfulIn } from "../../../forms/law/find-unlawful.server";
import type { OwedHere } from "../../../forms/law/hand-over.server";
import { findDeclineFacts } from "../../decision/queries/find-decline-facts.server";
import { type Unsupported, unsupportedReasons } from "../../decision/rules/decline-support";
import { filledIn, proposedText } from "../../decision/rules/letter-text";
import { findApplication } from "./find-application.server";
import { findHandOver } from "./find-hand-over.server";

export type Decidable = {
  name: string;
  reference: string;
  formTitle: string;
  /** Nobody has decided, and the applicant is still there. */
  isOpen: boolean;
  /** Why it is declined; null while no reason is chosen that the facts support, and of an approval. */
  reason: DeclineReason | null;
  /** Reasons for declining that the facts do not support, with why. */
  unsupported: Unsupported;
  /** The letter that we propose, in the applicant's language. */
  letter: string;
  /** The one of the reason that was asked for, which the facts do not support; null where they do. */
  refusedLetter: string | null;
  /** Of approving: questions of the form kept for later, and what is still out. */
  askChoice: AskChoice | null;
  /** Of approving: what the landlord owes the tenant next. */
  owed: OwedHere | null;
};

/** What the page asks before the holder of a manage link decides; null when the application is not of this form, or erased. */
export async function findDecidable(
  services: Services,
  actor: GuestLandlord,
  asked: {
    guestRentFormId: GuestRentFormId;
    applicationId: ApplicationId;
    move: "approve" | "decline";
    reason: DeclineReason | null;
    locale: string;
  },
): Promise<Decidable | null> {
  const { guestRentFormId, applicationId, move, reason, locale } = asked;
  const picked = { guestRentFormId, applicationIds: [applicationId] };
  const isMine = isOwnApplication(actor, picked, services.clock.now().getTime());
  const find = services.db
    .select({
      stored: storedPersonWithKey,
      reference: application.reference,
      locale: application.locale,
      state: sql<ApplicationState>`${application.state}`.as("application_state"),
      formTitle: sql<string>`${rentForm.title}`.as("form_title"),
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(sql`${isMine} AND ${isNotErased()}`);
  const [[row], [facts]] = await Promise.all([find, move === "decline" ? findDeclineFacts(services, isMine) : []]);
  if (!row) return null;
  const { name } = await openPerson(services, row.stored);
  const found = move === "approve" ? await findApplication(services, actor, { guestRentFormId, applicationId }) : null;
  const unlawful = found && (await findUnlawfulIn(services, found.definition));
  const language = readLanguage(row.locale);
  const unsupported = facts ? unsupportedReasons(facts.facts) : {};
  const isRefused = reason !== null && unsupported[reason] !== undefined;
  const letterFor = (because: DeclineReason | null) =>
    filledIn(proposedText(move === "approve" ? "approved" : "declined", language, because), name);
  return {
    ...{ name, reference: row.reference, formTitle: row.formTitle },
    isOpen: statesBefore(move).includes(row.state),
    reason: move === "decline" && !isRefused ? reason : null,
    unsupported,
    letter: letterFor(isRefused ? null : reason),
    refusedLetter: isRefused ? letterFor(reason) : null,
    askChoice: found && unlawful && askChoiceOf(found, unlawful.fieldIds, locale),
    owed: found && (await findHandOver(services, found)),
  };
}
