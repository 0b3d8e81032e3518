import { describe, expect, it } from "vitest";
import { enterAsNew } from "../support/account-page.ts";
import { alive, desktop, visit } from "../support/browser.ts";
import { aDefinition } from "../support/definition.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();

const heads = "Objekt-Nr;Straße;Hausnummer;Wohnung;PLZ;Ort;Land;Kaltmiete\n";
const row = (number: number, rent = "1.200,50") =>
  `W-${number};Torstraße;${number};;10119;Berlin;Deutschland;${rent}\n`;
const fortyUnits = heads + Array.from({ length: 40 }, (_, at) => row(at + 1)).join("");

function lastYears(number: number) {
  const definition = aDefinition({ title: `Torstraße ${number}`, custom: 2 });
  const address = { line1: `Torstraße ${number}`, postcode: "10119", city: "Berlin", country: "DE" };
  const rent = { amountMinor: 110_000, currency: "EUR", period: "month" as const };
  return { ...definition, property: { address, rent } };
}

describe("an agent with forty units", () => {
  it("imports them, opens three vacancies from last year's forms, and changes nothing with the same file", async () => {
    const { page, context } = await visit(browser, { viewport: desktop });
    await enterAsNew(page, server, "forty-units@landlord.example");
    const post = async (path: string, form: Record<string, string>) => {
      const answer = await page.request.post(server.origin + path, {
        headers: { Origin: server.origin },
        form,
        maxRedirects: 0,
      });
      expect([path, answer.status()]).toEqual([path, 303]);
      return answer.headers().location ?? "";
    };
    for (const number of [3, 17, 40]) {
      const definition = JSON.stringify(lastYears(number));
      const made = await post("/app/forms/new", { from: "template", definition, postId: crypto.randomUUID() });
      const form = /^\/app\/forms\/[0-9a-f-]+/.exec(made)?.[0] ?? "";
      await post(`${form}/edit`, { intent: "publish", rev: "1" });
      await post(`${form}/settings`, { intent: "close" });
    }

    const choose = async () => {
      await page.goto(`${server.origin}/app/homes/import`);
      await alive(page);
      await page
        .getByLabel("File")
        .setInputFiles({ name: "units.csv", mimeType: "text/csv", buffer: Buffer.from(fortyUnits) });
      await page.getByRole("button", { name: "Check the file" }).click();
    };
    await choose();
    await page.getByRole("link", { name: "Changed 3" }).click();
    await page.getByText("Reference, Rent").first().waitFor();
    await page.getByRole("button", { name: "Import 40 homes" }).click();
    await page.getByText("37 homes were added.").waitFor();
    expect(await page.getByText("3 homes were changed.").count()).toBe(1);

    for (const number of [3, 17, 40]) {
      await page.goto(`${server.origin}/app/homes?q=W-${number}%20Torstra%C3%9Fe%20${number}`);
      await page.getByRole("link", { name: `Torstraße ${number}, 10119 Berlin` }).click();
      await page.getByText(`Torstraße ${number} again: rent €1,200.50?`).waitFor();
      await page.getByLabel("Rent", { exact: true }).fill("1,250");
      await page.getByRole("button", { name: "Start the draft" }).click();
      await page.waitForURL(/\/app\/forms\/[0-9a-f-]+\/edit\?step=1$/);
      const rent = await page.getByLabel("Rent", { exact: true }).inputValue();
      expect(rent.replace(",", "")).toBe("1250");
      expect(await page.getByLabel("Street", { exact: false }).first().inputValue()).toBe(`Torstraße ${number}`);
    }

    await choose();
    await page.getByText("There is nothing to import.").waitFor();
    await context.close();
  });
});
