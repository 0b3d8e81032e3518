import { describe, expect, it } from "vitest";
import { getHealth } from "../../../app/features/operations/queries/get-health.server";
import { reportForm } from "../../../app/features/screening/commands/report-form.server";
import type { ReportCode } from "../../../app/features/screening/schema";
import type { RentFormId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import {
  aDefinition,
  aPublishedForm,
  bindings,
  countRows,
  formRow,
  ids,
  testServices,
  text,
} from "../../support/forms";

function aHome(intro?: string) {
  const definition = aDefinition();
  const address = { ...definition.property.address, line1: `${ids.nodeId()} Lane` };
  return { ...definition, property: { ...definition.property, address }, ...(intro && { intro: text(intro) }) };
}

let last = 0;
/** An address of a network that nobody else in these tests is in. */
const aNetwork = () => {
  last += 1;
  return `198.${Math.floor(last / 250)}.${last % 250}.7`;
};

const report = (services: Services, formId: RentFormId, address: string, code: ReportCode = "other", words = "") =>
  reportForm(services, { formId, address, report: { code, email: "", text: words } });

const stateOf = (formId: string) =>
  bindings.DB.prepare("SELECT state, outcome, reasons FROM screening WHERE kind = 'form' AND subject_id = ?")
    .bind(formId)
    .first<{ state: string; outcome: string; reasons: string }>();

describe("a report", () => {
  it("locks documents, tops the queue, and tells the landlord; no more, however often from one network", async () => {
    const services = testServices();
    const { formId, urlId } = await aPublishedForm(services, { definition: aHome() });
    const address = aNetwork();
    expect((await report(services, formId, address, "not-a-home", "Nobody lives there")).ok).toBe(true);
    expect((await report(services, formId, address, "money")).ok).toBe(true);
    expect(await formRow(formId)).toMatchObject({ state: "open" });
    expect((await services.publishedForms.find(urlId))?.documentsLockedUntil).toBeGreaterThan(
      services.clock.now().getTime(),
    );
    expect(await stateOf(formId)).toMatchObject({ state: "waiting", outcome: "lock" });
    expect(
      await countRows(
        "SELECT count(*) AS n FROM outbox WHERE kind = 'mail.form-screened' AND ref LIKE ?",
        `%${formId}%`,
      ),
    ).toBe(1);
    const { results } = await bindings.DB.prepare("SELECT * FROM form_report WHERE form_id = ?").bind(formId).all();
    expect(results).toHaveLength(2);
    expect(JSON.stringify(results)).not.toMatch(/Nobody|198\./u);
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'form.report'", formId),
    ).toBe(2);
  });

  // Red when reports are counted and not their networks.
  it("of a second network holds the form; one from one's own network twice does not", async () => {
    const services = testServices();
    const { formId, urlId } = await aPublishedForm(services, { definition: aHome() });
    const first = aNetwork();
    await report(services, formId, first);
    await report(services, formId, first.replace(/\.7$/u, ".8"), "unfair");
    expect((await formRow(formId)).state).toBe("open");
    await report(services, formId, aNetwork());
    expect(await formRow(formId)).toMatchObject({ state: "suspended", state_before: "open" });
    expect((await services.publishedForms.find(urlId))?.state).toBe("suspended");
  });

  it("beside a sign of the form's own holds it", async () => {
    const services = testServices();
    const intro = "Please pay the fee to reserve the apartment.";
    const { formId } = await aPublishedForm(services, { definition: aHome(intro) });
    expect((await formRow(formId)).state).toBe("open");
    await report(services, formId, aNetwork());
    expect((await formRow(formId)).state).toBe("suspended");
  });

  it("is taken twice a day from one address", async () => {
    const services = testServices();
    const { formId } = await aPublishedForm(services, { definition: aHome() });
    const address = aNetwork();
    expect((await report(services, formId, address)).ok).toBe(true);
    expect((await report(services, formId, address, "unfair")).ok).toBe(true);
    expect(await report(services, formId, address, "money")).toMatchObject({ code: "too-many" });
    expect(await countRows("SELECT count(*) AS n FROM form_report WHERE form_id = ?", formId)).toBe(2);
  });

  it("that money was asked for alarms the operator until somebody decides", async () => {
    const services = testServices();
    const { formId } = await aPublishedForm(services, { definition: aHome() });
    const before = (await getHealth(services)).checks.moneyReports.figure ?? 0;
    await report(services, formId, aNetwork(), "money");
    expect((await getHealth(services)).checks.moneyReports).toEqual({ level: "warn", figure: before + 1 });
    await bindings.DB.prepare("UPDATE screening SET state = 'decided' WHERE subject_id = ?").bind(formId).run();
    expect((await getHealth(services)).checks.moneyReports.figure).toBe(before);
  });
});
