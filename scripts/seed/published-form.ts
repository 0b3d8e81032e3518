import { rentForm, rentFormVersion } from "../../app/db/schema/forms";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { checkPublishing } from "../../app/features/forms/rent-forms/commands/check-publishing.server";
import { draftEntitlements } from "../../app/features/forms/rent-forms/entitlements";
import { hashDefinition } from "../../app/features/forms/rent-forms/hash-definition";
import type { VersionId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";

type Row = typeof rentForm.$inferInsert;
/** What is not said by the definition and the day. */
export type PublishedRow = Omit<
  Row,
  "state" | "title" | "draft" | "publishedVersionId" | "publishedAt" | "createdAt" | "updatedAt"
>;

type Published = {
  row: PublishedRow;
  versionId: VersionId;
  definition: FormDefinition;
  /** In milliseconds. */
  at: number;
};

/** Statements that store an open form and its first version, checked by the law of its day; where they stand already, nothing changes. */
export async function publishedForm(services: Services, { row, versionId, definition, at }: Published) {
  const { db } = services;
  const clock = { now: () => new Date(at) };
  const { lawCheck } = await checkPublishing({ ...services, clock }, definition, draftEntitlements);
  const json = JSON.stringify(definition);
  return [
    db
      .insert(rentForm)
      .values({
        ...row,
        state: "open",
        title: definition.title.en ?? "",
        draft: json,
        publishedVersionId: versionId,
        publishedAt: at,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing(),
    db
      .insert(rentFormVersion)
      .values({
        id: versionId,
        formId: row.id,
        number: 1,
        definition: json,
        hash: await hashDefinition(definition),
        publishedAt: at,
        lawCheck,
      })
      .onConflictDoNothing(),
  ] as const;
}
