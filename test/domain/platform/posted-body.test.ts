import { describe, expect, it } from "vitest";
import { z } from "zod";
import { hearOut, readBytes } from "../../../app/platform/body/bytes";
import { readFields, readJson, readPost } from "../../../app/platform/body/posted-fields.server";
import { readPostedForm } from "../../../app/platform/body/posted-form.server";

const chunk = new Uint8Array(1024).fill(0x61);

/** A post of this many kilobytes that counts how many of them were asked for; `claims`: its Content-Length. */
function aPost(kilobytes: number, { type = "application/x-www-form-urlencoded", claims = "" } = {}) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === kilobytes) return controller.close();
        sent += 1;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": type, ...(claims ? { "Content-Length": claims } : {}) };
  const init = { method: "POST", body, headers, duplex: "half" };
  return { request: new Request("https://rentform.example/", init), sent: () => sent };
}

const multipart = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request("https://rentform.example/", { method: "POST", body });
};

describe("a request body", () => {
  // Red without the count in readBytes.
  it("is read up to the limit and not further, whatever Content-Length says", async () => {
    for (const claims of ["", "10"]) {
      const { request, sent } = aPost(100_000, { claims });
      expect(await readBytes(request, 4096)).toBeNull();
      expect(sent()).toBe(5);
    }
  });

  it("declared as too large is not read at all", async () => {
    const { request, sent } = aPost(10, { claims: "99999999" });
    expect(await readBytes(request, 4096)).toBeNull();
    expect(sent()).toBe(0);
  });

  it("of exactly the limit is read completely", async () => {
    expect(await readBytes(aPost(4).request, 4096)).toHaveLength(4096);
  });

  it("that was refused is drained up to 32 MB, so that the client reads the response", async () => {
    const refused = aPost(20_000);
    await readBytes(refused.request, 4096);
    await hearOut(refused.request);
    expect(refused.sent()).toBe(20_000);
    const endless = aPost(1_000_000);
    await hearOut(endless.request);
    expect(endless.sent()).toBe(32 * 1024 + 1);
  });
});

describe("the fields of a posted form", () => {
  it("are refused with 413 as soon as they are too many", async () => {
    const { request, sent } = aPost(100_000);
    await expect(readPost(request, z.object({}))).rejects.toMatchObject({ init: { status: 413 } });
    expect(sent()).toBe(17);
    const long = multipart({ name: "a".repeat(20_000) });
    await expect(readPost(long, z.object({}))).rejects.toMatchObject({ init: { status: 413 } });
  });

  it("are read in both encodings, without files", async () => {
    const body = new FormData();
    body.append("name", "Ada");
    body.append("file", new File(["x"], "x.txt"));
    const posted = new Request("https://rentform.example/", { method: "POST", body });
    expect([...((await readFields(posted, 10_000)) ?? [])]).toEqual([["name", "Ada"]]);
    const encoded = { method: "POST", body: new URLSearchParams({ name: "Ada" }) };
    expect((await readFields(new Request("https://rentform.example/", encoded), 100))?.get("name")).toBe("Ada");
    expect(await readFields(multipart({ name: "a".repeat(2000) }), 1000)).toBeNull();
  });

  // Red when every part with a file name counts: a control that nobody touched is posted with an empty one.
  it("contain no file for a control that was left empty, and no text in its place", async () => {
    const part = (head: string, body: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    const untouched = 'name="file"; filename=""\r\nContent-Type: application/octet-stream';
    const posted = new Request("https://rentform.example/", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=b" },
      body: `${part(untouched, "")}${part('name="name"', "Ada")}--b--\r\n`,
    });
    const files: string[] = [];
    const { fields, hadFiles } = await readPostedForm(posted, async ({ control }) => void files.push(control));
    expect([[...fields], hadFiles, files]).toEqual([[["name", "Ada"]], false, []]);
  });

  it("of a malformed multipart body are empty", async () => {
    const { request } = aPost(1, { type: "multipart/form-data" });
    expect([...((await readFields(request, 10_000)) ?? ["none"])]).toEqual([]);
  });
});

describe("a posted JSON", () => {
  const schema = z.object({ rev: z.number() });
  const post = (body: string) => new Request("https://rentform.example/", { method: "POST", body });

  it("matches its schema, is refused, or is too large", async () => {
    expect(await readJson(post('{"rev":1}'), schema, 100)).toMatchObject({ success: true, data: { rev: 1 } });
    expect(await readJson(post("{"), schema, 100)).toMatchObject({ success: false });
    expect(await readJson(post(`{"rev":${"1".repeat(100)}}`), schema, 100)).toBeNull();
  });
});
