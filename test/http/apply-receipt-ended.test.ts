import { describe, expect, it } from "vitest";
import { typedSteps } from "../support/apply-form";
import { Applicant, get, post, storeForm } from "../support/apply-visitor";

/** An application that was sent from this device, and the page that its receipt opens. */
async function sent() {
  const form = await storeForm();
  const applicant = new Applicant(form.urlId);
  await applicant.fillAll();
  await applicant.send();
  const headers = { Cookie: applicant.cookie };
  const reference = /RF-\w+-\w+/.exec(await (await applicant.get("/success")).text())?.[0] ?? "";
  const opened = await post(`/apply/${form.urlId}/success`, new URLSearchParams({ intent: "status" }), headers);
  const press = (pressed: Record<string, string>) =>
    post(opened.headers.get("location") ?? "", new URLSearchParams(pressed), headers);
  return { form, applicant, reference, press };
}

describe("the receipt of an application that no longer exists", () => {
  // Red when the loader asks for a draft alone: it spoke of drafts that are kept for 30 days.
  it("says that it was erased, and its number", async () => {
    const { applicant, reference, press } = await sent();
    await press({ intent: "erase" });
    const answer = await applicant.get("/success");
    const page = await answer.text();
    expect([answer.status, page]).toEqual([410, expect.stringContaining("Your answers and documents are deleted")]);
    expect(page).toContain(reference);
    expect(page).not.toMatch(/draft|ada@|Ada/);
  });

  // Red when the page says of every application that the landlord reads it and writes.
  it("promises nothing for a withdrawn one", async () => {
    const { applicant, reference, press } = await sent();
    expect(await (await applicant.get("/success")).text()).toContain("The landlord has your application.");
    await press({ intent: "withdraw" });
    const answer = await applicant.get("/success");
    const page = await answer.text();
    expect([answer.status, page]).toEqual([200, expect.stringContaining("You withdrew this application.")]);
    expect(page).toContain(reference);
    expect(page).not.toMatch(/The landlord has your application|reads the application|promises an answer/);
  });

  // Red when whoever comes without a cookie reads that a draft is gone.
  it("says where to look on a device without an application", async () => {
    const { form } = await sent();
    const answer = await get(`/apply/${form.urlId}/success`);
    const page = await answer.text();
    expect([answer.status, page]).toEqual([404, expect.stringContaining("the link in your email leads to it")]);
    expect(page).not.toContain("Drafts are kept");
  });

  it("links to an unsent draft", async () => {
    const applicant = new Applicant((await storeForm()).urlId);
    await applicant.start();
    await applicant.post(1, typedSteps[0] ?? []);
    const answer = await applicant.get("/success");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/apply/${applicant.urlId}?step=100`]);
  });
});
