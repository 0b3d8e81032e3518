import { describe, expect, it } from "vitest";
import { guestLimits } from "../../../app/features/deciding/decision/rules/guest-limits";
import { startGuestForm } from "../../../app/features/deciding/manage-link/commands/start-guest-form.server";
import { newField } from "../../../app/features/forms/form-model/editing";
import type { FormDefinition, LawReason } from "../../../app/features/forms/form-model/schema";
import { lexiconVersion } from "../../../app/features/forms/law/lexicon/check-definition-texts";
import { aDefinition, anEmail, aPublishedForm, bindings, ids, testServices } from "../../support/forms";

function asking(label: string, lawReason?: LawReason): FormDefinition {
  const form = aDefinition();
  form.sections[0]?.fields.push({
    ...newField("text", ids, "en"),
    label: { en: label },
    ...(lawReason && { lawReason }),
  });
  return form;
}

function start(definition: FormDefinition) {
  const input = { draftId: crypto.randomUUID(), email: anEmail(), notify: true, definition };
  return startGuestForm(testServices(), { kind: "visitor", address: ids.nodeId() }, input);
}

// Red when check-publishing.server.ts leaves out `unwritten`.
describe("publishing a landlord's own question", () => {
  it("is refused for words that are never allowed, with or without a reason", async () => {
    expect(await start(asking("Your religi0n?", { code: "needed-now" }))).toMatchObject({
      code: "refused",
      detail: { refusals: [{ code: "lexicon", problems: [{ code: "refused", category: "religion", part: "label" }] }] },
    });
  });

  it("needs a reason for a doubtful question", async () => {
    const question = "Which school do your children attend?";
    expect(await start(asking(question))).toMatchObject({
      detail: { refusals: [{ code: "lexicon", problems: [{ code: "reason-missing", category: "children" }] }] },
    });
    expect(await start(asking(question, { code: "other", text: " " }))).toMatchObject({ code: "refused" });
    expect(await start(asking(question, { code: "other", text: "School bus stop" }))).toMatchObject({ ok: true });
  });

  it("accepts harmless questions", async () => {
    expect(await start(asking("Do you need a parking card?"))).toMatchObject({ ok: true });
  });

  it("stores the lexicon's version, categories and ids with the form, and no words", async () => {
    const services = testServices();
    const definition = asking("Which school do your children attend?", { code: "needed-now" });
    const { formId } = await aPublishedForm(services, { definition });
    const row = await bindings.DB.prepare("SELECT law_check FROM rent_form_version WHERE form_id = ?")
      .bind(formId)
      .first<{ law_check: string }>();
    const fieldId = definition.sections[0]?.fields.at(-1)?.id;
    expect(JSON.parse(row?.law_check ?? "null").lexicon).toEqual({
      version: lexiconVersion,
      findings: [{ category: "children", verdict: "warn", id: fieldId }],
    });
    expect(row?.law_check).not.toContain("attend");
  });
});

// Red when startGuestForm reads the words of a form before it has counted its sender.
it("the lexicon is not run for a sender who has started as many forms as an hour allows", async () => {
  const visitor = { kind: "visitor", address: ids.nodeId() } as const;
  const services = testServices();
  for (let n = 0; n < guestLimits.startPerAddress.limit; n += 1)
    await services.rateLimit.take(guestLimits.startPerAddress, visitor.address);
  const input = { draftId: crypto.randomUUID(), email: anEmail(), notify: true, definition: asking("Your religion?") };
  expect(await startGuestForm(services, visitor, input)).toMatchObject({ code: "too-many" });
});
