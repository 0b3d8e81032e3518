import { describe, expect, it } from "vitest";
import { deviceWords } from "../../app/features/applying/answering/device-words";
import type { ApplicationId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { asked, typedSteps } from "../support/apply-form";
import { Applicant, bindings, errorLines, get, hiddenValue, post, storeForm } from "../support/apply-visitor";
import { countRows, ids, mintToken, testServices } from "../support/forms";

const firstStep = typedSteps[0] ?? [];
const secondStep = typedSteps[1] ?? [];

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";

async function draftIdOf(formId: string): Promise<ApplicationId> {
  const row = await bindings.DB.prepare("SELECT id FROM application_draft WHERE form_id = ? ORDER BY created_at")
    .bind(formId)
    .first<{ id: ApplicationId }>();
  if (!row) throw new Error("No draft");
  return row.id;
}

describe("a device that lost the cookie of a draft", () => {
  // Red when begin() in routes/public/apply.tsx leaves out receiveStep.
  it("starts again with the posted page, explains that, and has its answers ready at their step", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    await applicant.post(1, firstStep);
    applicant.cookie = "";
    const answer = await applicant.post(2, secondStep);
    applicant.cookie = cookieOf(answer);
    const page = await applicant.refused(Promise.resolve(answer));
    expect(page).toContain("This device no longer knows your earlier answers");
    expect(page).toContain("Step 1 of 6");
    await applicant.post(1, firstStep);
    expect(await (await applicant.get(2)).text()).toContain('value="9 Oak Avenue"');
  });
});

describe("a device on which an application was sent", () => {
  async function sentOn() {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.fillAll();
    await applicant.send();
    return { form, applicant };
  }
  const press = ({ urlId }: { urlId: string }, cookie: string, intent: string) =>
    post(`/apply/${urlId}/success`, new URLSearchParams({ intent }), { Cookie: cookie });

  // Red when begin() leads to the receipt.
  it("shows the next person nothing of the first one, and lets them apply", async () => {
    const { form, applicant } = await sentOn();
    const again = await post(`/apply/${form.urlId}`, new URLSearchParams({ intent: "start" }), {
      Cookie: applicant.cookie,
    });
    expect(again.headers.get("location")).toBe(`/apply/${form.urlId}/success?said=again`);
    const page = await (await applicant.get("/success?said=again")).text();
    expect(page).toContain("An application was sent from this device");
    expect(page).not.toMatch(/ada@|RF-|Ada/);
    const away = await press(form, applicant.cookie, "someone-else");
    expect([away.status, away.headers.get("location")]).toEqual([303, `/apply/${form.urlId}#forgotten`]);
    applicant.cookie = cookieOf(away);
    expect((await applicant.get("/success")).status).toBe(404);
    expect((await applicant.start()).headers.get("location")).toBe(`/apply/${form.urlId}?step=1`);
    expect(await countRows("SELECT count(*) AS n FROM application_draft WHERE form_id = ?", form.formId)).toBe(2);
  });

  // Red when "Start" leads to step 1: it showed name, address and payslip of whoever began before.
  it.each(["en", "es", "fr"] as const)(
    "asks whose the unfinished application is before it shows any of it (%s)",
    async (lang) => {
      const form = await storeForm();
      const first = new Applicant(form.urlId);
      await first.start();
      await first.post(1, firstStep);
      const press = (intent: string) =>
        post(`/apply/${form.urlId}?lang=${lang}`, new URLSearchParams({ intent }), { Cookie: first.cookie });
      const asked = await press("start");
      const at = asked.headers.get("location") ?? "";
      const page = await get(`${at}&lang=${lang}`, { Cookie: first.cookie });
      const html = await page.text();
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect(html).toContain(deviceWords[lang].begunTitle);
      expect(html).not.toMatch(/Ada|Bell|ada@/);

      const mine = await press("continue");
      expect(mine.headers.get("location")).toBe(`/apply/${form.urlId}?step=100`);
      expect(await (await first.get(1)).text()).toContain('value="Ada"');

      const next = new Applicant(form.urlId);
      next.cookie = cookieOf(await press("someone-else"));
      expect(next.cookie).not.toBe(first.cookie);
      expect(await (await next.get(1)).text()).not.toMatch(/Ada|Bell|ada@/);
      // The former draft is there still, for the link that was mailed for it.
      expect(await countRows("SELECT count(*) AS n FROM application_draft WHERE form_id = ?", form.formId)).toBe(2);
    },
  );

  it("forgets the person who asks for it, and accepts no other post for that", async () => {
    const { form, applicant } = await sentOn();
    expect(await (await applicant.get("/success")).text()).toContain("Forget me on this device");
    const left = await press(form, applicant.cookie, "forget");
    expect(left.headers.get("location")).toBe(`/apply/${form.urlId}/success?said=forgotten#forgotten`);
    expect(left.headers.get("set-cookie")).toContain("Max-Age=0");
    applicant.cookie = "";
    const page = await applicant.get("/success?said=forgotten");
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("This device has forgotten you")]);
    expect((await press(form, "", "anything")).status).toBe(400);
  });
});

describe("saving for later and forgetting", () => {
  async function onStepTwo() {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    await applicant.post(1, firstStep);
    return { form, applicant };
  }

  // Red when forgetDevice forgets whoever gave no address.
  it("needs an address for the link, or erases the draft: nothing is saved without a way back", async () => {
    const { form, applicant } = await onStepTwo();
    const page = await applicant.refused(applicant.post(2, [...secondStep, ["later-email", ""], ["later", "forget"]]));
    expect(errorLines(page)[0]).toContain("without a link no one could open these answers again");
    expect(page).toContain('value="9 Oak Avenue"');
    expect(page).toContain("Delete my answers and forget me");
    const erased = await applicant.post(2, [["later", "erase"]]);
    expect(erased.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await applicant.get(1)).headers.get("location")).toBe(`/apply/${form.urlId}`);
  });

  it("mails the link to the address given with the press", async () => {
    const { form, applicant } = await onStepTwo();
    const left = await applicant.post(2, [
      ["later-email", `${ids.nodeId()}@tenant.example`],
      ["later", "forget"],
    ]);
    expect(left.headers.get("set-cookie")).toContain("Max-Age=0");
    const id = await draftIdOf(form.formId);
    expect(await countRows("SELECT count(*) AS n FROM outbox WHERE ref LIKE ?", `%${id}%`)).toBe(1);
  });
});

describe("one draft on two devices", () => {
  async function twoDevices() {
    const form = await storeForm();
    const first = new Applicant(form.urlId);
    await first.start();
    await first.post(1, firstStep);
    const token = await mintToken(testServices(), mailLinks.resumeDraft, await draftIdOf(form.formId));
    const opened = await post(`/apply/${form.urlId}/resume/${token}`, new URLSearchParams({ intent: "open" }));
    const second = new Applicant(form.urlId);
    second.cookie = cookieOf(opened);
    return { form, first, second };
  }
  const printOf = async (one: Applicant): Promise<[string, string]> => [
    "was",
    hiddenValue(await (await one.get(1)).text(), "was") ?? "",
  ];
  const withEmail = (email: string) =>
    firstStep.map(([name, value]): [string, string] => [name, name === asked.email ? email : value]);

  // Red when saveStep leaves out savedElsewhere.
  it("shows both versions when a later save would overwrite an earlier one, and keeps the chosen one", async () => {
    const { form, first, second } = await twoDevices();
    const old = await printOf(first);
    await second.post(1, [...withEmail("second@device.example"), await printOf(second)]);
    const answer = first.post(1, [...withEmail("first@device.example"), old]);
    const page = await first.refused(answer);
    expect(page).toContain("This page was changed elsewhere");
    expect(page).toContain("Email address: second@device.example");
    expect(page).toContain('value="first@device.example"');
    expect(page).toContain(`href="/apply/${form.urlId}?step=1"`);
    expect(await (await first.get(1)).text()).toContain('value="second@device.example"');
    const mine: [string, string] = ["was", hiddenValue(page, "was") ?? ""];
    const kept = await first.post(1, [...withEmail("first@device.example"), mine]);
    expect(kept.headers.get("location")).toBe(`/apply/${form.urlId}?step=2`);
    expect(await (await second.get(1)).text()).toContain('value="first@device.example"');
  });

  // Red when only another device counts: the older tab's save takes an answer back in silence.
  it("shows both as well when the other page is a tab of the same device", async () => {
    const { first } = await twoDevices();
    const [older, newer] = [await printOf(first), await printOf(first)];
    await first.post(1, [...withEmail("newer@tab.example"), newer]);
    const page = await first.refused(first.post(1, [...withEmail("older@tab.example"), older]));
    expect(page).toContain("Email address: newer@tab.example");
    expect(await (await first.get(1)).text()).toContain('value="newer@tab.example"');
  });

  it("asks nothing when only one device saved, when both are equal, or for another step", async () => {
    const { form, first, second } = await twoDevices();
    const next = `/apply/${form.urlId}?step=2`;
    const old = await printOf(first);
    for (const email of ["one@device.example", "two@device.example"]) {
      expect((await first.post(1, [...withEmail(email), old])).headers.get("location")).toBe(next);
    }
    await second.post(1, [...withEmail("same@device.example"), await printOf(second)]);
    expect((await first.post(1, [...withEmail("same@device.example"), old])).headers.get("location")).toBe(next);
    await second.post(2, secondStep);
    const print = await printOf(first);
    await second.post(2, secondStep);
    expect((await first.post(1, [...withEmail("new@device.example"), print])).headers.get("location")).toBe(next);
  });
});
