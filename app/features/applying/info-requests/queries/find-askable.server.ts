import { eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application, applicationData, applicationKey } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import type { DataKey } from "../../../../platform/crypto";
import { storedPersonWithKey, withPeople } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { findUnlawfulIn } from "../../../forms/law/find-unlawful.server";
import { storedDefinition } from "../../../forms/rent-forms/publishable";
import { isOwnApplication, type Picked } from "../../applications/commands/change-applications.server";
import { type HouseholdPart, openParts, selectParts } from "../../applications/household/queries/open-parts.server";
import { openApplication } from "../../applications/stored-application";
import type { Askable } from "../offered";
import { pendingOf, withoutFields } from "../pending";
import { openRequests, type ReadRequest, selectRequests } from "./list-requests.server";

/** One person with the key that the request is sealed under. `memberId` null: the lead. */
export type AskablePerson = Askable & { memberId: ApplicationId | null; key: DataKey };
export type AskableApplication = { id: ApplicationId; locale: string; people: AskablePerson[] };

/** Who of the picked applications may be asked what: those of this landlord that are not erased. */
export function findAskable(services: Services, actor: Landlord, picked: Picked): Promise<AskableApplication[]> {
  return findAskableWhere(services, isOwnApplication(actor, picked, services.clock.now().getTime()));
}

/** The same of all that fit `isMine`: SQL on application and its form. One batch. */
export async function findAskableWhere(services: Services, isMine: SQL): Promise<AskableApplication[]> {
  const { db, dataKeys } = services;
  const isIts = sql`${application.id} IN (SELECT ${application.id} FROM ${application}
    JOIN ${rentForm} ON ${rentForm.id} = ${application.formId} WHERE ${isMine})`;
  const {
    rows,
    parts: [members, files],
    requests,
  } = await runBatch(db, {
    rows: db
      .select({
        id: sql<ApplicationId>`${application.id}`.as("application_id"),
        locale: application.locale,
        stored: storedPersonWithKey,
        definition: rentFormVersion.definition,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
        data: applicationData.data,
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
      .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
      .innerJoin(applicationData, eq(applicationData.applicationId, application.id))
      .where(isMine),
    parts: selectParts(db, isMine),
    requests: selectRequests(services, isIts),
  });
  const people = await withPeople(services, rows);
  return Promise.all(
    people.map(async ({ id, locale, name, definition, data, keyId, wrappedKey }) => {
      const key = await dataKeys.open(id, { keyId, wrappedKey });
      const own = members.filter(({ leadId }) => leadId === id);
      const household = await openParts(dataKeys, key, own, files);
      const asked = await openRequests(
        key,
        requests.filter(({ applicationId }) => applicationId === id),
        "landlord",
        memberKeys(household),
      );
      const lead = { memberId: null, name, key, definition: storedDefinition(definition) };
      const sent = await openApplication(key, data);
      const all = [{ ...lead, sent }, ...household.flatMap(memberOf)];
      return { id, locale, people: await Promise.all(all.map((person) => lawful(services, person, asked))) };
    }),
  );
}

/** The keys by which requests to members are read. */
export function memberKeys(household: readonly HouseholdPart[]): ReadonlyMap<string, DataKey> {
  return new Map(household.flatMap(({ id, content }) => (content ? [[id, content.key] as const] : [])));
}

/** Only who has sent the own part is asked for more. */
function memberOf({ id, name, content }: HouseholdPart) {
  if (!content) return [];
  return [{ memberId: id, name, key: content.key, definition: content.definition, sent: content.stored }];
}

async function lawful(
  services: Services,
  person: Omit<AskablePerson, "pending">,
  requests: readonly ReadRequest[],
): Promise<AskablePerson> {
  const { fieldIds } = await findUnlawfulIn(services, person.definition);
  return {
    ...person,
    definition: withoutFields(person.definition, fieldIds),
    pending: pendingOf(requests, person.memberId),
  };
}
