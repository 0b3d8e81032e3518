import { expect, it } from "vitest";
import { grantViewing } from "../../../app/features/applying/viewings/commands/grant-viewing.server";
import { addHome } from "../../../app/features/forms/homes/commands/add-home.server";
import { addPhoto } from "../../../app/features/forms/rent-forms/commands/add-photo.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import { eraseAccount } from "../../../app/features/people/account-data/commands/erase-account.server";
import { mailLinks } from "../../../app/kernel/links";
import { sweepErasures } from "../../../workers/jobs/sweeps/erasures";
import { anAccountDraft } from "../../support/account-forms";
import { aDefinition, anAccount, bindings, mintToken, testServices } from "../../support/forms";
import { aCheckedFile, aHomeList } from "../../support/home-files";
import { shownFiles } from "../../support/shown-files";
import { askedBy, aViewingOf } from "../../support/viewings";

const start = new Date("2027-03-21T09:00:00Z");

async function whoShowsAHome(lastByte: number) {
  const services = testServices(start);
  const account = await anAccount(services);
  const { actor } = account;
  const formId = await anAccountDraft(services, actor);
  const bytes = Uint8Array.from(shownFiles.jpg);
  bytes[bytes.length - 10] = lastByte;
  const photo = await addPhoto(services, actor, { formId, bytes, look: null });
  if (!photo.ok) throw new Error(photo.code);
  const published = await publishForm(services, actor, { formId, rev: 1 });
  if (!published.ok) throw new Error(JSON.stringify(published));
  const viewing = await aViewingOf(services, { formId, actor }, { rule: "order" });
  await askedBy(services, viewing, "Ada");
  const { id: requestId } = await askedBy(services, viewing, "Bo");
  await grantViewing(services, actor, { formId, requestId, reason: "Uses a wheelchair" });
  await mintToken(services, mailLinks.viewing, requestId);
  const address = { ...aDefinition().property.address, line1: "99 Elm St" };
  const home = { reference: null, address, facts: {} };
  await addHome(services, actor, { home, postId: crypto.randomUUID() });
  await aCheckedFile(services, actor, aHomeList(2));
  const media = await bindings.DB.prepare("SELECT hash FROM rent_form_media WHERE form_id = ?")
    .bind(formId)
    .first<{ hash: string }>();
  const key = `media/${media?.hash}`;
  const left = async () => {
    const owned: [string, string, string][] = [
      ...["viewing_plan", "viewing_slot", "viewing_request", "rent_form_media", "form_home"].map(
        (table): [string, string, string] => [table, "form_id", formId],
      ),
      ...["home", "home_import", "person_key"].map((table): [string, string, string] => [
        table,
        "landlord_id",
        account.userId,
      ]),
      ["link_token", "ref", requestId],
    ];
    const counts = await Promise.all(
      owned.map(async ([table, column, id]) => {
        const there = await bindings.DB.prepare(`SELECT 1 FROM ${table} WHERE ${column} = ?`).bind(id).first();
        return there ? [table] : [];
      }),
    );
    return [...counts.flat(), ...((await bindings.DOCUMENTS.head(key)) ? ["photo"] : [])];
  };
  return { services, ...account, left };
}

it("an account that is erased leaves nothing of its viewings, homes, files of homes and photos; others keep theirs", async () => {
  const { services, userId, email, left } = await whoShowsAHome(1);
  const other = await whoShowsAHome(2);
  const all = await left();
  expect(all).toEqual([
    ...["viewing_plan", "viewing_slot", "viewing_request", "rent_form_media", "form_home"],
    ...["home", "home_import", "person_key", "link_token", "photo"],
  ]);
  await eraseAccount(services as never, { id: userId, email, name: "Maya" }, null);
  while ((await sweepErasures(services)) > 0);
  expect(await left()).toEqual([]);
  expect(await other.left()).toEqual(all);
});
