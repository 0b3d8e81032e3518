import { describe, expect, it } from "vitest";
import { asked } from "../support/apply-form";
import { Applicant, bindings, get, storeForm } from "../support/apply-visitor";

/** What a copied text brings along: marks of direction around it, a hyphen and spaces without width in it. */
const strewn = (text: string) => `\u202a${text.slice(0, 2)}\u00ad${[...text.slice(2)].join("\u200b")}\u202c\u200e`;

describe("values pasted into a form", () => {
  it("are stored as they look, and a telephone extension is kept", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.fillAll({
      [asked.email]: strewn("ada@applicant.example"),
      [asked.phone]: "\u202a(415) 555-2671\u202c ext. 204 (mobile)",
      [`${asked.name}.first`]: strewn("Ada"),
    });
    const check = await (await applicant.get(6)).text();
    for (const text of ["Ada Lovelace", "ada@applicant.example", "+14155552671 ext. 204 (mobile)"])
      expect(check).toContain(text);
    expect((await applicant.send()).status).toBe(303);
    const success = await (await applicant.get("/success")).text();
    expect(success).toContain("ada@applicant.example");
    expect(success).not.toMatch(/[\u200e\u200f\u2066-\u2069]/u);
  });

  // Red when seven digits are a number in the United States.
  it("are refused for an undialable telephone number, with an example of the country", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    const page = await applicant.refused(
      applicant.post(1, [
        [`${asked.name}.first`, "Ada"],
        [`${asked.name}.last`, "Lovelace"],
        [asked.email, "ada@applicant.example"],
        [asked.phone, "555-2671"],
        [asked.over18, "yes"],
        ["intent", "continue"],
      ]),
    );
    expect(page).toContain("Enter the whole phone number with its area code, like +1 503 555 0134");
    expect(page).toContain('value="555-2671"');
  });
});

describe("a form's link with punctuation or capitals", () => {
  it.each([
    (id: string) => `/apply/${id}.`,
    (id: string) => `/apply/${id})`,
    (id: string) => `/apply/${id},`,
    (id: string) => `/apply/${id}%E2%80%8E`,
    (id: string) => `/apply/${id.toUpperCase()}`,
    (id: string) => `/Apply/${id}`,
  ])("redirects to the form (%#)", async (link) => {
    const { urlId } = await storeForm();
    const followed = await get(`${link(urlId)}?lang=es`);
    expect([followed.status, followed.headers.get("location")]).toEqual([
      308,
      `${bindings.BASE_URL}/apply/${urlId}?lang=es`,
    ]);
    expect(followed.headers.get("x-robots-tag")).toBe("noindex");
    expect(followed.headers.get("cache-control")).toBe("private, no-store");
  });
});
