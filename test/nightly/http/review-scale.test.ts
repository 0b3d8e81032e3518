import { describe, expect, it } from "vitest";
import { aLandlord, type LandlordWithForms } from "../../http/forms/landlord";
import { anAccountForm } from "../../support/account-forms";
import { db } from "../../support/accounts";
import { aSentApplication } from "../../support/applications";
import { aDefinition, testServices } from "../../support/forms";
import { fillForm } from "../../support/many-applications";

const few = 100;
const many = 20_000;
/** What a page may cost, whatever a landlord has. */
const most = { rows: 200, roundTrips: 4 };
/** Rows of a full page of the list: at 100 applications some filters do not fill one. */
const fullPage = 95;

type Desk = { landlord: LandlordWithForms; formId: string; ids: string[] };

/**
 * A landlord with one form and `size` applications, nearly all of them decided: what looks for an undecided one by walking
 * the form walks far. As many notices, words and suspicions beside them. Three applications can be opened: the oldest, one in
 * the middle, the newest.
 */
async function aFullDesk(size: number): Promise<Desk> {
  const services = testServices();
  const landlord = await aLandlord();
  const definition = aDefinition({ withFile: true });
  const { formId } = await anAccountForm(services, landlord.actor, definition);
  const isRare = `i % ${size / 50} = 1`;
  await fillForm(formId, size, {
    state: `CASE WHEN ${isRare} THEN 'submitted' ELSE 'declined' END`,
    isArchived: `i % 3 = 0 AND NOT ${isRare}`,
  });
  const ids: string[] = [];
  for (const submittedAt of [1, (size / 2) * 60_000 + 1, size * 60_000]) {
    ids.push((await aSentApplication(services, { formId }, { at: submittedAt })).id);
  }
  await db.batch([
    db
      .prepare(
        `INSERT INTO notification (id, landlord_id, form_id, kind, ref, created_at)
        SELECT 'n' || id, landlord_id, form_id, 'application-new', id, submitted_at FROM application WHERE form_id = ?`,
      )
      .bind(formId),
  ]);
  return { landlord, formId, ids };
}

/** The addresses of the review, by what they are called in a failure. */
async function pagesOf({ formId, ids }: Desk, size: number): Promise<Record<string, string>> {
  const [oldest = "", middle = "", newest = ""] = ids;
  const late = await db
    .prepare("SELECT id FROM application WHERE form_id = ? ORDER BY submitted_at DESC LIMIT 1 OFFSET ?")
    .bind(formId, size - 60)
    .first<{ id: string }>();
  const list = "/app/applicants";
  const lists = [
    "sort=arrival",
    "sort=completion",
    "sort=move-in&state=submitted",
    "sort=completion&from=2026-01-01&to=2026-01-02",
    "state=submitted",
    "state=approved",
    "state=declined",
    "only=unread",
    "only=changed",
    "only=starred",
    "only=waiting",
    "only=complete",
    "flag=incomeBelow",
    "flag=sameApplicant",
    "show=archived",
    "show=archived&state=submitted",
    "from=1970-01-01&to=1970-01-02",
    "from=2020-01-01",
    "q=ann",
    "q=ann&state=submitted",
    "q=nobody",
    `form=${formId}`,
    `form=${formId}&state=submitted`,
    `form=${formId}&state=approved&sort=arrival`,
    `state=submitted&only=waiting&flag=petWhereNone`,
    `after=${late?.id}`,
    `after=${late?.id}&form=${formId}`,
  ];
  const form = `/app/forms/${formId}`;
  const one = (id: string) => `${form}?applicationId=${id}`;
  return {
    dashboard: "/app/dashboard",
    forms: "/app/forms",
    form,
    "form, a late page": `${form}?before=${60_000 * (size - 60)}~${late?.id}`,
    "the oldest": one(oldest),
    "one in the middle": one(middle),
    "the newest": one(newest),
    versions: `${form}/versions`,
    quarantine: `${form}/spam`,
    list,
    ...Object.fromEntries(
      lists.map((query) => [query.replaceAll(formId, "F").replace(/after=[^&]+/, "late page"), `${list}?${query}`]),
    ),
    compare: `${list}/compare?ids=${ids.join(",")}`,
    notices: "/app/notifications",
    "notices, more": "/app/notifications/list",
    badge: "/app/notifications/unread",
    profile: "/app/settings/profile",
    "choices of notices": "/app/settings/notifications",
  };
}

/** Rows read and round trips of a page, from D1's own meta, which a developer's server tells in a header. */
async function costOf({ landlord }: Desk, path: string): Promise<{ rows: number; roundTrips: number }> {
  const response = await landlord.browser.call(path);
  const [, roundTrips, rows] = /rt=(\d+) rr=(\d+)/.exec(response.headers.get("server-timing") ?? "") ?? [];
  expect([path, response.status]).toEqual([path, 200]);
  return { rows: Number(rows), roundTrips: Number(roundTrips) };
}

describe("the pages of a landlord with 20,000 applications", () => {
  it("read as few rows as with 100, by D1's own count", async () => {
    const costs: Record<string, { rows: number; roundTrips: number }[]> = {};
    for (const size of [few, many]) {
      const desk = await aFullDesk(size);
      for (const [name, path] of Object.entries(await pagesOf(desk, size))) {
        costs[name] = [...(costs[name] ?? []), await costOf(desk, path)];
      }
    }
    const broken = Object.entries(costs).filter(([, [small, large]]) => {
      if (!small || !large) return true;
      const rows = Math.min(most.rows, Math.max(small.rows, fullPage) * 1.2);
      return !(large.rows <= rows && large.roundTrips <= most.roundTrips);
    });
    expect(Object.fromEntries(broken)).toEqual({});
  }, 60_000);
});
