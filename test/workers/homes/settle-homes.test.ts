import { describe, expect, it } from "vitest";
import { duplicateForm } from "../../../app/features/forms/rent-forms/commands/create-form.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import { saveDraft } from "../../../app/features/forms/rent-forms/commands/save-draft.server";
import { settleHomeless } from "../../../app/features/forms/rent-forms/commands/settle-homes.server";
import { anAccountDraft, anAccountForm } from "../../support/account-forms";
import { sendApplication } from "../../support/applications";
import { aDefinition, anAccount, bindings, testServices } from "../../support/forms";

type Row = { id: string; line1: string; facts: string };
const homesOf = async (userId: string) =>
  (
    await bindings.DB.prepare("SELECT id, line1, facts FROM home WHERE landlord_id = ? ORDER BY line1")
      .bind(userId)
      .all<Row>()
  ).results;
const homeOf = (formId: string, table = "rent_form WHERE id") =>
  bindings.DB.prepare(`SELECT home_id AS home FROM ${table} = ?`).bind(formId).first("home");

function at(line1: string, line2?: string) {
  const definition = aDefinition();
  const address = { ...definition.property.address, line1, ...(line2 && { line2 }) };
  return { ...definition, property: { ...definition.property, address } };
}

describe("the home of an account's form", () => {
  it("is one for all forms at an address, however it is written, and another for another unit", async () => {
    const services = testServices();
    const { actor, userId } = await anAccount(services);
    const first = await anAccountForm(services, actor, at("14 Maple St."));
    const again = await anAccountForm(services, actor, at("14  maple st"));
    const unit = await anAccountForm(services, actor, at("14 Maple St.", "Unit 2"));
    expect(await homeOf(again.formId)).toBe(await homeOf(first.formId));
    expect(await homeOf(unit.formId)).not.toBe(await homeOf(first.formId));
    expect(await homesOf(userId)).toHaveLength(2);
  });

  it("is known to a copy and to a draft with its address, and is made by publishing alone", async () => {
    const services = testServices();
    const { actor, userId } = await anAccount(services);
    const draft = await anAccountDraft(services, actor, at("15 Elm St"));
    expect([await homeOf(draft), await homesOf(userId)]).toEqual([null, []]);
    const form = await anAccountForm(services, actor, at("14 Maple St"));
    const copy = await duplicateForm(services, actor, form.formId);
    expect(copy.ok && (await homeOf(copy.value.formId))).toBe(await homeOf(form.formId));
    await saveDraft(services, actor, { formId: draft, rev: 1, definition: at("14 Maple St") });
    expect(await homeOf(draft)).toBe(await homeOf(form.formId));
  });

  it("is corrected with the form that alone lets it, which keeps its applications there", async () => {
    const services = testServices();
    const { actor, userId } = await anAccount(services);
    const { formId } = await anAccountForm(services, actor, at("14 Mapel St"));
    await sendApplication(services, formId);
    const before = await homeOf(formId);
    await saveDraft(services, actor, { formId, rev: 1, definition: at("14 Maple St") });
    await publishForm(services, actor, { formId, rev: 2 });
    expect(await homesOf(userId)).toMatchObject([{ id: before, line1: "14 Maple St" }]);
    expect(await homeOf(formId, "application WHERE form_id")).toBe(before);
  });

  it("is given to forms that are older than homes, with their applications", async () => {
    const services = testServices();
    const { actor, userId } = await anAccount(services);
    const { formId } = await anAccountForm(services, actor, at("14 Maple St"));
    await anAccountForm(services, actor, at("14 Maple St"));
    await sendApplication(services, formId);
    await bindings.DB.batch([
      bindings.DB.prepare("UPDATE rent_form SET home_id = NULL WHERE landlord_id = ?").bind(userId),
      bindings.DB.prepare("DELETE FROM home WHERE landlord_id = ?").bind(userId),
    ]);
    while ((await settleHomeless(services)) > 0);
    const [home, ...others] = await homesOf(userId);
    expect(others).toEqual([]);
    expect(await homeOf(formId)).toBe(home?.id);
    expect(await homeOf(formId, "application WHERE form_id")).toBe(home?.id);
    expect(JSON.parse(home?.facts ?? "")).not.toHaveProperty("address");
  });
});
