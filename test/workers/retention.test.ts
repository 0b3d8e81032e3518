import { describe, expect, it } from "vitest";
import { eraseByRetention } from "../../app/features/applications/commands-retention.server";
import { submitApplication } from "../../app/features/applications/commands-submit.server";
import type { FormDefinition } from "../../app/features/rent-forms/model/schema";
import { everyKind } from "../support/apply-form";
import { bindings, storeForm } from "../support/apply-visitor";
import { countRows, testServices } from "../support/forms";
import { aReadyDraft, submitInput } from "../support/ready-draft";

const dayMs = 24 * 3_600_000;
const everything = { from: "0", below: "g" };

/** An application with one paper that was decided `days` ago, of a home in `country`. */
async function decided(days: number, place: { country: string; region?: string } = { country: "US", region: "OR" }) {
  const services = testServices();
  const form = everyKind();
  const definition: FormDefinition = {
    ...form,
    property: { ...form.property, address: { line1: "1 Main Street", city: "Town", ...place } },
  };
  const made = await aReadyDraft(services, await storeForm({ definition }));
  const sent = await submitApplication(services, submitInput(services, made));
  if (!sent.ok) throw new Error(sent.code);
  const { id } = made.draft;
  await bindings.DB.prepare("UPDATE application SET state = 'declined', decided_at = ? WHERE id = ?")
    .bind(services.clock.now().getTime() - days * dayMs, id)
    .run();
  return { services, id };
}

const papersOf = (id: string) =>
  countRows("SELECT count(*) AS n FROM document WHERE application_id = ? AND removed_at IS NULL", id);
const keysOf = (id: string) => countRows("SELECT count(*) AS n FROM application_key WHERE application_id = ?", id);
const tracesOf = (id: string) =>
  countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action LIKE 'application.retention-%'", id);

/** Slices as small as one application: others of this file are not touched. */
const only = (id: string) => ({ from: id, below: `${id}~` });

describe("what was decided long enough ago", () => {
  it("loses its papers after sixty days, and keeps its answers", async () => {
    const { services, id } = await decided(61);
    expect(await eraseByRetention(services, only(id))).toBe(1);
    expect([await papersOf(id), await keysOf(id), await tracesOf(id)]).toEqual([0, 1, 1]);
    expect(await eraseByRetention(services, only(id))).toBe(0);
  });

  it.each([
    ["a home in Oregon", 59, { country: "US", region: "OR" }],
    ["a home in Germany", 59, { country: "DE" }],
  ])("keeps papers until then: %s", async (_, days, place) => {
    const { services, id } = await decided(days, place);
    expect(await eraseByRetention(services, only(id))).toBe(0);
    expect(await papersOf(id)).toBe(1);
  });

  it.each([
    ["24 months in Oregon", 720, 732, { country: "US", region: "OR" }],
    ["3 months in France", 88, 93, { country: "FR" }],
    ["a month in Victoria", 27, 32, { country: "AU", region: "VIC" }],
  ])("loses its answers by the law of the place: %s", async (_, before, after, place) => {
    const early = await decided(before, place);
    await eraseByRetention(early.services, only(early.id));
    expect(await keysOf(early.id)).toBe(1);
    const late = await decided(after, place);
    expect(await eraseByRetention(late.services, only(late.id))).toBe(1);
    expect([await keysOf(late.id), await papersOf(late.id)]).toEqual([0, 0]);
    const left = "SELECT count(*) AS n FROM application WHERE id = ? AND applicant_name = '' AND applicant_email = ''";
    expect(await countRows(left, late.id)).toBe(1);
  });

  it("is left alone while nobody decided, however old it is", async () => {
    const { services, id } = await decided(2000);
    await bindings.DB.prepare("UPDATE application SET state = 'in_review', decided_at = NULL WHERE id = ?")
      .bind(id)
      .run();
    await eraseByRetention(services, everything);
    expect([await keysOf(id), await papersOf(id)]).toEqual([1, 1]);
  });
});
