import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { createDice, rollBytes } from "../../support/dice";
import { aPublishedForm, bindings, countRows, ids, testServices } from "../../support/forms";
import { get, manageCookie, origin, post } from "../guests/visit";

const dice = createDice(6);

const jpegHead = [0xff, 0xd8];
const frame = [0xff, 0xc0, 0, 11, 8, 0x03, 0x20, 0x04, 0xb0, 1, 1, 0x11, 0];
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3];
const place = [0xff, 0xe1, 0, 10, ...new TextEncoder().encode("GPS 45.5")];

/** A JPEG of its own for each call, with what a camera writes beside the pixels. */
function aPicture(): Uint8Array<ArrayBuffer> {
  const pixels = [...rollBytes(dice, 16)].filter((byte) => byte !== 0xff);
  return Uint8Array.from([...jpegHead, ...place, ...frame, ...scan, ...pixels, 0xff, 0xd9]);
}

function upload(formId: string, bytes: Uint8Array<ArrayBuffer>, options: { cookie?: string; from?: string } = {}) {
  const body = new FormData();
  body.set("formId", formId);
  body.set("file", new File([bytes], "home.jpg"));
  const cookie = options.cookie ? { Cookie: options.cookie } : undefined;
  return SELF.fetch(`${origin}/media`, {
    method: "POST",
    headers: { Origin: options.from ?? origin, ...cookie },
    body,
  });
}

describe("a preview link", () => {
  it("shows the draft to whoever has it, without the landlord's private data", async () => {
    const form = await aPublishedForm(testServices());
    const made = await post("/preview", { formId: form.formId }, { cookie: manageCookie(form.manageToken) });
    const { url } = (await made.json()) as { url: string };
    expect(url.startsWith(`${origin}/preview/`)).toBe(true);
    const page = await get(url.slice(origin.length));
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.headers.get("referrer-policy")).toBe("strict-origin");
    expect(html).toContain("Preview: not sent");
    expect(html).toContain("noindex");
    expect(html).not.toContain(form.email);
    expect(html).not.toContain(form.formId);
    expect(html).not.toContain(form.urlId);
  });

  it("cannot be made for another account's form, or from another site", async () => {
    const [form, other] = [await aPublishedForm(testServices()), await aPublishedForm(testServices())];
    const fields = { formId: form.formId };
    expect((await post("/preview", fields)).status).toBe(404);
    expect((await post("/preview", fields, { cookie: manageCookie(other.manageToken) })).status).toBe(404);
    expect((await post("/preview", { formId: "x" }, { cookie: manageCookie(form.manageToken) })).status).toBe(404);
    const foreign = { cookie: manageCookie(form.manageToken), origin: "https://evil.example" };
    expect((await post("/preview", fields, foreign)).status).toBe(403);
    expect(
      await countRows("SELECT count(*) AS n FROM link_token WHERE purpose = 'preview-form' AND ref = ?", form.formId),
    ).toBe(0);
  });

  it("ends after 14 days and with its form, and another form's token opens nothing", async () => {
    const form = await aPublishedForm(testServices());
    const made = await post("/preview", { formId: form.formId }, { cookie: manageCookie(form.manageToken) });
    const path = ((await made.json()) as { url: string }).url.slice(origin.length);
    expect((await get(`/preview/${form.manageToken}`)).status).toBe(404);
    await bindings.DB.prepare("UPDATE link_token SET expires_at = ? WHERE ref = ?")
      .bind(Date.now() - 1, form.formId)
      .run();
    expect((await get(path)).status).toBe(404);
    await bindings.DB.prepare("UPDATE link_token SET expires_at = ? WHERE ref = ?")
      .bind(Date.now() + 9e6, form.formId)
      .run();
    expect((await get(path)).status).toBe(200);
    await bindings.DB.prepare("UPDATE rent_form SET state = 'suspended' WHERE id = ?").bind(form.formId).run();
    expect((await get(path)).status).toBe(404);
  });
});

describe("pictures of a home", () => {
  it("are stored without the camera's metadata, and served immutably under their hash", async () => {
    const form = await aPublishedForm(testServices());
    const answer = await upload(form.formId, aPicture(), { cookie: manageCookie(form.manageToken) });
    expect(answer.status).toBe(201);
    const stored = (await answer.json()) as { hash: string; width: number; height: number };
    expect(stored).toMatchObject({ width: 1200, height: 800 });
    const served = await get(`/media/${stored.hash}`);
    expect(served.headers.get("content-type")).toBe("image/jpeg");
    expect(served.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(served.headers.get("set-cookie")).toBeNull();
    expect(await served.text()).not.toContain("GPS");
    expect((await get("/media/not-a-hash")).status).toBe(404);
    expect((await get(`/media/${"0".repeat(64)}`)).status).toBe(404);
  });

  it("are accepted from the form's landlord only, and from our own pages", async () => {
    const [form, other] = [await aPublishedForm(testServices()), await aPublishedForm(testServices())];
    expect((await upload(form.formId, aPicture())).status).toBe(404);
    expect((await upload(form.formId, aPicture(), { cookie: manageCookie(other.manageToken) })).status).toBe(404);
    const foreign = { cookie: manageCookie(form.manageToken), from: "https://evil.example" };
    expect((await upload(form.formId, aPicture(), foreign)).status).toBe(403);
    expect(await countRows("SELECT count(*) AS n FROM rent_form_media WHERE form_id = ?", form.formId)).toBe(0);
  });

  it("are refused when malformed, too large or too many", async () => {
    const form = await aPublishedForm(testServices());
    const cookie = manageCookie(form.manageToken);
    const page = new TextEncoder().encode("<html><script>alert(1)</script>");
    expect((await upload(form.formId, Uint8Array.from(page), { cookie })).status).toBe(415);
    expect((await upload(form.formId, new Uint8Array(0), { cookie })).status).toBe(415);
    expect((await upload(form.formId, new Uint8Array(1_600_000), { cookie })).status).toBe(413);
    const wide = Uint8Array.from([...jpegHead, ...frame.with(7, 0x07), ...scan, 0xff, 0xd9]);
    expect((await upload(form.formId, wide, { cookie })).status).toBe(413);
    const rows = Array.from({ length: 60 }, () => ids.token());
    await bindings.DB.batch(
      rows.map((hash) =>
        bindings.DB.prepare(
          "INSERT INTO rent_form_media (form_id, hash, size_bytes, created_at) VALUES (?, ?, 1, 1)",
        ).bind(form.formId, hash),
      ),
    );
    expect((await upload(form.formId, aPicture(), { cookie })).status).toBe(409);
  });
});
