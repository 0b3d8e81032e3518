import { inArray, type SQL, sql } from "drizzle-orm";
import type { ApplicationState } from "../../../../db/schema/applications";
import { rentFormVersion } from "../../../../db/schema/forms";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { landlordLanguage } from "../../../../kernel/landlord-locale";
import { createMemory } from "../../../../kernel/memory";
import { readLanguage } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import { type AnswerPromise, answerPromise } from "../../../applying/applications/answer-promise";
import { duplicateOf } from "../../../applying/apply/spam/queries/find-duplicates.server";
import { duplicateText } from "../../../applying/apply/spam/reason-words";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { findUnlawful } from "../../../forms/law/find-unlawful.server";
import { storedDefinition } from "../../../forms/rent-forms/publishable";
import { type FoundFlag, findFlags, monthlyRent } from "../../decision/rules/flags";
import { lawfulPart } from "../../decision/rules/lawful-part";
import type { InboxAddress } from "../rules/list-address";
import type { WindowRow } from "./select-window.server";

export type ListedApplicant = {
  id: ApplicationId;
  formId: RentFormId;
  formTitle: string;
  /** Street and unit of its home; null where the account has no other, or the list is of one. */
  home: string | null;
  name: string;
  email: string;
  phone: string | null;
  reference: string;
  state: ApplicationState;
  stateBefore: ApplicationState | null;
  submittedAt: number;
  moveIn: string | null;
  adults: number | null;
  hasPets: boolean | null;
  incomeMonthlyMinor: number | null;
  incomeCurrency: string | null;
  /** Household income divided by rent, in hundredths cut off; null where one of them is missing. */
  timesRent: number | null;
  documents: number;
  isNew: boolean;
  isStarred: boolean;
  isArchived: boolean;
  isLet: boolean;
  /** The id of the person who sees to it. */
  assignedTo: string | null;
  isWaiting: boolean;
  /** The applicant wrote something that was not seen yet. */
  hasNewMessage: boolean;
  /** Corrected since the landlord read it. */
  hasChanged: boolean;
  /** Answered a request for more that was not read yet. */
  hasAnswered: boolean;
  isErased: boolean;
  /** Its form is read in order and its turn has not come: it has neither name nor facts here. */
  isLocked: boolean;
  /** By when its form promised an answer; null where none is owed. */
  promise: AnswerPromise | null;
  flags: FoundFlag[];
  /** Questions of its form that may not be asked any more: what was answered is left out of facts and flags. */
  unlawful: string[];
  /** How its reader writes dates and money. */
  locale: string;
  /** Language of the applicant. */
  applicantLocale: string;
};

/** By the id of the version. */
export type Definitions = Map<string, FormDefinition>;

/** Rows with what their versions say of rent and rules: each version is read once, where `known` has not brought them. `locale`: of the reader; none of a filter. */
export async function describe(
  services: Services,
  rows: WindowRow[],
  { known, locale = landlordLanguage }: { known?: Definitions; locale?: string } = {},
): Promise<ListedApplicant[]> {
  const versionIds = [...new Set(rows.map(({ versionId }) => versionId))];
  const definitions = known ?? (await readDefinitions(services, versionIds));
  return withDefinitions(services, rows, { definitions, locale });
}

/** Definitions of versions by their id: those that this isolate does not remember in one round trip, none where it knows all. */
export async function readDefinitions(services: Services, versionIds: string[]): Promise<Definitions> {
  const known: Definitions = new Map();
  for (const id of versionIds) {
    const definition = versionMemory.find(id);
    if (definition) known.set(id, definition);
  }
  const missing = versionIds.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const read = definitionsOf(await selectDefinitions(services, inArray(rentFormVersion.id, missing)));
  return new Map([...known, ...read]);
}

/** Statement: what versions say. */
export function selectDefinitions({ db }: Services, which: SQL) {
  return db
    .select({ id: sql<string>`${rentFormVersion.id}`.as("described_version"), definition: rentFormVersion.definition })
    .from(rentFormVersion)
    .where(which);
}

/** Rows of selectDefinitions by the id of their version. */
export function definitionsOf(versions: { id: string; definition: string }[]): Definitions {
  return new Map(
    versions.map(({ id, definition }) => [
      id,
      versionMemory.find(id) ?? versionMemory.keep(id, storedDefinition(definition)),
    ]),
  );
}

/** A published version never changes (a trigger sees to it), and reading one takes longer than all else of its row. */
const versionMemory = createMemory<FormDefinition>(100);

/** Of one whose turn has not come: when it came, and what its landlord has done with it; nothing that it says. */
function lockedRow(row: WindowRow): ComparedApplicant {
  return {
    id: row.id,
    formId: row.formId,
    formTitle: row.formTitle,
    home: row.home,
    reference: row.reference,
    state: row.state,
    stateBefore: row.stateBefore,
    submittedAt: row.submittedAt,
    householdCompletedAt: row.householdCompletedAt,
    isStarred: row.isStarred,
    isArchived: row.isArchived,
    isLet: row.isLet,
    assignedTo: row.assignedTo,
    isWaiting: row.isWaiting,
    isNew: row.firstViewedAt === null,
    isLocked: true,
    isErased: false,
    name: "",
    email: "",
    phone: null,
    moveIn: null,
    adults: null,
    hasPets: null,
    incomeMonthlyMinor: null,
    incomeCurrency: null,
    timesRent: null,
    documents: 0,
    promise: null,
    flags: [],
    unlawful: [],
    hasNewMessage: false,
    hasChanged: false,
    hasAnswered: false,
    locale: "en",
    applicantLocale: "en",
  };
}

export type ComparedApplicant = ListedApplicant & { householdCompletedAt: number | null };

/** Of rows that came by `address`, those that fit what it asks of their forms. */
export function fitsForms({ flag, only }: InboxAddress, { flags, promise }: ListedApplicant): boolean {
  return (
    (flag === null || flags.some(({ key }) => key === flag)) && (only !== "overdue" || promise?.isOverdue === true)
  );
}

/** Rows of a list as its page shows them; a row whose turn has not come says nothing of its applicant. */
export async function withDefinitions(
  services: Pick<Services, "clock" | "isSelling" | "staticFiles">,
  rows: WindowRow[],
  { definitions, locale }: { definitions: Definitions; locale: string },
): Promise<ComparedApplicant[]> {
  const now = services.clock.now().getTime();
  const unlawful = await findUnlawful(services, definitions);
  return rows.map((row) => {
    const {
      versionId,
      isFull,
      formState: _,
      homeId: _home,
      isMine: _mine,
      firstViewedAt,
      earlierReference,
      sameBy,
      newMessage,
      changed,
      unreadAnswerAt,
      ...rest
    } = row;
    if (row.isLocked === 1) return lockedRow(row);
    const asked = definitions.get(versionId);
    const off = unlawful.get(versionId);
    const lawful = asked && off ? lawfulPart(asked, rest, off) : null;
    const { definition, facts } = lawful ?? { definition: asked, facts: rest };
    const duplicate = duplicateOf({ earlierReference, sameBy });
    const rent = definition ? monthlyRent(definition.property) : null;
    const income = rent && facts.incomeCurrency === rent.currency ? facts.incomeMonthlyMinor : null;
    return {
      ...facts,
      isLocked: false,
      unlawful: [...(off?.questions ?? [])],
      timesRent: rent && income !== null ? Math.floor((income / rent.amountMinor) * 100) / 100 : null,
      isNew: firstViewedAt === null,
      hasNewMessage: newMessage === 1,
      hasChanged: changed === 1,
      hasAnswered: unreadAnswerAt !== null && row.email !== "",
      isErased: row.email === "",
      promise: answerPromise(row, definition?.replyWithinDays, now),
      flags:
        definition && (isFull === 1 || !services.isSelling)
          ? findFlags(
              definition,
              { ...facts, duplicate: duplicate ? duplicateText(duplicate, readLanguage(locale)) : null },
              locale,
            )
          : [],
      locale,
    };
  });
}
