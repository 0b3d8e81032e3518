import { PDFDocument } from "@cantoo/pdf-lib";
import type { FrameLocator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import type { FormDefinition } from "../../app/features/forms/form-model/schema.ts";
import { fillPairs, goOn, openApplySite } from "../support/apply-site.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { householdForm, named } from "../support/household-form.ts";
import { readLocal } from "../support/local-d1.ts";
import { shownFiles } from "../support/shown-files.ts";

/** Who applies gives one paper of each kind; the landlord looks at all of them, and who applied reads of it. */
function papersForm(): FormDefinition {
  const form = householdForm();
  const sections = form.sections.filter(({ id }) => id === named.you || id === named.work);
  return {
    ...form,
    sections: sections.map((section) => ({
      ...section,
      fields: section.fields
        .filter(({ id }) => id !== named.income && id !== named.hobby)
        .map((field) => (field.kind === "file" ? { ...field, maxFiles: 5 } : field)),
    })),
  };
}

const kinds = ["pdf", "jpg", "png", "heic"] as const;
const mimeTypes = { pdf: "application/pdf", jpg: "image/jpeg", png: "image/png", heic: "image/heic" };
const linkIn = (text: string, path: string) => new RegExp(`http:\\S+/${path}/\\S+`).exec(text)?.[0] ?? "";

const site = await openApplySite({ "papers-view-1": papersForm() });
let applicationAt: string;
let statusAt: string;
let manageAt: string;
beforeAll(async () => {
  const { page, context } = await visit(site.browser, { viewport: phone });
  await page.goto(`${site.server.origin}/apply/papers-view-1`);
  await page.getByRole("button", { name: /Start/ }).click();
  await page.getByText("Step 1 of").first().waitFor();
  await fillPairs(page, [
    [`${named.name}.first`, "Ada"],
    [`${named.name}.last`, "Bell"],
    [named.email, "ada-papers@tenant.test"],
  ]);
  await goOn(page);
  await page.getByText("Step 2 of").first().waitFor();
  const files = [
    ...kinds.map((kind) => ({
      name: `paper.${kind}`,
      mimeType: mimeTypes[kind],
      buffer: Buffer.from(shownFiles[kind]),
    })),
    await unprintablePdf(),
  ];
  for (const [count, file] of files.entries()) {
    await page.locator(`[id="${named.slips}-file"]`).setInputFiles(file);
    await page.locator("[data-doc]").nth(count).waitFor();
  }
  await goOn(page);
  await page.getByText("Step 3 of").first().waitFor();
  await page.locator("main input[type=checkbox]:visible").check();
  await page.getByRole("button", { name: /^Send application/ }).click();
  await page.waitForURL(/\/success/);
  const receipt = await site.server.mail("ada-papers@tenant.test", (mail) => mail.text.includes("/status/"));
  statusAt = linkIn(receipt.text, "status").replace(/^.*\/status/, `${site.server.origin}/apply/papers-view-1/status`);
  const told = await site.server.mail("landlord0@landlord.example", (mail) => mail.text.includes("/manage/"));
  manageAt = linkIn(told.text, "manage");
  await context.close();
});

/** As offices that pay wages write them: sealed with an empty password, since only printing is forbidden. */
async function unprintablePdf() {
  const file = await PDFDocument.create();
  file.addPage([595, 842]).drawText("Gehalt");
  file.encrypt({ ownerPassword: "office", permissions: { printing: "lowResolution" } });
  return { name: "unprintable.pdf", mimeType: mimeTypes.pdf, buffer: Buffer.from(await file.save()) };
}

const viewings = () =>
  readLocal<{ n: number }>(site.server.persistTo, "SELECT count(*) AS n FROM audit WHERE action = 'document.view'")[0]
    ?.n;

async function openApplication(page: Page): Promise<void> {
  await page.goto(manageAt);
  await page.getByRole("row", { name: "Ada Bell" }).getByRole("link").first().click();
  await page.waitForURL(/\/applications\//);
  applicationAt = page.url();
  await page.getByRole("heading", { name: "Documents", exact: true }).waitFor();
}

/** Colours at places of the picture, of 0 to 1 each way: what lies under the words and what is no paper. */
function colours(frame: FrameLocator | Page): Promise<string[]> {
  return frame
    .locator("canvas, img[data-picture]")
    .first()
    .evaluate((shown) => {
      const source = shown as HTMLCanvasElement | HTMLImageElement;
      const [width, height] =
        source instanceof HTMLImageElement
          ? [source.naturalWidth, source.naturalHeight]
          : [source.width, source.height];
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
      pen.drawImage(source, 0, 0);
      const { data } = pen.getImageData(0, 0, width, height);
      // The band with the words stands at the foot: dark, with white letters.
      const foot = pen.getImageData(0, height - 4, width, 3).data;
      const isDark = foot.filter((_, at) => at % 4 === 0 && (foot[at] ?? 255) < 190).length > (foot.length / 4) * 0.6;
      const has = (test: (red: number, green: number, blue: number) => boolean) => {
        for (let at = 0; at < data.length; at += 4)
          if (test(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) return true;
        return false;
      };
      return [
        isDark ? "band" : "",
        has((red, green, blue) => red > 150 && green < 90 && blue < 90) ? "red" : "",
        has((red, green, blue) => blue > 150 && green < 110 && red < 90) ? "blue" : "",
        height > width ? "upright" : "lying",
      ];
    });
}

/** What is seen of each. */
const drawn = {
  pdf: ["band", "", "", "upright"],
  jpg: ["band", "red", "blue", "upright"],
  png: ["band", "", "", "lying"],
  heic: ["band", "red", "blue", "lying"],
};

it("a PDF, a JPG, a PNG and a HEIC are viewed by keys only, each with its watermark", async () => {
  const { page, context, problems } = await visit(site.browser, { viewport: desktop });
  await openApplication(page);
  const first = page
    .getByRole("listitem")
    .getByRole("link", { name: /^paper\.pdf/ })
    .first();
  await first.focus();
  await page.keyboard.press("Enter");
  const frame = page.frameLocator("[role=dialog] iframe");
  const seen: Record<string, string[]> = {};
  for (const [at, kind] of kinds.entries()) {
    await frame.locator(`[data-viewer=${kind}][data-ready]`).waitFor();
    await frame.getByText(`${at + 1} of 5`).waitFor();
    if (kind === "pdf") await frame.locator("canvas[data-drawn]").first().waitFor();
    seen[kind] = await colours(frame);
    await page.keyboard.press("ArrowRight");
  }
  expect(seen).toEqual(drawn);
  await page.keyboard.press("k");
  await frame.getByText("3 of 5").waitFor();
  await frame.locator("[data-ready]").waitFor();
  const boxOf = () =>
    frame.locator("img[data-picture]").evaluate((img) => img.parentElement?.getBoundingClientRect().width);
  const fitted = (await boxOf()) ?? 0;
  await page.keyboard.press("+");
  await expect.poll(async () => (await boxOf()) ?? 0).toBeGreaterThan(fitted * 1.3);
  await page.keyboard.press("0");
  await page.keyboard.press("r");
  await expect.poll(() => frame.locator("img[data-picture]").getAttribute("style")).toContain("rotate(90deg)");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  // On a phone: the two that a window's width is drawn anew for.
  await page.setViewportSize(phone);
  await first.press("Enter");
  for (const kind of ["pdf", "jpg"] as const) {
    await frame.locator(`[data-viewer=${kind}][data-ready]`).waitFor();
    if (kind === "pdf") await frame.locator("canvas[data-drawn]").first().waitFor();
    expect([kind, await colours(frame)]).toEqual([kind, drawn[kind]]);
    await page.keyboard.press("ArrowRight");
  }
  await frame.locator("[data-viewer=png][data-ready]").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // One look at each, however often one came back to it within ten minutes.
  await expect.poll(viewings).toBe(kinds.length);
  expect(problems).toEqual([]);
  await context.close();
});

// Red where the viewer draws what the server could not mark as it came.
it("a PDF that may not be printed is shown with its watermark", async () => {
  const { page, context } = await visit(site.browser, { viewport: desktop });
  await openApplication(page);
  const link = page.getByRole("listitem").getByRole("link", { name: /^unprintable\.pdf/ });
  await page.goto(`${site.server.origin}${await link.first().getAttribute("href")}`);
  await page.locator("canvas[data-drawn]").first().waitFor();
  expect(await colours(page)).toEqual(drawn.pdf);
  await context.close();
});

it("the document viewer is a page of its own without accessibility faults, and works without JavaScript", async () => {
  const { page, context } = await visit(site.browser, { viewport: phone });
  await openApplication(page);
  const address = await page
    .getByRole("listitem")
    .getByRole("link", { name: /^paper\.png/ })
    .first()
    .getAttribute("href");
  await page.goto(`${site.server.origin}${address}`);
  await page.locator("[data-ready]").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page.setViewportSize(desktop);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page.keyboard.press("Escape");
  await page.waitForURL(applicationAt);
  const cookies = await context.cookies();
  await context.close();
  const plain = await visit(site.browser, { viewport: phone, javaScript: false });
  await plain.context.addCookies(cookies);
  await plain.page.goto(`${site.server.origin}${address}`);
  expect(await plain.page.locator("img[data-picture]").evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(
    240,
  );
  await plain.page.getByRole("link", { name: "Document before" }).click();
  await plain.page.getByText("2 of 5").waitFor();
  await plain.page.getByRole("link", { name: "Back to the application" }).click();
  await plain.page.waitForURL(applicationAt);
  await plain.context.close();
});

it("the applicant sees which documents were viewed, and when", async () => {
  const { page, context } = await visit(site.browser, { viewport: phone });
  await page.goto(statusAt);
  const text = (await page.getByRole("main").textContent()) ?? "";
  for (const kind of kinds)
    expect(text).toMatch(new RegExp(`paper\\.${kind}[^]*?Viewed by the landlord on \\w+ \\d+, \\d{4} at`));
  await context.close();
});
