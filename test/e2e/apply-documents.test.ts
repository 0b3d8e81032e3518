import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { aPdf, asked, everyKind, smallFiles, typedSteps } from "../support/apply-form.ts";
import { begin, fillPairs, fine, goOn, openApplySite } from "../support/apply-site.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { saveSteps } from "../support/posted-steps.ts";

function formOf(...sectionIds: string[]) {
  const definition = everyKind();
  return { ...definition, sections: definition.sections.filter(({ id }) => sectionIds.includes(id)) };
}

const site = await openApplySite({
  // Papers and a signature, no name to compare it with; and one that can be sent.
  "papers-form-1": formOf(asked.papers),
  "papers-form-2": formOf(asked.you, asked.papers),
});

const openPapers = (options: Parameters<typeof begin>[2] = {}) =>
  begin(site, "papers-form-1", { prepare: keepSent, ...options });

const control = (page: Page) => page.locator(`[id="${asked.payslips}-file"]`);
const lines = (page: Page) => page.locator(`[data-slot="${asked.payslips}"] li`);
/** Each its own bytes: the same file twice is one. */
const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([smallFiles.pdf, Buffer.from(`\n% ${name}`)]),
});

/** A photo as a phone makes it: 3000 by 2000, red at its left edge, with EXIF saying "turn right". */
async function phonePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 3000, height: 2000 });
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    const noise = pen.createImageData(600, 2000);
    for (let at = 0; at < noise.data.length; at += 64_000) crypto.getRandomValues(noise.data.subarray(at, at + 64_000));
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
    for (const x of [600, 1200, 1800, 2400]) pen.putImageData(noise, x, 0);
    pen.fillStyle = "#f00";
    pen.fillRect(0, 0, 600, 2000);
    return canvas.toDataURL("image/jpeg", 0.8).split(",")[1] ?? "";
  });
  const bytes = Buffer.from(base64, "base64");
  const exif = Buffer.from("ffe1002245786966000049492a0008000000010012010300010000000600000000000000", "hex");
  return Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2)]);
}

/** Keeps every file that the page sends, before it leaves. */
async function keepSent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sent: [...body.values()][0] });
      send.call(this, body);
    };
  });
}

/** What was sent last: its weight, its measures and the colour in the middle of its upper edge, where it is a picture. */
function lookAtSent(page: Page) {
  return page.evaluate(async () => {
    const { sent } = window as unknown as { sent: File };
    const text = new TextDecoder("latin1").decode(await sent.arrayBuffer());
    const picture = await createImageBitmap(sent).catch(() => null);
    if (!picture) return { bytes: sent.size, hasExif: text.includes("Exif") };
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.drawImage(picture, 0, 0);
    const [red = 0, green = 255] = pen.getImageData(picture.width / 2, 20, 1, 1).data;
    return {
      bytes: sent.size,
      hasExif: text.includes("Exif"),
      measures: [picture.width, picture.height],
      isRed: red > 220 && green < 40,
    };
  });
}

describe("uploading documents on a phone", () => {
  // Red without the look at what the control already holds: on a slow connection the script comes after the first choice.
  it("uploads what was chosen before the script loaded, once it is there", async () => {
    const { page, context, problems } = await openPapers();
    let letGo: (() => void) | undefined;
    await page.route(/\/uploads[^/]*\.js$/, (route) => {
      letGo = () => void route.continue();
    });
    await page.goto(page.url(), { waitUntil: "commit" });
    await control(page).setInputFiles([pdf("early.pdf"), pdf("bird.pdf")]);
    await expect.poll(() => letGo).toBeDefined();
    letGo?.();
    await page.locator("[data-doc]").nth(1).waitFor();
    expect(await lines(page).locator("bdi").allTextContents()).toEqual(["early.pdf", "bird.pdf"]);
    expect(await control(page).inputValue()).toBe("");
    expect(problems).toEqual([]);
    await context.close();
  });

  it("uploads camera photos small, upright and without metadata, and files it cannot decode unchanged", async () => {
    const { page, context, problems } = await openPapers();
    const chooser = page.waitForEvent("filechooser");
    await page
      .getByRole("button", { name: /^Take a photo/ })
      .first()
      .click();
    expect(await (await chooser).element().getAttribute("capture")).toBe("environment");
    await (await chooser).setFiles({ name: "image.jpg", mimeType: "image/jpeg", buffer: Buffer.from(smallFiles.jpg) });
    await page.locator("[data-doc]").waitFor();

    const heic = Buffer.concat([Buffer.from(smallFiles.heic), Buffer.alloc(2_500_000)]);
    await control(page).setInputFiles({ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic });
    await page.locator("[data-doc]").nth(1).waitFor();
    expect((await lookAtSent(page)).bytes).toBe(heic.byteLength);

    const photo = await phonePhoto(page);
    expect(photo.byteLength).toBeGreaterThan(2_000_000);
    await control(page).setInputFiles({ name: "My payslip.jpeg", mimeType: "image/jpeg", buffer: photo });
    await page.locator("[data-doc]").nth(2).waitFor();
    expect(await lines(page).last().locator("bdi").textContent()).toBe("My payslip.jpg");
    const seen = await lookAtSent(page);
    expect(seen).toMatchObject({ measures: [1333, 2000], isRed: true, hasExif: false });
    expect(seen.bytes).toBeLessThan(photo.byteLength / 2);
    // Red without showPhotos: the check page has a drawn sheet alone.
    await fillPairs(page, [[asked.sign, "Ada Lovelace"]]);
    await goOn(page);
    await page.waitForURL(/step=2/);
    const small = page.locator("[data-photo] img").last();
    await small.waitFor({ state: "attached" });
    expect(
      await small.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalHeight)),
    ).toBe(120);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("shows the progress of a file, and Continue waits for it", async () => {
    const { page, context } = await openPapers();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    /** Bytes a second. */
    const speed = (uploadThroughput: number) =>
      network.send("Network.emulateNetworkConditions", {
        ...{ offline: false, latency: 50, downloadThroughput: 200_000, uploadThroughput },
      });
    await speed(40_000);
    const big = Buffer.concat([Buffer.from(smallFiles.pdf), Buffer.alloc(1_500_000, "\n")]);
    await fillPairs(page, [[asked.sign, "Ada Lovelace"]]);
    await control(page).setInputFiles([{ ...pdf("big.pdf"), buffer: big }, pdf("second.pdf")]);
    const bar = page.locator("progress:not(.bar)");
    await page.waitForFunction(() => {
      const value = document.querySelector<HTMLProgressElement>("progress:not(.bar)")?.value ?? 0;
      return value > 0 && value < 100;
    });
    expect(await bar.getAttribute("aria-label")).toBe("Uploading big.pdf");
    expect(await lines(page).first().textContent()).toMatch(/\d+\s?%/);
    expect(await lines(page).nth(1).textContent()).toContain("Waiting for its turn");
    await goOn(page);
    await expect.poll(() => page.locator("[data-status]").textContent()).toContain("Your files are still uploading");
    await fine(page, "documents-waiting");
    await speed(1_000_000);
    await page.waitForURL(/step=2/);
    expect(await page.locator(".paper", { hasText: "second.pdf" }).count()).toBe(1);
    await context.close();
  });

  it("can be cancelled, refused with a reason, paused offline, retried after a failure, or left out", async () => {
    const { page, context } = await openPapers();
    let held: (() => void) | undefined;
    await page.route(/documents$/, (route) => {
      held = () => void route.abort().catch(() => undefined);
    });
    await control(page).setInputFiles([pdf("one.pdf"), pdf("two.pdf")]);
    await page.locator("progress:not(.bar)").waitFor();
    await page.getByRole("button", { name: "Cancel two.pdf" }).click();
    await page.getByRole("button", { name: "Cancel one.pdf" }).click();
    await expect.poll(() => lines(page).count()).toBe(0);
    held?.();
    await page.unroute(/documents$/);
    // Nothing of it stays.
    await page.reload();
    await expect.poll(() => lines(page).count()).toBe(0);

    let answer: (() => void) | undefined;
    await page.route(/documents$/, (route) => {
      answer = () => void route.continue();
    });
    await control(page).setInputFiles({ name: "song.pdf", mimeType: "application/pdf", buffer: Buffer.from("ID3") });
    await page.locator("progress:not(.bar)").waitFor();
    await goOn(page);
    await expect.poll(() => answer).toBeDefined();
    answer?.();
    await page.getByRole("alert").getByText("not a PDF, JPG, PNG or HEIC").waitFor();
    // It must go before the page can go on.
    await expect.poll(() => page.locator("[data-status]").textContent()).toContain("A file was not uploaded");
    await page.getByRole("button", { name: "Remove song.pdf" }).click();
    await expect.poll(() => lines(page).count()).toBe(0);
    await page.unroute(/documents$/);

    await context.setOffline(true);
    await control(page).setInputFiles(pdf("train.pdf"));
    await page.getByText("No connection.").waitFor();
    await context.setOffline(false);
    await page.locator("[data-doc]").waitFor();
    await page.route(/documents$/, (route) => route.fulfill({ status: 503, body: "" }));
    await control(page).setInputFiles(pdf("fault.pdf"));
    await page.getByRole("alert").getByText("This file was not uploaded.").waitFor();
    await fillPairs(page, [[asked.sign, "Ada Lovelace"]]);
    await fine(page, "documents-failed");
    await page.unroute(/documents$/);
    await page.getByRole("button", { name: "Try again fault.pdf" }).click();
    await page.locator("[data-doc]").nth(1).waitFor();
    await page.getByRole("button", { name: "Remove train.pdf" }).click();
    await page.waitForFunction(() => document.querySelectorAll("[data-doc]").length === 1);
    await expect.poll(() => page.locator(`[name="${asked.sign}"]`).inputValue()).toBe("Ada Lovelace");
    await context.close();
  });

  it("accepts files dropped with a mouse on a desktop", async () => {
    const { page, context } = await openPapers({ viewport: desktop });
    const files = await page.evaluateHandle(
      ([text]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text ?? ""], "dropped.pdf", { type: "application/pdf" }));
        return transfer;
      },
      [Buffer.from(smallFiles.pdf).toString("latin1")],
    );
    const slot = page.locator(`[data-slot="${asked.payslips}"]`);
    await slot.dispatchEvent("dragover", { dataTransfer: files });
    await slot.dispatchEvent("drop", { dataTransfer: files });
    await page.locator("[data-doc]").waitFor();
    expect(await lines(page).first().locator("bdi").textContent()).toBe("dropped.pdf");
    await context.close();
  });
});

/** One line over the pad, beyond its edge and back without being pressed. */
async function stroke(page: Page): Promise<void> {
  await page.locator(".pad").scrollIntoViewIfNeeded();
  const box = await page.locator(".pad").boundingBox();
  if (!box) throw new Error("No room to sign");
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.7));
  await page.mouse.down();
  for (const [x, y] of [
    [0.2, 0.1],
    [0.3, 0.7],
    [0.5, 0.3],
    [0.6, 0.8],
    [2, 2],
  ] as const) {
    await page.mouse.move(...at(x, y), { steps: 4 });
  }
  await page.mouse.up();
  await page.mouse.move(...at(0.8, 0.2));
}

describe("documents of a correction", () => {
  it("show their progress, are waited for, and the correction may be signed by hand again", async () => {
    const { page, context, problems } = await visit(site.browser, { viewport: phone });
    const you = (typedSteps[0] ?? []).filter(([name]) => name !== asked.email);
    await saveSteps(context, site, "papers-form-2", [
      [...you, [asked.email, "ada-papers@tenant.test"]],
      [
        [asked.sign, "Ada Lovelace"],
        [asked.payslips, aPdf("october.pdf")],
      ],
    ]);
    await page.goto(`${site.server.origin}/apply/papers-form-2?step=3`);
    await page.locator("main input[type=checkbox]:visible").check();
    await page.getByRole("button", { name: /^Send application/ }).click();
    await page.waitForURL(/success/);
    const receipt = await site.server.mail("ada-papers@tenant.test", ({ text }) => text.includes("/status/"));
    const [status = ""] = /http\S+\/status\/\S+/.exec(receipt.text) ?? [];
    await page.goto(`${status}/correct?step=2`);
    let letGo: (() => void) | undefined;
    await page.route(/correct\/documents$/, async (route) => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await route.continue();
    });
    await control(page).setInputFiles(pdf("november.pdf"));
    await page.locator("progress:not(.bar)").waitFor();
    await stroke(page);
    await fine(page, "correction-signed");
    await goOn(page);
    await expect.poll(() => page.locator("[data-status]").textContent()).toContain("Your files are still uploading");
    await expect.poll(() => letGo).toBeDefined();
    letGo?.();
    await page.waitForURL(/correct\?step=3/);
    await page.locator("ins", { hasText: "november.pdf" }).waitFor();
    expect(await page.getByRole("img").locator("path").count()).toBe(1);
    await fine(page, "correction-check");
    await page.locator("button[value=send]").click();
    await page.waitForURL(/said=corrected/);
    expect(await page.getByText("november.pdf").count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("a signature", () => {
  it("may be drawn beside the typed name, survives a reload, can be cleared, and is on the review step", async () => {
    const { page, context, problems } = await openPapers();
    const drawing = page.locator(`[name="${asked.sign}.drawing"]`);
    await stroke(page);
    await expect.poll(() => drawing.inputValue()).toMatch(/^M60 1[34]\d 60 1[34]\d( \d+ \d+)+ 600 200$/);
    const drawn = await drawing.inputValue();
    await page.reload();
    await expect.poll(() => drawing.inputValue()).toBe(drawn);
    await page.getByRole("button", { name: "Clear the drawing" }).click();
    await expect.poll(() => drawing.inputValue()).toBe("");
    await page.getByRole("button", { name: "Clear the drawing" }).waitFor({ state: "hidden" });
    await stroke(page);
    await fillPairs(page, [[asked.sign, "Ada Lovelace"]]);
    await control(page).setInputFiles(pdf("one.pdf"));
    await page.locator("[data-doc]").waitFor();
    await fine(page, "signature");
    await goOn(page);
    await page.waitForURL(/step=2/);
    expect(await page.getByRole("img", { name: "Your drawn signature" }).locator("path").getAttribute("d")).toMatch(
      /^M60 1[34]\d 60 1[34]\d( \d+ \d+)+ 600 200$/,
    );
    await fine(page, "signature-check");
    expect(problems).toEqual([]);
    await context.close();
  });

  it("is the typed name only without JavaScript", async () => {
    const { page, context } = await begin(site, "papers-form-1", { javaScript: false });
    expect(await page.locator(".pad").isVisible()).toBe(false);
    await fillPairs(page, [[asked.sign, "Ada Lovelace"]]);
    await control(page).setInputFiles(pdf("one.pdf"));
    await goOn(page);
    await page.waitForURL(/step=2/);
    await context.close();
  });
});
