import { describe, expect, it } from "vitest";
import { submitApplication } from "../../../app/features/applying/apply/commands/submit-application.server";
import { reportForm } from "../../../app/features/forms/screening/commands/report-form.server";
import { findScreeningState } from "../../../app/features/forms/screening/queries/screening-state.server";
import type { ReportCode } from "../../../app/features/forms/screening/schema";
import { getHealth } from "../../../app/features/operator/operations/queries/get-health.server";
import type { RentFormId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { asked } from "../../support/apply-form";
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
import { aReadyDraft, askEverything, submitInput } from "../../support/ready-draft";

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

const report = (
  services: Services,
  formId: RentFormId,
  address: string,
  { code = "other", words = "", isProven = true }: { code?: ReportCode; words?: string; isProven?: boolean } = {},
) => reportForm(services, { formId, address, isProven, report: { code, email: "", text: words } });

const stateOf = (formId: string) =>
  bindings.DB.prepare("SELECT state, outcome, reasons FROM screening WHERE kind = 'form' AND subject_id = ?")
    .bind(formId)
    .first<{ state: string; outcome: string; reasons: string }>();

const lockOf = async (formId: string) => (await formRow(formId)).documents_locked_until;
const mailsTold = (formId: string) =>
  countRows("SELECT count(*) AS n FROM outbox WHERE kind = 'mail.form-screened' AND ref LIKE ?", `%${formId}%`);

const hour = 3_600_000;
/** Moves the clock of `services` on. */
const wait = (services: ReturnType<typeof testServices>, ms: number) =>
  services.setNow(new Date(services.clock.now().getTime() + ms));

describe("a report about a form", () => {
  // Red when one report locked the uploads: one person without a name could stop every applicant's papers.
  it("puts the form into the spam queue, and changes nothing about it", async () => {
    const services = testServices();
    const { formId, urlId } = await aPublishedForm(services, { definition: aHome() });
    const address = aNetwork();
    expect((await report(services, formId, address, { code: "not-a-home", words: "Nobody lives there" })).ok).toBe(
      true,
    );
    expect((await report(services, formId, address, { code: "money" })).ok).toBe(true);
    expect(await formRow(formId)).toMatchObject({ state: "open", documents_locked_until: null });
    expect((await services.publishedForms.find(urlId))?.documentsLockedUntil ?? null).toBeNull();
    expect(await stateOf(formId)).toMatchObject({ state: "waiting", outcome: "publish" });
    expect(await mailsTold(formId)).toBe(0);
    const { results } = await bindings.DB.prepare("SELECT * FROM form_report WHERE form_id = ?").bind(formId).all();
    expect(results).toHaveLength(2);
    expect(JSON.stringify(results)).not.toMatch(/Nobody|198\./u);
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'form.report'", formId),
    ).toBe(2);
  });

  // Red when reports are counted and not their networks, and when a second network held the form.
  it("from three networks locks uploads, and fifty reports close nothing; the landlord is notified once", async () => {
    const services = testServices();
    const { formId, urlId } = await aPublishedForm(services, { definition: aHome() });
    wait(services, hour);
    const first = aNetwork();
    await report(services, formId, first);
    await report(services, formId, first.replace(/\.7$/u, ".8"), { code: "unfair" });
    await report(services, formId, aNetwork());
    expect(await lockOf(formId)).toBeNull();
    await report(services, formId, aNetwork(), { code: "money" });
    expect((await services.publishedForms.find(urlId))?.documentsLockedUntil).toBeGreaterThan(
      services.clock.now().getTime(),
    );
    for (let at = 0; at < 8; at += 1) await report(services, formId, aNetwork(), { code: "money" });
    expect(await formRow(formId)).toMatchObject({ state: "open", held_at: null });
    expect(await mailsTold(formId)).toBe(1);
    expect((await findScreeningState(services, formId)).standing).toMatchObject({
      kind: "locked",
      wasOpen: true,
      codes: ["new-owner", "reported-again"],
    });
  });

  // Red when reports weigh the same against a form that people have applied to for two months.
  it("has fewer points against a form that has been open for long", async () => {
    const services = testServices();
    const { formId } = await aPublishedForm(services, { definition: aHome() });
    wait(services, 60 * 24 * hour);
    for (let at = 0; at < 5; at += 1) await report(services, formId, aNetwork());
    expect(await lockOf(formId)).toBeNull();
    await report(services, formId, aNetwork());
    expect(await lockOf(formId)).not.toBeNull();
  });

  it("has fewer points against a form with ten applications", async () => {
    const services = testServices();
    const { formId, urlId } = await aPublishedForm(services, { definition: aHome() });
    await askEverything(formId);
    for (let at = 0; at < 10; at += 1) {
      const draft = await aReadyDraft(services, { urlId }, { [asked.email]: `tenant${at}@applicant.example` });
      expect((await submitApplication(services, submitInput(services, draft))).ok).toBe(true);
    }
    for (let at = 0; at < 5; at += 1) await report(services, formId, aNetwork());
    expect(await lockOf(formId)).toBeNull();
    await report(services, formId, aNetwork());
    expect(await lockOf(formId)).not.toBeNull();
  });

  // Red when a report without the calculation counts: a machine sends hundreds of them from as many networks.
  it("without the calculation is read by the admin and locks nothing; the same one with it counts", async () => {
    const services = testServices();
    const { formId } = await aPublishedForm(services, { definition: aHome() });
    const networks = [aNetwork(), aNetwork(), aNetwork()];
    for (const address of networks) await report(services, formId, address, { isProven: false });
    expect(await stateOf(formId)).toMatchObject({ state: "waiting", outcome: "publish" });
    expect(await lockOf(formId)).toBeNull();
    wait(services, hour);
    for (const address of networks) await report(services, formId, address);
    expect(await lockOf(formId)).not.toBeNull();
    expect(await countRows("SELECT count(*) AS n FROM form_report WHERE form_id = ?", formId)).toBe(3);
  });

  it("from three networks, on a form with a sign of its own, holds it and says that it was open", async () => {
    const services = testServices();
    const intro = "Please pay the fee to reserve the apartment.";
    const { formId } = await aPublishedForm(services, { definition: aHome(intro) });
    const locked = await lockOf(formId);
    wait(services, hour);
    await report(services, formId, aNetwork(), { code: "money" });
    expect([(await formRow(formId)).state, await lockOf(formId)]).toEqual(["open", locked]);
    await report(services, formId, aNetwork());
    await report(services, formId, aNetwork());
    expect((await formRow(formId)).state).toBe("suspended");
    expect((await findScreeningState(services, formId)).standing).toMatchObject({ kind: "held", wasOpen: true });
  });

  it("is accepted twice a day from one address", async () => {
    const services = testServices();
    const { formId } = await aPublishedForm(services, { definition: aHome() });
    const address = aNetwork();
    expect((await report(services, formId, address)).ok).toBe(true);
    expect((await report(services, formId, address, { code: "unfair" })).ok).toBe(true);
    expect(await report(services, formId, address, { code: "money" })).toMatchObject({ code: "too-many" });
    expect(await countRows("SELECT count(*) AS n FROM form_report WHERE form_id = ?", formId)).toBe(2);
  });

  it("that money was asked for alarms the operator until it is decided", async () => {
    const services = testServices();
    const { formId } = await aPublishedForm(services, { definition: aHome() });
    const before = (await getHealth(services)).checks.moneyReports.figure ?? 0;
    await report(services, formId, aNetwork(), { code: "money" });
    expect((await getHealth(services)).checks.moneyReports).toEqual({ level: "warn", figure: before + 1 });
    await bindings.DB.prepare("UPDATE screening SET state = 'decided' WHERE subject_id = ?").bind(formId).run();
    expect((await getHealth(services)).checks.moneyReports.figure).toBe(before);
  });
});

it("a form held on its first publication is shown as not open yet", async () => {
  const services = testServices();
  const intro =
    "I am out of the country, so the keys come to you by FedEx once the deposit is sent before the viewing.";
  const { formId } = await aPublishedForm(services, { definition: aHome(intro) });
  expect((await findScreeningState(services, formId)).standing).toMatchObject({ kind: "held", wasOpen: false });
});
