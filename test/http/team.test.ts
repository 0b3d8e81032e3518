import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { mailLinks } from "../../app/kernel/links";
import { anAccountForm } from "../support/account-forms";
import { aMember, count, db, lettersTo, linkFor } from "../support/accounts";
import { aSentApplication } from "../support/applications";
import { askedExport } from "../support/exports";
import { aDefinition, mintToken, testServices } from "../support/forms";
import { atHome, homeOf } from "../support/homes";
import { aColleague, accept, aPerson, aTeamOwner, dismiss, giveRole, invite, type Person } from "../support/team";

const here = "/app/settings/team";
const press = (person: Person, fields: Record<string, string>) =>
  person.browser.call(here, new URLSearchParams(fields));

let owner: Person;
let form: string;
let application: string;

beforeAll(async () => {
  owner = await aTeamOwner();
  form = (await anAccountForm(testServices(), owner.actor)).formId;
  application = (await aSentApplication(testServices(), { formId: form as never })).id;
});

const stateOf = () => db.prepare("SELECT state FROM application WHERE id = ?").bind(application).first<string>("state");
const move = ({ browser }: Person, fields: Record<string, string>) =>
  browser.call(
    "/app/applicants/moves",
    new URLSearchParams({
      formId: form,
      applicationId: application,
      ids: application,
      postId: crypto.randomUUID(),
      ...fields,
    }),
  );

describe("an invitation", () => {
  it("is mailed, shown to whoever opens the link, and accepted once by a press with that address", async () => {
    const colleague = await aPerson();
    expect(
      (await press(owner, { intent: "invite", email: colleague.email.toUpperCase(), role: "reviewer" })).status,
    ).toBe(303);
    const link = await linkFor(colleague.email, /invites you/, "/team/");
    const other = await aPerson();
    for (const browser of [other.browser, colleague.browser]) expect((await browser.call(link)).status).toBe(200);
    await accept(other.browser, link);
    expect(await count("SELECT count(*) AS n FROM team_member WHERE user_id = ?", other.userId)).toBe(0);
    expect((await accept(colleague.browser, link)).headers.get("location")).toBe("/app/applicants");
    expect(await (await colleague.browser.call("/app/applicants")).text()).toContain(
      `You work in the account of ${owner.name}`,
    );
    expect((await colleague.browser.call(link)).status).toBe(410);
    await dismiss(owner, colleague);
  });

  it("opens nothing once it is withdrawn", async () => {
    const colleague = await aPerson();
    const link = await invite(owner, colleague.email, "viewer");
    const id = await db
      .prepare("SELECT id FROM team_invitation WHERE email = ?")
      .bind(colleague.email)
      .first<string>("id");
    expect((await press(owner, { intent: "withdraw", invitationId: id ?? "" })).status).toBe(303);
    expect((await accept(colleague.browser, link)).headers.get("location")).toBe(new URL(link).pathname);
    expect(await count("SELECT count(*) AS n FROM team_member WHERE user_id = ?", colleague.userId)).toBe(0);
  });

  it("is refused with the reason beside the field: no address, somebody of the team, no seat, no such role in the plan", async () => {
    const free = await aPerson();
    const refused = async (who: Person, fields: Record<string, string>, status: number, words: string) => {
      const answer = await press(who, { intent: "invite", role: "viewer", ...fields });
      expect([answer.status, (await answer.text()).includes(words)]).toEqual([status, true]);
    };
    await refused(free, { email: "nobody" }, 400, "Enter an email address");
    await refused(free, { email: free.email }, 409, "in your team already");
    await refused(
      free,
      { email: "a@colleague.example", role: "reviewer" },
      400,
      "Your plan allows colleagues as viewers",
    );
    expect((await press(free, { intent: "invite", email: "a@colleague.example", role: "viewer" })).status).toBe(303);
    await refused(free, { email: "b@colleague.example" }, 409, "All seats are taken");
  });
});

describe("a colleague", () => {
  it("decides as a reviewer, and the note says who wrote it; as a viewer decides nothing", async () => {
    const colleague = await aColleague(owner, "viewer");
    await db.prepare("UPDATE user SET name = 'Joy Adeyemi' WHERE id = ?").bind(colleague.userId).run();
    expect((await move(colleague, { intent: "note", text: "Called the employer" })).status).toBe(200);
    await move(colleague, { intent: "shortlist" });
    expect(await stateOf()).toBe("submitted");
    await giveRole(owner, colleague, "reviewer");
    expect((await move(colleague, { intent: "shortlist" })).status).toBe(200);
    expect(await stateOf()).toBe("shortlisted");
    const page = await (await owner.browser.call(`/app/forms/${form}?applicationId=${application}`)).text();
    expect(page).toContain("Joy Adeyemi");
    expect(await (await owner.browser.call("/app/settings/profile")).text()).toContain(
      "One colleague works in this account",
    );
    const by = await db
      .prepare("SELECT actor_id AS by FROM audit WHERE target_id = ? AND action = 'application.shortlist'")
      .bind(application)
      .first<string>("by");
    expect(by).toBe(colleague.userId);
    await dismiss(owner, colleague);
  });

  // Red with the cookie taken away at the first of them, or without the look after the answer.
  it("whose part has ended is led away by every page and post of each open tab, until a press leads to the own account", async () => {
    const colleague = await aColleague(owner, "manager");
    const own = (await anAccountForm(testServices(), colleague.actor)).formId;
    expect((await colleague.browser.call(`/app/forms/${form}`)).status).toBe(200);
    await dismiss(owner, colleague);
    const key = { formId: form, applicationId: application };
    const tabs: [string, Record<string, string>?][] = [
      [`/app/forms/${form}`],
      ["/app/applicants"],
      [`/app/forms/${own}`],
      ["/app/applicants/moves", { intent: "unshortlist", ids: application }],
      [`/app/forms/${form}?applicationId=${application}`, { intent: "request-info" }],
      ["/app/applicants/messages", { intent: "write", ids: application, postId: crypto.randomUUID(), text: "Hello" }],
      ["/app/applicants/presence", { ...key, doing: "reading" }],
      [`/drafts/${form}`, { rev: "1" }],
      ["/media", { formId: form }],
      ["/preview", { formId: form }],
    ];
    for (const [at, fields] of tabs) {
      const answer = await colleague.browser.call(at, fields && new URLSearchParams(fields));
      expect([at, answer.status, answer.headers.get("location")]).toEqual([at, 302, `${here}?ended=1`]);
    }
    const data = await colleague.browser.call(
      "/app/applicants/moves.data",
      new URLSearchParams({ intent: "star", ids: application }),
    );
    expect(await data.text()).toContain(`${here}?ended=1`);
    expect(await stateOf()).toBe("shortlisted");
    expect(await (await colleague.browser.call(`${here}?ended=1`)).text()).toContain("not shared with you any more");
    await press(colleague, { intent: "work-in" });
    expect((await colleague.browser.call(`/app/forms/${own}`)).status).toBe(200);
  });

  it("leaves by a press, and works in the own account again", async () => {
    const colleague = await aColleague(owner, "viewer");
    expect((await press(colleague, { intent: "work-in" })).headers.get("location")).toBe("/app/dashboard");
    // A link to what is the other account's leads there, for as long as the part in it lasts.
    const led = await colleague.browser.call(`/app/forms/${form}?applicationId=${application}`);
    expect(led.headers.get("Location")).toBe(`/app/forms/${form}?applicationId=${application}&account=${owner.userId}`);
    expect((await press(colleague, { intent: "work-in", ownerId: owner.userId })).headers.get("location")).toBe(
      "/app/applicants",
    );
    expect((await colleague.browser.call(`/app/forms/${form}`)).status).toBe(200);
    expect((await press(colleague, { intent: "leave", ownerId: owner.userId })).status).toBe(303);
    expect(await count("SELECT count(*) AS n FROM team_member WHERE owner_id = ?", owner.userId)).toBe(0);
  });

  // Red without leadToAccount: a link of a mail opened the account that was worked in before.
  it("is led by a link into the account it names, and into none that is not shared", async () => {
    const [colleague, stranger] = [await aColleague(owner, "viewer"), await aPerson()];
    await press(colleague, { intent: "work-in" });
    const at = `/app/forms/${form}?applicationId=${application}`;
    const led = await colleague.browser.call(`${at}&account=${owner.userId}`);
    expect(led.headers.get("Location")).toBe(at);
    expect((await colleague.browser.call(at)).status).toBe(200);
    expect((await colleague.browser.call("/app/dashboard?account=own")).headers.get("Location")).toBe("/app/dashboard");
    expect(await (await colleague.browser.call("/app/dashboard")).text()).not.toContain(`account of ${owner.name}`);
    for (const account of [owner.userId, "//evil.example", ""]) {
      const refused = await stranger.browser.call(`${at}&${new URLSearchParams({ account })}`);
      expect(refused.headers.get("Location")).toBe(`${here}?ended=1`);
      expect(refused.headers.get("Set-Cookie") ?? "").not.toContain("rf-team");
    }
    await dismiss(owner, colleague);
  });

  it("opens nothing without a second step where the owner demands one", async () => {
    const colleague = await aColleague(owner, "viewer");
    expect((await press(owner, { intent: "demand-factor" })).status).toBe(303);
    const at = `/app/forms/${form}`;
    expect((await colleague.browser.call(at)).headers.get("location")).toBe("/app/settings/security?for=team");
    expect(await (await colleague.browser.call("/app/settings/security?for=team")).text()).toContain(
      "needs a second step",
    );
    expect((await colleague.browser.call(`/drafts/${form}`)).status).toBe(403);
    expect((await press(owner, { intent: "ask-no-factor" })).status).toBe(303);
    expect((await colleague.browser.call(at)).status).toBe(200);
    await dismiss(owner, colleague);
  });

  // Red where the cookie outlives the session: the next person at the browser was led away from an account never chosen.
  it("leaves no choice of an account behind at a shared browser, neither by signing out nor by somebody else's sign-in", async () => {
    const colleague = await aColleague(owner, "viewer");
    const next = await aPerson();
    const { browser } = colleague;
    expect(browser.jar.cookies.get("rf-team")).toBe(owner.userId);
    const kept = browser.jar.copy();
    await browser.call("/sign-out", new URLSearchParams());
    expect(browser.jar.cookies.has("rf-team")).toBe(false);
    // A session that ran out, without a press: its cookie is gone, the choice is not.
    browser.jar.cookies.set("rf-team", kept.cookies.get("rf-team") ?? "");
    const typed = { email: next.email, password: next.password };
    expect((await browser.call("/sign-in", new URLSearchParams(typed))).status).toBeLessThan(400);
    expect(browser.jar.cookies.has("rf-team")).toBe(false);
    expect((await browser.call("/app/applicants")).status).toBe(200);
    await dismiss(owner, colleague);
  });
});

// Red without lettersToColleagues: whoever worked there found the account gone, and nobody had said why.
it("deleting an account says beforehand that colleagues lose it, tells them by mail, and nobody inherits", async () => {
  const gone = await aTeamOwner();
  const formId = (await anAccountForm(testServices(), gone.actor)).formId;
  const [manager, viewer] = [await aColleague(gone, "manager"), await aColleague(gone, "viewer")];
  expect(await (await gone.browser.call("/app/settings/profile")).text()).toContain(
    "2 colleagues work in this account",
  );
  const fields = new URLSearchParams({ intent: "delete-account", password: gone.password });
  expect((await gone.browser.call("/app/settings/profile", fields)).headers.get("location")).toBe("/account-deleted");
  for (const { email, browser, userId } of [manager, viewer]) {
    await waitForLetter(email, `${gone.name} has deleted the account that you worked in`);
    expect((await browser.call(`/app/forms/${formId}`)).headers.get("location")).toBe(`${here}?ended=1`);
    expect(await count("SELECT count(*) AS n FROM rent_form WHERE landlord_id = ?", userId)).toBe(0);
  }
  expect(await count("SELECT count(*) AS n FROM team_member WHERE owner_id = ?", gone.userId)).toBe(0);
});

async function waitForLetter(email: string, subject: string): Promise<void> {
  await expect
    .poll(async () => (await lettersTo(email)).map((one) => one.subject), { timeout: 10_000 })
    .toContain(subject);
}

// Red without refuseImpersonated in readSession.
it("an admin who looks through an owner's or a colleague's eyes invites, accepts, removes and leaves nobody", async () => {
  const watched = await aTeamOwner();
  const colleague = await aColleague(watched, "reviewer");
  const invited = await aPerson();
  const link = await invite(watched, invited.email, "viewer");
  const admin = await aMember({ email: (env as unknown as { ADMIN_EMAIL: string }).ADMIN_EMAIL, name: "Admin" });
  const rows = async () => [
    (await db.prepare("SELECT * FROM team_member WHERE owner_id = ?").bind(watched.userId).all()).results,
    (await db.prepare("SELECT * FROM team_invitation WHERE owner_id = ?").bind(watched.userId).all()).results,
  ];
  const before = await rows();
  for (const looked of [watched, colleague, invited]) {
    const own = admin.browser.jar.copy();
    await admin.browser.client.admin.impersonateUser({ userId: looked.userId });
    const posts: [string, Record<string, string>][] = [
      [here, { intent: "invite", email: "new@colleague.example", role: "viewer" }],
      [here, { intent: "remove", userId: colleague.userId }],
      [here, { intent: "change-role", userId: colleague.userId, role: "manager" }],
      [here, { intent: "leave", ownerId: watched.userId }],
      [here, { intent: "work-in", ownerId: watched.userId }],
      [new URL(link, "http://localhost").pathname, {}],
      ["/app/settings/billing/seats", { seats: "4", from: "3", at: "1" }],
    ];
    for (const [at, fields] of posts)
      expect([at, fields.intent, (await admin.browser.call(at, new URLSearchParams(fields))).status]).toEqual([
        ...[at, fields.intent, 403],
      ]);
    // A choice of the admin's own browser is none while looking.
    admin.browser.jar.cookies.set("rf-team", watched.userId);
    const page = await (await admin.browser.call("/app/applicants")).text();
    expect(page).not.toContain("You work in the account of");
    admin.browser.jar.cookies.clear();
    for (const [name, value] of own.cookies) admin.browser.jar.cookies.set(name, value);
  }
  expect(await rows()).toEqual(before);
});

it("an owner can neither leave nor be removed or given a role, by whomever", async () => {
  const head = await aTeamOwner();
  const colleague = await aColleague(head, "manager");
  for (const person of [head, colleague])
    for (const fields of <Record<string, string>[]>[
      { intent: "leave", ownerId: head.userId },
      { intent: "remove", userId: head.userId },
      { intent: "change-role", userId: head.userId, role: "viewer" },
    ]) {
      if (person === colleague && fields.intent === "leave") continue;
      expect([fields.intent, (await press(person, fields)).status]).toEqual([...[fields.intent, 409]]);
    }
  expect(await count("SELECT count(*) AS n FROM team_member WHERE owner_id = ?", head.userId)).toBe(1);
});

describe("a colleague whose role was lowered", () => {
  // Red while it said 404, and the builder told that the form no longer exists.
  it("is told why an open form is not saved any more, and its next change is saved once the role is back", async () => {
    const colleague = await aColleague(owner, "manager");
    const at = `/drafts/${form}`;
    const copy = (await (await colleague.browser.call(`${at}?rev=0`)).json()) as { rev: number; definition: object };
    const save = () => colleague.browser.call(at, { rev: copy.rev, definition: copy.definition });
    await giveRole(owner, colleague, "viewer");
    const unknown = `/drafts/${crypto.randomUUID()}`;
    expect([(await save()).status, (await colleague.browser.call(unknown, copy)).status]).toEqual([403, 403]);
    await giveRole(owner, colleague, "manager");
    expect((await save()).status).toBe(200);
    await dismiss(owner, colleague);
  });

  it("keeps a note and a message under way: the note is taken, the message answered with the reason as data", async () => {
    const colleague = await aColleague(owner, "reviewer");
    await giveRole(owner, colleague, "viewer");
    expect((await move(colleague, { intent: "note", text: "Half a sentence" })).status).toBe(200);
    const fields = { intent: "write", formId: form, ids: application, text: "Dear", postId: crypto.randomUUID() };
    const written = await colleague.browser.call("/app/applicants/messages", new URLSearchParams(fields));
    expect([written.status < 500, written.headers.get("content-type")]).toEqual([
      true,
      expect.stringContaining("application/json"),
    ]);
    expect(await count("SELECT count(*) AS n FROM application_message WHERE application_id = ?", application)).toBe(0);
    await dismiss(owner, colleague);
  });
});

describe("what a colleague took along", () => {
  // What the owner alone may make, and what each has of the own account.
  it("opens nothing of the account once the part has ended: papers, exports, feed and the way to act", async () => {
    const services = testServices();
    const head = await aTeamOwner();
    const definition = aDefinition({ withFile: true, title: "Kestrel Court" });
    const { formId } = await anAccountForm(services, head.actor, definition);
    const sent = await aSentApplication(services, { formId });
    const exportId = await askedExport(services, head.actor, { form: formId });
    const colleague = await aColleague(head, "manager");
    const { browser } = colleague;
    const files = [`/files/${sent.documentId}`, `/files/${sent.documentId}/view`];
    for (const at of files) expect([at, (await browser.call(at)).status]).toEqual([at, 200]);
    const asked = new URLSearchParams({ what: "form", form: formId, kind: "csv" });
    for (const at of ["/app/exports", `/app/exports/${exportId}`]) {
      const answer = await browser.call(at, at === "/app/exports" ? asked : undefined);
      expect([at, answer.status]).toEqual([at, 403]);
    }
    const own = "SELECT count(*) AS n FROM export_task WHERE user_id = ?";
    expect(await count(own, colleague.userId)).toBe(0);
    const token = await mintToken(services, mailLinks.viewingsFeed, colleague.userId);
    const feed = () => browser.call(`/viewings/${token}.ics`).then((answer) => answer.text());
    expect(await feed()).not.toContain("Kestrel");
    const jar = browser.jar.copy();
    await dismiss(head, colleague);
    for (const at of [...files, `/drafts/${formId}`, `/app/exports/${exportId}`, `/app/forms/${formId}/poster.pdf`]) {
      for (const [name, value] of jar.cookies) browser.jar.cookies.set(name, value);
      const answer = await browser.call(at);
      const isAway = (answer.headers.get("location") ?? "").includes("ended=1");
      expect([at, isAway || answer.status === 404]).toEqual([at, true]);
    }
    expect(await feed()).not.toContain("Kestrel");
    const pushed = "SELECT count(*) AS n FROM notification WHERE landlord_id = ?";
    const before = await count(pushed, colleague.userId);
    await aSentApplication(services, { formId });
    expect(await count(pushed, colleague.userId)).toBe(before);
  });
});

describe("a colleague with chosen homes", () => {
  let other: { formId: string; homeId: string };
  let home: string;
  beforeAll(async () => {
    home = await homeOf(form);
    const { formId } = await anAccountForm(testServices(), owner.actor, {
      ...atHome("77 Birch St"),
      title: { en: "Two rooms" },
    });
    other = { formId, homeId: await homeOf(formId) };
  });
  const invitedFor = (email: string, homes: string[], more: Record<string, string> = {}) => {
    const fields = new URLSearchParams({ intent: "invite", email, role: "manager", reach: "chosen", ...more });
    for (const id of homes) fields.append("homes", id);
    return owner.browser.call(here, fields);
  };

  it("is invited for them, as mail, page, list and banner say, and loses one at the next request", async () => {
    const colleague = await aPerson();
    expect((await invitedFor(colleague.email, [home])).status).toBe(303);
    const link = await linkFor(colleague.email, /invites you/, "/team/");
    expect((await lettersTo(colleague.email)).map(({ text }) => text).join()).toContain("for one of their homes");
    expect(await (await colleague.browser.call(link)).text()).toContain("It is for one of their homes");
    await accept(colleague.browser, link);
    expect(await (await owner.browser.call(here)).text()).toContain("1 of 2 homes");
    expect(await (await colleague.browser.call("/app/applicants")).text()).toContain("Your homes: 14 Maple St");
    const at = [`/app/forms/${form}`, `/app/forms/${form}.data`, `/app/homes/${home}`, `/drafts/${form}`];
    const statuses = async () => Promise.all(at.map(async (path) => (await colleague.browser.call(path)).status));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await colleague.browser.call(`/app/forms/${other.formId}`)).status).toBe(404);
    const page = await (await owner.browser.call(`${here}?userId=${colleague.userId}`)).text();
    expect(page).toContain("77 Birch St");
    const fields = { intent: "change-homes", userId: colleague.userId, reach: "chosen", homes: other.homeId };
    expect((await press(owner, fields)).status).toBe(303);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await move(colleague, { intent: "decline", reason: "other" });
    expect(await stateOf()).toBe("shortlisted");
    expect((await colleague.browser.call(`/app/forms/${other.formId}`)).status).toBe(200);
    expect((await press(owner, { ...fields, reach: "all" })).status).toBe(303);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await dismiss(owner, colleague);
    expect(await count("SELECT count(*) AS n FROM team_member_home WHERE user_id = ?", colleague.userId)).toBe(0);
  });

  it("is refused without a home and with another account's, and what was typed and ticked stays", async () => {
    const none = await invitedFor("chosen@colleague.example", []);
    const text = await none.text();
    expect([none.status, text.includes("Choose at least one home"), text.includes("chosen@colleague.example")]).toEqual(
      [400, true, true],
    );
    expect((await invitedFor("chosen@colleague.example", [crypto.randomUUID()])).status).toBe(400);
    const searched = await invitedFor("chosen@colleague.example", [home], { q: "Birch" });
    const found = await searched.text();
    expect([searched.status, found.includes("77 Birch St"), found.includes("chosen@colleague.example")]).toEqual([
      200,
      true,
      true,
    ]);
    expect(found).toMatch(new RegExp(`(checked="" )?[^>]*value="${home}"`));
    expect(await count("SELECT count(*) AS n FROM team_invitation WHERE email = ?", "chosen@colleague.example")).toBe(
      0,
    );
    const stranger = await aPerson();
    const fields = { intent: "change-homes", userId: owner.userId, reach: "chosen", homes: home };
    expect((await press(stranger, fields)).status).toBe(409);
  });

  it("keeps the homes of an invitation that is sent again", async () => {
    const colleague = await aPerson();
    await invitedFor(colleague.email, [home]);
    const id = await db
      .prepare("SELECT id FROM team_invitation WHERE email = ?")
      .bind(colleague.email)
      .first<string>("id");
    expect((await press(owner, { intent: "send-again", invitationId: id ?? "" })).status).toBe(303);
    expect(await count("SELECT count(*) AS n FROM team_invitation_home WHERE invitation_id = ?", id)).toBe(1);
    await press(owner, { intent: "withdraw", invitationId: id ?? "" });
    expect(await count("SELECT count(*) AS n FROM team_invitation_home WHERE invitation_id = ?", id)).toBe(0);
  });
});
