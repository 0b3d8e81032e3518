import { describe, expect, it } from "vitest";
import { sealApplication } from "../../../app/features/applying/applications/stored-application";
import { sendPart } from "../../../app/features/applying/apply/household/commands/send-part.server";
import { signApplication } from "../../../app/features/applying/apply/signing";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { answerExportPost } from "../../../app/features/deciding/exports/commands/answer-export-post.server";
import { openExport } from "../../../app/features/deciding/exports/commands/open-export.server";
import { requestApplications } from "../../../app/features/deciding/exports/commands/request-export.server";
import { listExports } from "../../../app/features/deciding/exports/queries/list-exports.server";
import { applicationsKinds, stepLimits, triesAtMost } from "../../../app/features/deciding/exports/rules";
import { requestApplicationsSchema } from "../../../app/features/deciding/exports/schema";
import type { Selection } from "../../../app/features/deciding/exports/selection";
import {
  archiveApplications,
  deleteApplication,
} from "../../../app/features/deciding/inbox/commands/mark-applications.server";
import { findListNeighbours } from "../../../app/features/deciding/inbox/queries/find-neighbours.server";
import { listApplicants } from "../../../app/features/deciding/inbox/queries/list-applicants.server";
import { readInboxAddress } from "../../../app/features/deciding/inbox/rules/read-list-address";
import { changeHome } from "../../../app/features/forms/homes/commands/change-home.server";
import { emptyHome } from "../../../app/features/forms/homes/home-fields";
import { readHome } from "../../../app/features/forms/homes/read-home";
import type { ApplicationId, HomeId, RentFormId } from "../../../app/kernel/ids";
import { err } from "../../../app/kernel/result";
import { runExport } from "../../../workers/jobs/handlers/build-export";
import { sweepExports } from "../../../workers/jobs/sweeps/exports";
import { anAccountForm } from "../../support/account-forms";
import { aSentApplication } from "../../support/applications";
import { askedExport, buildExport, downloaded, downloadedBytes, exportedCsv, taskRow } from "../../support/exports";
import { aDefinition, anAccount, bindings, countRows, testServices } from "../../support/forms";
import { aHousehold, partOf } from "../../support/household";
import { fillForm } from "../../support/many-applications";
import { readRows } from "../../support/read-csv";
import { readWorkbook } from "../../support/read-workbook";
import { aDesk, anApplicationTo } from "../../support/review";

const dayMs = 24 * 3_600_000;
const referencesOf = async (ids: readonly string[]) => {
  const found = await Promise.all(
    ids.map((id) =>
      bindings.DB.prepare("SELECT reference FROM application WHERE id = ?").bind(id).first<{ reference: string }>(),
    ),
  );
  return found.map((row) => row?.reference);
};

/** Somebody's household, handed to an account. */
async function ownedHousehold() {
  const household = await aHousehold();
  const { services, owner, lead } = household;
  const { actor, userId } = await anAccount(services);
  await bindings.DB.batch([
    bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?").bind(userId, owner.formId),
    bindings.DB.prepare("UPDATE application SET landlord_id = ? WHERE id = ?").bind(userId, lead.draft.id),
  ]);
  return { ...household, actor, userId };
}

describe("the XLSX export of applications", () => {
  it("has the rows of the CSV, with times and amounts as such", async () => {
    const { services, owner, actor, bo } = await ownedHousehold();
    await sendPart(services, await partOf(services, owner.urlId, bo, "1000"));
    const selection = { form: owner.formId };
    const csv = readRows((await exportedCsv(services, actor, selection)).text);
    const id = await askedExport(services, actor, selection, "applications-xlsx");
    await buildExport(services, id);
    const [head = [], ...rows] = await readWorkbook(await downloadedBytes(services, actor, id));
    const headers = head.map((cell) => String(cell?.value));
    expect(headers).toEqual(Object.keys(csv[0] ?? {}));
    expect(rows).toHaveLength(csv.length);
    const lead = Object.fromEntries(headers.map((header, column) => [header, rows[0]?.[column]]));
    expect(lead.Name).toEqual({ type: "s", value: "Ada Bell" });
    expect(lead["Own income a month"]).toEqual({ type: "n", value: 3000 });
    expect(lead["Received (UTC)"]).toEqual({ type: "d", value: csv[0]?.["Received (UTC)"]?.replace(" ", "T") });
    expect((await listExports(services, actor))[0]).toMatchObject({
      id,
      kind: "applications-xlsx",
      state: "ready",
      done: 1,
    });
  });

  // Red without becomeCsv.
  it("is the CSV, and says so, for more applications than a workbook takes", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 3 });
    const id = await askedExport(services, desk.actor, { form: desk.formId }, "applications-xlsx");
    await buildExport(services, id, { ...stepLimits, weight: 1, workbook: 2 });
    expect((await listExports(services, desk.actor))[0]).toMatchObject({
      id,
      kind: "applications-csv",
      state: "ready",
      done: 3,
    });
    expect(readRows(await downloaded(services, desk.actor, id))).toHaveLength(3);
  });
});

describe("the CSV export of applications", () => {
  it("names the home of each, with its landlord's number", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 1 });
    const homeId = await bindings.DB.prepare("SELECT home_id AS home FROM rent_form WHERE id = ?")
      .bind(desk.formId)
      .first<HomeId>("home");
    const typed = { line1: "14 Maple Street", city: "Portland", region: "OR" };
    const { home } = readHome({ ...emptyHome, ...typed, country: "US", reference: "M14-4" }, "en");
    if (!homeId || !home) throw new Error("The form has no home");
    const changed = await changeHome(services, desk.actor, { homeId, home, criteria: "", language: "en" });
    expect(changed).toMatchObject({ ok: true });
    const [row] = readRows((await exportedCsv(services, desk.actor, { form: desk.formId })).text);
    expect(row?.Home).toBe("14 Maple Street, Portland, OR");
    expect(row?.["Number of the home"]).toBe("M14-4");
  });

  it("of a list narrowed to one home has those of that home alone, as the list's neighbours are", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const definition = aDefinition();
    const at = (line1: string) => ({
      ...definition,
      property: { ...definition.property, address: { ...definition.property.address, line1 } },
    });
    const maple = await anAccountForm(services, actor, at("14 Maple St"));
    const elm = await anAccountForm(services, actor, at("15 Elm St"));
    const sent: ApplicationId[] = [];
    for (const [index, { formId }] of [maple, elm, maple].entries())
      sent.push(await anApplicationTo(services, { formId }, (index + 1) * 60_000));
    const home = await bindings.DB.prepare("SELECT home_id AS home FROM rent_form WHERE id = ?")
      .bind(maple.formId)
      .first<string>("home");
    const rows = readRows((await exportedCsv(services, actor, { list: `home=${home}` })).text);
    expect(rows.map(({ Home }) => Home)).toEqual(["14 Maple St, Portland, OR", "14 Maple St, Portland, OR"]);
    const address = readInboxAddress(new URLSearchParams({ home: home ?? "", sort: "arrival" }));
    const [first, , last] = sent as [ApplicationId, ApplicationId, ApplicationId];
    const beside = await findListNeighbours(services, actor, { address, applicationId: first });
    expect(beside).toMatchObject({ previous: null, next: { id: last } });
    // Red when isWholeSelectionMine looks at the form of a list alone.
    const other = await anAccount(services);
    const asked = { kind: "applications-csv", selection: { list: `home=${home}` }, locale: "en" } as const;
    expect(await requestApplications(services, other.actor, asked)).toMatchObject({ code: "not-found" });
  });

  it("lists each household in adjacent rows, with its combined income", async () => {
    const { services, owner, actor, bo, mark } = await ownedHousehold();
    await sendPart(services, await partOf(services, owner.urlId, bo, "1000"));
    const { text } = await exportedCsv(services, actor, { form: owner.formId });
    const rows = readRows(text);
    expect(rows.map(({ Role, Name }) => [Role, Name])).toEqual([
      ["Lead applicant", "Ada Bell"],
      ["Co-applicant", "Own Bell"],
      ["Guarantor", "Gus Rant"],
    ]);
    expect(new Set(rows.map(({ Household }) => Household)).size).toBe(1);
    expect(rows.map((row) => [row["Own income a month"], row["Household income a month"]])).toEqual([
      ["3000", "4000"],
      ["1000", "4000"],
      ["", "4000"],
    ]);
    expect(rows[0]?.["Adult 1: Their email"]).toBe(`bo-${mark}@tenant.example`);
    expect(rows[0]?.["Adult 2: Their email"]).toBeUndefined();
    expect(rows[2]?.["Part sent (UTC)"]).toBe("");
  });

  it("contains all of one form's applications in order of arrival, archived and erased ones too, but no suspected spam", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 4 });
    await aDesk(services);
    await aSentApplication(services, desk, { isSpam: true });
    const [one, two, three] = desk.applicationIds as [ApplicationId, ApplicationId, ApplicationId];
    await archiveApplications(services, desk.actor, { applicationIds: [two], isArchived: true });
    await moveApplications(services, desk.actor, { applicationIds: [three], action: "decline" });
    await deleteApplication(services, desk.actor, { formId: desk.formId, applicationId: three });
    await bindings.DB.prepare("UPDATE application SET submitted_at = 1234567890123, is_starred = 1 WHERE id = ?")
      .bind(one)
      .run();
    const { id, text } = await exportedCsv(services, desk.actor, { form: desk.formId });
    const rows = readRows(text);
    expect(rows.map(({ Household }) => Household)).toEqual(await referencesOf(desk.applicationIds));
    // Erasing puts it into the archive, too.
    expect(rows.map(({ Archived }) => Archived)).toEqual(["No", "Yes", "Yes", "No"]);
    expect(rows[0]).toMatchObject({ "Received (UTC)": "2009-02-13 23:31:30", Starred: "Yes", Documents: "1" });
    expect(rows[0]?.["Proof of income"]).toBe("01 payslip.pdf");
    expect(rows[2]).toMatchObject({ Deleted: "Yes", State: "Declined", Name: "", Email: "", Documents: "0" });
    expect(await taskRow(id)).toMatchObject({ state: "ready", done_count: 4, total_count: 4 });
    const traced = "SELECT count(*) AS n FROM audit WHERE action = 'application.export' AND actor_id = ?";
    expect(await countRows(traced, desk.userId)).toBe(4);
  });

  it("contains what the list shows, whatever it filters by", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 45 });
    const second = await aDesk(services);
    const [one, two, three, four] = desk.applicationIds as [ApplicationId, ApplicationId, ApplicationId, ApplicationId];
    await moveApplications(services, desk.actor, { applicationIds: [two], action: "shortlist" });
    await archiveApplications(services, desk.actor, { applicationIds: [three], isArchived: true });
    await bindings.DB.prepare("UPDATE application SET is_starred = 1, is_waiting_for_members = 1 WHERE id = ?")
      .bind(four)
      .run();
    await bindings.DB.prepare("UPDATE application SET submitted_at = 86400000, duplicate_of = ? WHERE id = ?")
      .bind(two, one)
      .run();
    for (const query of [
      "",
      "state=shortlisted",
      "only=unread",
      "only=starred",
      "only=waiting",
      "only=complete",
      "flag=sameApplicant",
      "show=archived",
      "from=1970-01-02&to=1970-01-02",
      `form=${desk.formId}&state=submitted`,
    ]) {
      const shown: string[] = [];
      let after: ApplicationId | null = null;
      do {
        const address = { ...readInboxAddress(new URLSearchParams(query)), sort: "arrival" as const, after };
        const page: Awaited<ReturnType<typeof listApplicants>> = await listApplicants(
          services,
          desk.actor,
          address,
          "en",
        );
        shown.push(...(page?.applicants ?? []).map(({ reference }) => reference));
        after = page?.next ?? null;
      } while (after);
      const { text } = await exportedCsv(services, desk.actor, { list: query });
      const exported = readRows(text).map(({ Household }) => Household);
      expect(exported, query).toEqual(shown);
    }
    const none = await requestApplications(services, desk.actor, {
      kind: "applications-csv",
      selection: { list: `form=${second.formId}` },
      locale: "en-US",
    });
    expect(none).toEqual(err("not-found"));
  }, 120_000);

  it("of a search stores which applications it found, never the search words", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 1 });
    await anApplicationTo(services, desk, Date.now(), { person: { last: "Byron" } });
    const post = (list: string) => requestApplicationsSchema.parse({ what: "list", kind: "applications-csv", list });
    const asked = await answerExportPost(services, desk.actor, post("q=Lovelace&after=x"), "en-US");
    const { results } = await bindings.DB.prepare("SELECT options FROM export_task WHERE user_id = ?")
      .bind(desk.userId)
      .all<{ options: string }>();
    expect(asked.ok).toBe(true);
    expect(results.map(({ options }) => JSON.parse(options))).toEqual([
      { ids: [desk.applicationIds[0]], locale: "en-US" },
    ]);
    expect(await answerExportPost(services, desk.actor, post("q=Nobody"), "en-US")).toEqual({
      ok: false,
      code: "nobody",
    });
  });

  it("contains all matches of a search over all pages, and keeps the search words encrypted", async () => {
    const services = testServices();
    for (const count of [26, 130]) {
      const desk = await aDesk(services);
      await fillForm(desk.formId, count);
      const list = `q=ann+example&form=${desk.formId}&sort=move-in`;
      const asked = await answerExportPost(
        services,
        desk.actor,
        requestApplicationsSchema.parse({ what: "list", kind: "applications-csv", list }),
        "en-US",
      );
      if (!asked.ok) throw new Error(asked.code);
      const { options } = (await bindings.DB.prepare("SELECT options FROM export_task WHERE id = ?")
        .bind(asked.exportId)
        .first<{ options: string }>()) ?? { options: "" };
      expect(options).not.toMatch(/example/i);
      await buildExport(services, asked.exportId);
      const found = readRows(await downloaded(services, desk.actor, asked.exportId)).map(({ Household }) => Household);
      // Red where one page of the list is taken: 25.
      const { results } = await bindings.DB.prepare(
        "SELECT reference FROM application WHERE form_id = ? AND id <> ? ORDER BY submitted_at",
      )
        .bind(desk.formId, desk.applicationIds[0])
        .all<{ reference: string }>();
      expect(found).toEqual(results.map(({ reference }) => reference));
      const [listed] = await listExports(services, desk.actor);
      expect(listed?.subject).toEqual(count > 60 ? { what: "search" } : { what: "picked", count });
    }
  });

  it("starts again when an applicant adds an entry while it is being made", async () => {
    const { services, owner, actor, lead } = await ownedHousehold();
    const id = await askedExport(services, actor, { form: owner.formId });
    const { dataKeys } = services;
    let reads = 0;
    let written: Promise<unknown> = Promise.resolve();
    const open: typeof dataKeys.open = async (...asked) => {
      const key = await dataKeys.open(...asked);
      // The first pass has counted one adult; a second is there when the rows are written.
      if (asked[0] === lead.draft.id && ++reads === 1) {
        const [section = ""] = Object.keys(lead.application.answers).filter((name) => name.includes("hadul"));
        const [adult] = lead.application.answers[section] as Record<string, string>[];
        const grown = { ...lead.application, answers: { ...lead.application.answers, [section]: [adult, adult] } };
        const data = await sealApplication(key, await signApplication(grown as typeof lead.application, new Date(0)));
        const change = bindings.DB.prepare("UPDATE application_data SET data = ? WHERE application_id = ?");
        written = change.bind(data, lead.draft.id).run();
      }
      return key;
    };
    const meddled = { ...services, dataKeys: { ...dataKeys, open } };
    const outcome = await runExport(meddled, { exportId: id }, { attempts: 1 });
    await written;
    expect(outcome).toEqual({ kind: "next", lane: "exports" });
    expect(await runExport(services, { exportId: id }, { attempts: 1 })).toEqual({ kind: "done" });
    const [row] = readRows(await downloaded(services, actor, id));
    expect(row?.["Adult 2: Name: first name"]).toBe("Bo");
  });
});

describe("access to an export", () => {
  it("belongs to its own account, and other accounts find nothing", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 2 });
    const other = await aDesk(services);
    const ask = (who: typeof desk.actor, selection: Selection) =>
      requestApplications(services, who, { kind: "applications-csv", selection, locale: "en-US" });
    const mine = desk.applicationIds[0] as ApplicationId;
    // Red without `isMine` in requestApplications and the audit guard.
    for (const selection of [
      { form: desk.formId },
      { ids: [mine] },
      { ids: [mine, other.applicationIds[0] as ApplicationId] },
      { form: crypto.randomUUID() as RentFormId },
      { list: `form=${desk.formId}` },
    ])
      expect(await ask(other.actor, selection), JSON.stringify(selection)).toEqual(err("not-found"));
    const gone = { kind: "account", sessionToken: "nobody" } as const;
    expect(await ask(gone, { list: "" })).toEqual(err("not-found"));
    expect(await countRows("SELECT count(*) AS n FROM export_task WHERE user_id = ?", other.userId)).toBe(0);

    const { id } = await exportedCsv(services, desk.actor, { ids: [mine] });
    const input = { exportId: id, kinds: applicationsKinds };
    expect(await openExport(services, other.actor, input)).toEqual(err("not-found"));
    expect(await openExport(services, gone, input)).toEqual(err("not-found"));
    expect(await openExport(services, desk.actor, { exportId: id, kinds: ["all-data"] })).toEqual(err("not-found"));
    expect(await listExports(services, other.actor)).toEqual([]);
    expect(await listExports(services, gone)).toEqual([]);
  });

  it("applications transferred meanwhile are left out", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 2 });
    const id = await askedExport(services, desk.actor, { ids: [...desk.applicationIds] });
    await bindings.DB.prepare("UPDATE rent_form SET state = 'deleted' WHERE id = ?").bind(desk.formId).run();
    await buildExport(services, id);
    expect(readRows(await downloaded(services, desk.actor, id))).toEqual([]);
  });

  it("is refused to an admin who impersonates the account", async () => {
    const services = testServices();
    const desk = await aDesk(services);
    await bindings.DB.prepare("UPDATE session SET impersonated_by = 'admin' WHERE token = ?")
      .bind(desk.actor.sessionToken)
      .run();
    const asked = await requestApplications(services, desk.actor, {
      kind: "applications-zip",
      selection: { form: desk.formId },
      locale: "en-US",
    });
    expect(asked).toEqual(err("impersonated"));
  });
});

describe("the life cycle of an export", () => {
  it("one export of a kind exists at a time, however often and fast it is requested", async () => {
    const services = testServices();
    const desk = await aDesk(services);
    const ask = (kind: (typeof applicationsKinds)[number]) =>
      requestApplications(services, desk.actor, { kind, selection: { form: desk.formId }, locale: "en-US" });
    const asked = await Promise.all([1, 2, 3, 4, 5].map(() => ask("applications-csv")));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    expect(asked.filter((one) => !one.ok && one.code === "under-way")).toHaveLength(4);
    expect((await ask("applications-zip")).ok).toBe(true);
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE action = 'export.request' AND actor_id = ?", desk.userId),
    ).toBe(2);
  });

  it("an export that failed several times says so, and can be requested again", async () => {
    const services = testServices();
    const desk = await aDesk(services);
    const id = await askedExport(services, desk.actor, { form: desk.formId });
    const archives = {
      ...services.archives,
      write: async () => {
        throw new Error("storage is away");
      },
    };
    const broken = { ...services, archives };
    for (let attempts = 1; attempts < triesAtMost; attempts += 1)
      expect((await runExport(broken, { exportId: id }, { attempts })).kind).toBe("retry");
    expect((await listExports(services, desk.actor))[0]).toMatchObject({ id, state: "waiting" });
    expect((await runExport(broken, { exportId: id }, { attempts: triesAtMost })).kind).toBe("dead");
    expect((await listExports(services, desk.actor))[0]).toMatchObject({ id, state: "failed" });
    expect(await openExport(services, desk.actor, { exportId: id, kinds: applicationsKinds })).toEqual(
      err("not-found"),
    );
    await exportedCsv(services, desk.actor, { form: desk.formId });
  });

  it("a day later the file and its key are deleted, and for a week the list still names it", async () => {
    const services = testServices(new Date());
    const desk = await aDesk(services);
    const { id } = await exportedCsv(services, desk.actor, { form: desk.formId });
    const { object_key: key = "" } = (await taskRow(id)) ?? {};
    const open = () => openExport(services, desk.actor, { exportId: id, kinds: applicationsKinds });
    expect((await open()).ok).toBe(true);
    services.setNow(new Date(Date.now() + dayMs + 1000));
    await bindings.DB.prepare("UPDATE session SET expires_at = ? WHERE token = ?")
      .bind(Date.now() + 30 * dayMs, desk.actor.sessionToken)
      .run();
    expect(await open()).toEqual(err("expired"));
    expect((await listExports(services, desk.actor))[0]).toMatchObject({ id, state: "expired" });
    while ((await sweepExports(services)) > 0);
    expect(await bindings.DOCUMENTS.head(key)).toBeNull();
    expect(await taskRow(id)).toMatchObject({ state: "expired", wrapped_key: "" });
    expect(await open()).toEqual(err("expired"));
    services.setNow(new Date(Date.now() + 9 * dayMs));
    while ((await sweepExports(services)) > 0);
    expect(await taskRow(id)).toBeNull();
    expect(await open()).toEqual(err("not-found"));
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE action = 'export.download' AND target_id = ?", id),
    ).toBe(2);
  });

  it("a mail is sent to whoever had to wait, and to nobody else", async () => {
    const services = testServices(new Date());
    const desk = await aDesk(services);
    const letters = () => countRows("SELECT count(*) AS n FROM account_mail WHERE user_id = ?", desk.userId);
    await exportedCsv(services, desk.actor, { form: desk.formId });
    expect(await letters()).toBe(0);
    const id = await askedExport(services, desk.actor, { form: desk.formId });
    services.setNow(new Date(Date.now() + 2 * 60_000));
    await buildExport(services, id);
    expect(await letters()).toBe(1);
  });
});
