import { describe, expect, it } from "vitest";
import { asked, everyKind, typedSteps } from "../support/apply-form";
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
    expect(page).toContain("Enter the whole phone number with its area code, like +1\u00a0503\u00a0555\u00a00134");
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

describe("an answer as people write it", () => {
  const boxesOf = (html: string, path: string) =>
    [...html.matchAll(/<input[^>]* name="([\w.]+)"/g)].flatMap(([, name = ""]) =>
      name.startsWith(`${path}.`) ? [name.slice(path.length + 1)] : [],
    );

  // Red when the home's country settles the order: October 1 of a reader in the United States was January 10 in Spain.
  it("has its date in the order of the reader's country, and in words where it could be another", async () => {
    const definition = everyKind();
    definition.property.address = { line1: "Calle Mayor 1", city: "Madrid", postcode: "28013", country: "ES" };
    const { urlId } = await storeForm({ definition });
    const applicant = new Applicant(urlId);
    await applicant.fillAll({ [`${asked.moveIn}.day`]: "1", [`${asked.moveIn}.month`]: "2" });
    const read = async (language: string) =>
      (await get(`/apply/${urlId}?step=4`, { Cookie: applicant.cookie, "Accept-Language": language })).text();
    const [american, spanish] = await Promise.all([read("en-US,en;q=0.9"), read("en,fr;q=0.5")]);
    expect(boxesOf(american, asked.moveIn)).toEqual(["month", "day", "year"]);
    expect(american).toContain("For example, 1 27 2027");
    expect(boxesOf(spanish, asked.moveIn)).toEqual(["day", "month", "year"]);
    expect(american).toContain(">February 1, 2027?</output>");
  });

  // Red when a number of another country is kept as one of the home's, or no country can be chosen.
  it("is asked for its country where a phone number is none of the home's, and taken with it", async () => {
    const applicant = new Applicant((await storeForm()).urlId);
    await applicant.start();
    const typed: [string, string][] = (typedSteps[0] ?? []).map(([name, value]) => [
      name,
      name === asked.phone ? "06 12 34 56 78" : value,
    ]);
    const page = await applicant.refused(applicant.post(1, typed));
    expect(page).toContain("the home’s country (United States)");
    expect(page).toContain(`<select id="${asked.phone}.country"`);
    expect((await applicant.post(1, [...typed, [`${asked.phone}.country`, "FR"]])).headers.get("location")).toContain(
      "step=2",
    );
  });

  it("in another currency is asked for in the home's, too, and none is an answer", async () => {
    const applicant = new Applicant((await storeForm()).urlId);
    await applicant.fillAll();
    const step3 = (change: Record<string, string>): [string, string][] => {
      const rest = (typedSteps[2] ?? []).map(([name, value]): [string, string] => [name, change[name] ?? value]);
      return [...rest, ...Object.entries(change).filter(([name]) => !rest.some(([known]) => known === name))];
    };
    const [amount, converted, none] = ["amount", "converted", "none"].map((part) => `${asked.income}.${part}`);
    const page = await applicant.refused(applicant.post(3, step3({ [amount ?? ""]: "MXN 90000 a year" })));
    expect(page).toContain("About how much is that in USD?");
    expect(page).toMatch(/<option value="year" selected/);
    await applicant.post(3, step3({ [amount ?? ""]: "MXN 90000 a year", [converted ?? ""]: "4,700" }));
    expect(await (await applicant.get(6)).text()).toContain(
      "MX$90,000 a year, before tax (about $4,700, converted by the applicant)",
    );
    await applicant.post(3, step3({ [amount ?? ""]: "", [converted ?? ""]: "", [none ?? ""]: "yes" }));
    expect(await (await applicant.get(6)).text()).toContain("No income");
    expect((await applicant.send()).headers.get("location")).toContain("/success");
  });
});
