import { describe, expect, it } from "vitest";
import { deleteForm } from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { copyVersionToDraft } from "../../../app/features/forms/rent-forms/commands/copy-version-to-draft.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import { saveDraft } from "../../../app/features/forms/rent-forms/commands/save-draft.server";
import { findEditableForm } from "../../../app/features/forms/rent-forms/queries/find-editable-form.server";
import { findVersion, listVersions } from "../../../app/features/forms/rent-forms/queries/list-versions.server";
import type { Landlord } from "../../../app/kernel/actor";
import type { RentFormId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { anAccountForm } from "../../support/account-forms";
import { sendApplication } from "../../support/applications";
import { aDefinition, anAccount, aPublishedForm, formRow, testServices } from "../../support/forms";

async function publishAgain(services: Services, actor: Landlord, formId: RentFormId, rev: number, title: string) {
  const saved = await saveDraft(services, actor, { formId, rev, definition: aDefinition({ title }) });
  if (!saved.ok) throw new Error(saved.code);
  return publishForm(services, actor, { formId, rev: saved.value.rev });
}

describe("the versions of a form", () => {
  it("are listed newest first, each with the number of applications filled in on it", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const { formId } = await anAccountForm(services, actor);
    const start = services.clock.now().getTime();
    const sent = (minute: number, isSpam = false) =>
      sendApplication(services, formId, { isSpam, at: start + minute * 60_000 });
    await sent(1);
    await sent(2);
    await sent(2, true);
    services.setNow(new Date(start + 3 * 60_000));
    await publishAgain(services, actor, formId, 1, "Second");
    await sent(4);
    services.setNow(new Date(start + 5 * 60_000));
    await publishAgain(services, actor, formId, 2, "Third");
    expect(await listVersions(services, actor, { formId })).toMatchObject([
      { number: 3, applications: 0, isCurrent: true },
      { number: 2, applications: 1, isCurrent: false },
      { number: 1, applications: 2, isCurrent: false },
    ]);
    expect(await findVersion(services, actor, { formId, number: 2 })).toMatchObject({
      definition: { title: { en: "Second" } },
    });
    expect(await findVersion(services, actor, { formId, number: 4 })).toBeNull();
  });

  it("can be restored to the draft with its current revision only, and are unpublished changes then", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const { formId } = await anAccountForm(services, actor, aDefinition({ title: "First" }));
    await publishAgain(services, actor, formId, 1, "Second");
    expect(await copyVersionToDraft(services, actor, { formId, number: 1, rev: 1 })).toMatchObject({
      code: "conflict",
      detail: { rev: 2 },
    });
    const twice = await Promise.all(
      [1, 2].map(() => copyVersionToDraft(services, actor, { formId, number: 1, rev: 2 })),
    );
    expect(twice.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await findEditableForm(services, actor, { formId })).toMatchObject({
      rev: 3,
      definition: { title: { en: "First" } },
      hasUnpublishedChanges: true,
      publishedVersion: 2,
    });
    expect((await formRow(formId)).title).toBe("Second");
    expect(await publishForm(services, actor, { formId, rev: 3 })).toMatchObject({ value: { versionNumber: 3 } });
  });

  it("are shown to the guest who made the form and to nobody else, and not in the bin", async () => {
    const services = testServices();
    const mine = await aPublishedForm(services);
    const theirs = [
      (await aPublishedForm(services)).actor,
      (await anAccount(services)).actor,
      { kind: "guest", manageHashes: [] } as const,
    ];
    const { formId, guestRentFormId } = mine;
    expect(await listVersions(services, mine.actor, { guestRentFormId })).toHaveLength(1);
    for (const actor of theirs) {
      expect(await listVersions(services, actor, { formId })).toEqual([]);
      expect(await findVersion(services, actor, { formId, number: 1 })).toBeNull();
      expect(await copyVersionToDraft(services, actor, { formId, number: 1, rev: 1 })).toMatchObject({
        code: "not-found",
      });
    }
    await deleteForm(services, mine.actor, formId);
    expect(await listVersions(services, mine.actor, { formId })).toEqual([]);
    expect(await copyVersionToDraft(services, mine.actor, { formId, number: 1, rev: 1 })).toMatchObject({
      code: "not-found",
    });
  });
});
