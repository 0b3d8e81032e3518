import { beforeAll, describe, expect, it } from "vitest";
import { mailLinks } from "../../app/kernel/links";
import { sha256Hex } from "../../app/platform/crypto";
import { asked, smallFiles } from "../support/apply-form";
import { Applicant, bindings, get, post, type StoredForm, storeForm } from "../support/apply-visitor";
import { mintToken, testServices } from "../support/forms";
import { householdForm } from "../support/household-form";
import { leadOf, linkTo, membersOf } from "../support/household-visitor";
import { routeExamples } from "../support/route-examples";
import { sent } from "../support/sent-application";
import { askedBy, aViewing } from "../support/viewings";

type World = {
  tokens: Record<string, { of: Pick<StoredForm, "urlId">; token: string }>;
  other: StoredForm;
  member: string;
};

const kinds = ["status", "resume", "confirm", "member", "viewing"] as const;
/** Every address with a token under a form's own, by the word that stands before the token. */
const routes = Object.keys(routeExamples).filter((path) => /^\/apply\/:rentFormUrlId\/.*:token/.test(path));

async function aWorld(): Promise<World> {
  const services = testServices();
  const application = await sent();
  const drafting = new Applicant(application.form.urlId);
  await drafting.start();
  await drafting.post(1, [[asked.email, "planted@applicant.example"]]);
  const draft = await bindings.DB.prepare("SELECT id FROM application_draft WHERE form_id = ? AND id <> ?")
    .bind(application.form.formId, application.id)
    .first<{ id: string }>();
  const home = await storeForm({ definition: householdForm() });
  await (await leadOf(home, crypto.randomUUID().slice(0, 8))).press("send");
  const [member] = await membersOf(home.formId);
  const lead = await bindings.DB.prepare("SELECT id FROM application WHERE form_id = ?")
    .bind(home.formId)
    .first<{ id: string }>();
  if (!draft || !member || !lead) throw new Error("Nothing was begun");
  const viewing = await aViewing(services, { rule: "order" });
  const booking = await askedBy(services, viewing, "Ada Bell");
  const token = (link: { purpose: string; lifetimeMs: number }, ref: string) => mintToken(services, link, ref);
  const memberLink = await linkTo(home, member.id);
  return {
    other: await storeForm(),
    member: member.id,
    tokens: {
      status: { of: home, token: await token(mailLinks.applicationStatus, lead.id) },
      resume: { of: application.form, token: await token(mailLinks.resumeDraft, draft.id) },
      confirm: { of: application.form, token: await token(mailLinks.confirmApplication, application.id) },
      viewing: { of: viewing, token: await token(mailLinks.viewing, booking.id) },
      member: { of: home, token: memberLink.split("/").at(-1) ?? "" },
    },
  };
}

let world: World;
beforeAll(async () => {
  world = await aWorld();
});

/** Everything that a token could change. */
async function everything(): Promise<unknown> {
  const tables = ["application", "application_draft", "application_member", "application_data", "document"];
  const more = ["application_correction", "application_message", "info_request", "application_key", "viewing_request"];
  const rows = [...tables, ...more].map((table) => bindings.DB.prepare(`SELECT * FROM ${table}`));
  // Mails that the queue sends meanwhile make further links: of these only ours are looked at.
  const hashes = await Promise.all(Object.values(world.tokens).map(({ token }) => sha256Hex(token)));
  rows.push(
    bindings.DB.prepare("SELECT * FROM link_token WHERE hash IN (SELECT value FROM json_each(?))").bind(
      JSON.stringify(hashes),
    ),
  );
  return (await bindings.DB.batch(rows)).map(({ results }) => results);
}

const intents = [
  { intent: "withdraw" },
  { intent: "withdraw" },
  { intent: "erase" },
  { intent: "begin" },
  { intent: "decline" },
  { intent: "stop" },
  { intent: "open" },
  { intent: "confirm" },
  { intent: "send" },
  { intent: "write", text: "Hello" },
  { intent: "cancel" },
  { intent: "door", code: "12345678" },
  { "List-Unsubscribe": "One-Click" },
];

/** Shows something to who is invited alone: test/http/viewings. */
const asksForViewing = "/apply/:rentFormUrlId/status/:token/viewing";

const kindOf = (path: string) => kinds.find((kind) => path.includes(`/${kind}/:token`)) ?? "unknown";
function under(urlId: string, path: string): string {
  const token = world.tokens[kindOf(path)]?.token ?? "";
  return path.replace(":rentFormUrlId", urlId).replace(":token", token);
}

// Red when a command takes the token of a link without the form whose address it stands under.
describe.each(routes)("%s with a token of another form", (path) => {
  it("has a known kind of token, and opens with its own form's", async () => {
    expect(kinds).toContain(kindOf(path));
    const own = world.tokens[kindOf(path)]?.of.urlId ?? "";
    // A way that is for posts alone, or has nothing to show now, is no 404 either.
    if (!/documents$|\/confirm\//.test(path) && path !== asksForViewing)
      expect([200, 302]).toContain((await get(under(own, path))).status);
  });

  it("shows nothing", async () => {
    const answer = await get(under(world.other.urlId, path));
    // A way where nothing is asked leads to the page of its link, which is not there under another form.
    const page = answer.status === 302 ? await get(answer.headers.get("location") ?? "/") : answer;
    expect([404, 405, 410]).toContain(page.status);
    expect(await page.text()).not.toMatch(/Ada|Bell|RF-/);
  });

  it("changes nothing, whatever is posted", async () => {
    const before = await everything();
    const at = under(world.other.urlId, path);
    for (const fields of [
      ...intents,
      { intent: "let-go", member: world.member },
      { intent: "invite-again", member: world.member },
    ]) {
      const answer = await post(at, new URLSearchParams(fields as Record<string, string>));
      expect([fields, answer.status >= 400 || answer.status === 303 ? "refused" : answer.status]).toEqual([
        fields,
        "refused",
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const file = new FormData();
    file.set(asked.payslips, new File([smallFiles.pdf], "payslip.pdf"));
    await post(at, file);
    expect(await everything()).toEqual(before);
  });
});
