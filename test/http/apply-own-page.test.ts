import { describe, expect, it } from "vitest";
import { asked, everyKind, typedSteps } from "../support/apply-form";
import { Applicant, bindings, get, post, storeForm } from "../support/apply-visitor";
import { countRows, ids } from "../support/forms";
import { householdForm, named } from "../support/household-form";
import { leadOf, leadPairs } from "../support/household-visitor";

const firstStep = typedSteps[0] ?? [];
const withEmail = (email: string) =>
  firstStep.map(([name, value]): [string, string] => [name, name === asked.email ? email : value]);

async function sentOn(email = "ada@applicant.example") {
  const form = await storeForm();
  const applicant = new Applicant(form.urlId);
  await applicant.fillAll();
  await applicant.post(1, withEmail(email));
  await applicant.send();
  const press = (intent: string, cookie = applicant.cookie) =>
    post(`/apply/${form.urlId}/success`, new URLSearchParams({ intent }), { Cookie: cookie });
  return { form, applicant, press };
}

const links = (formId: string) =>
  countRows(
    "SELECT count(*) AS n FROM link_token WHERE purpose = 'application-status' AND ref IN (SELECT id FROM application WHERE form_id = ?)",
    formId,
  );

describe("the receipt", () => {
  // Red when the action knows no place of the own page.
  it("opens status page, PDF and address correction by a press, not by a link", async () => {
    const { form, applicant, press } = await sentOn();
    const page = await (await applicant.get("/success")).text();
    for (const text of ["See your application", "Save what you sent as a PDF", "Is this address wrong?"]) {
      expect(page).toContain(text);
    }
    const before = await links(form.formId);
    await applicant.get("/success");
    expect(await links(form.formId)).toBe(before);
    const opened = await press("status");
    const status = opened.headers.get("location") ?? "";
    expect([opened.status, status]).toEqual([303, expect.stringContaining(`/apply/${form.urlId}/status/`)]);
    expect(await (await get(status)).text()).toContain("Ada Lovelace");
    const paper = await get((await press("paper")).headers.get("location") ?? "");
    expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const mending = await get((await press("correct")).headers.get("location") ?? "");
    expect(mending.headers.get("location")).toMatch(new RegExp(`/correct\\?step=1#${asked.email}$`));
  });

  // Red when opensOwnPage leaves out the day, or the state of suspicion.
  it("opens nothing after a day, for suspected spam, or without the cookie", async () => {
    const { form, applicant, press } = await sentOn();
    const set = (assignment: string) =>
      bindings.DB.prepare(`UPDATE application SET ${assignment} WHERE form_id = ?`).bind(form.formId).run();
    // The mailed receipt brings the one that there is.
    await expect.poll(() => links(form.formId)).toBe(1);
    const back = `/apply/${form.urlId}/success`;
    expect((await press("status", "")).headers.get("location")).toBe(back);
    await set("is_spam = 1");
    expect((await press("status")).headers.get("location")).toBe(back);
    await set(`is_spam = 0, submitted_at = submitted_at - ${25 * 3_600_000}`);
    expect((await press("paper")).headers.get("location")).toBe(back);
    const page = await (await applicant.get("/success")).text();
    expect(page).toContain("A day has passed since you sent it");
    expect(page).not.toContain("See your application");
    expect(await links(form.formId)).toBe(1);
  });

  it("asks about a mail address that looks like a mistyped common one", async () => {
    const { applicant } = await sentOn("ada@gmai.com");
    expect(await (await applicant.get("/success")).text()).toContain("Did you mean <bdi>ada@gmail.com</bdi>?");
  });
});

describe("a mail address with a likely typing error", () => {
  // Red when saveStep leaves out mailNotice.
  it("is saved, and asked about once on the next page and beside its field", async () => {
    const { urlId } = await storeForm();
    const applicant = new Applicant(urlId);
    await applicant.start();
    const next = await applicant.refused(applicant.post(1, withEmail("ada@gmial.com")));
    expect(next).toContain("Step 2 of 6");
    expect(next).toContain("Did you mean <bdi>ada@gmail.com</bdi>? Saved as <bdi>ada@gmial.com</bdi>.");
    expect(next).toContain(`href="/apply/${urlId}?step=1#${asked.email}"`);
    const first = await (await applicant.get(1)).text();
    expect(first).toContain('value="ada@gmial.com"');
    expect(first).toMatch(new RegExp(`id="${asked.email}-n"[^>]*><strong>Did you mean`));
    expect(first).toContain(`aria-describedby="${asked.email}-h ${asked.email}-n"`);
    const again = await applicant.post(1, withEmail("ada@gmial.com"));
    expect(again.headers.get("location")).toBe(`/apply/${urlId}?step=2`);
    const right = await applicant.post(1, withEmail("ada@gmail.com"));
    expect(right.headers.get("location")).toBe(`/apply/${urlId}?step=2`);
    expect(await (await applicant.get(1)).text()).not.toContain("Did you mean");
  });

  // Red when the check page does not ask, sends with the answer, or asks again what was answered.
  it("is asked about on the check page until somebody says yes, which mends it, or no; nothing is sent by that", async () => {
    const form = await storeForm({ definition: householdForm() });
    const { lead } = await leadOf(form, ids.nodeId());
    const slip = leadPairs("")[0]?.map(([name, value]) => [name, name === named.email ? "ada@gmial.com" : value]) ?? [];
    await lead.post(1, slip as [string, string][]);
    await lead.post(4, [[`${named.adults}.0.${named.adultEmail}`, "ada@gmial.com"]]);
    await lead.post(5, [[named.suretyEmail, "gus@hotmial.com"]]);
    const asked = async () =>
      [...(await (await lead.get(6)).text()).matchAll(/value="(mail-[^"]*)"/g)].map(([, value]) => value);
    expect(await asked()).toEqual([
      `mail-yes:${named.email}`,
      `mail-no:${named.email}`,
      `mail-yes:${named.suretyEmail}`,
      `mail-no:${named.suretyEmail}`,
    ]);
    await lead.refused(lead.post(6, [["intent", `mail-yes:${named.email}`]]));
    expect(await (await lead.get(1)).text()).toContain('value="ada@gmail.com"');
    await lead.refused(lead.post(6, [["intent", `mail-no:${named.suretyEmail}`]]));
    expect(await asked()).toEqual([]);
    expect(await (await lead.get(4)).text()).toContain('value="ada@gmail.com"');
    expect(await (await lead.get(5)).text()).toContain('value="gus@hotmial.com"');
    expect(await countRows("SELECT count(*) AS n FROM application WHERE form_id = ?", form.formId)).toBe(0);
  });

  // Red when the receipt asks once more about an address of which its owner has said that it is right.
  it("is not asked about on the receipt once somebody has said that it is right", async () => {
    const applicant = new Applicant((await storeForm()).urlId);
    await applicant.fillAll();
    await applicant.post(1, withEmail("ada@gmai.com"));
    await applicant.refused(applicant.post(6, [["intent", `mail-no:${asked.email}`]]));
    await applicant.send();
    const receipt = await (await applicant.get("/success")).text();
    expect([receipt.includes("ada@gmai.com"), receipt.includes("Did you mean")]).toEqual([true, false]);
  });

  it.each([
    ["es", "¿Quiso decir"],
    ["fr", "Vouliez-vous dire"],
  ])("is asked about in %s", async (lang, words) => {
    const { urlId } = await storeForm({ definition: everyKind() });
    const applicant = new Applicant(urlId);
    applicant.lang = lang;
    await applicant.start();
    expect(await applicant.refused(applicant.post(1, withEmail("ada@gmial.com")))).toContain(words);
  });
});
