import { describe, expect, it } from "vitest";
import { askingOf } from "../../app/features/applying/answering/asking";
import { addDocument } from "../../app/features/applying/answering/commands/add-document.server";
import { sealPurposes } from "../../app/features/applying/applications/stored-application";
import type { DocumentId } from "../../app/kernel/ids";
import { asked } from "../support/apply-form";
import { bindings, storeForm } from "../support/apply-visitor";
import { testServices } from "../support/forms";
import { heicWithExif, jpegWith, pngWith, secret } from "../support/pictures-with-metadata";
import { aReadyDraft } from "../support/ready-draft";
import { shownFiles } from "../support/shown-files";

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString("latin1");

async function aDraft() {
  const services = testServices();
  const { form, draft } = await aReadyDraft(services, await storeForm());
  const { plan } = askingOf(services, form, draft);
  const add = (name: string, bytes: Uint8Array) =>
    addDocument(services, { plan, draft }, { path: asked.payslips, name, bytes });
  async function keptAs(id: string): Promise<Uint8Array> {
    const row = await bindings.DB.prepare("SELECT object_key AS at FROM document WHERE id = ?")
      .bind(id)
      .first<{ at: string }>();
    const sealed = await services.documents.get(row?.at ?? "");
    return draft.key.decrypt(sealPurposes.document(id as DocumentId), sealed ?? new Uint8Array());
  }
  /** One more paper of this person's in another slot, of which only the row matters: it fills what is free but for `freeBytes`. */
  const holdBut = (freeBytes: number) =>
    bindings.DB.prepare(
      `INSERT INTO document (id, application_id, path, object_key, name, kind, size_bytes, content_hash, created_at)
        SELECT ?1, ?2, 'elsewhere', ?1, '', 'pdf', ?3 - coalesce(sum(size_bytes), 0), ?1, 1 FROM document WHERE application_id = ?2`,
    )
      .bind(crypto.randomUUID(), draft.id, 50 * 1024 * 1024 - freeBytes)
      .run();
  return { add, keptAs, holdBut };
}

describe("an uploaded picture", () => {
  // Red without cleanFile in storeDocument.
  it.each([
    ["photo.jpg", jpegWith.EXIF],
    ["photo.png", pngWith.text],
    ["photo.heic", heicWithExif["offsets in the file"]],
  ] as const)("is stored without its location: %s", async (name, bytes = new Uint8Array()) => {
    const { add, keptAs } = await aDraft();
    expect(textOf(bytes)).toContain(secret);
    const added = await add(name, bytes);
    if (!added.ok) throw new Error(added.code);
    const kept = await keptAs(added.value.id);
    expect(textOf(kept)).not.toContain(secret);
    expect(added.value.sizeBytes).toBe(kept.byteLength);
  });

  it("uploaded twice with other metadata beside equal pixels is stored once", async () => {
    const { add } = await aDraft();
    const [first, second] = [await add("a.png", pngWith.text ?? shownFiles.png), await add("a.png", shownFiles.png)];
    expect(first.ok && second.ok && first.value.id === second.value.id).toBe(true);
  });

  it("with too many pixels is refused", async () => {
    const { add } = await aDraft();
    const absurd = new Uint8Array(shownFiles.png);
    new DataView(absurd.buffer).setUint32(16, 60_000);
    new DataView(absurd.buffer).setUint32(20, 60_000);
    expect(await add("a.png", absurd)).toMatchObject({ ok: false, code: "too-many-pixels" });
  });
});

describe("the documents of one applicant", () => {
  // Red when storeDocument does not count what the person has stored.
  it("are limited to 50 MB together, to the byte, whichever questions they belong to", async () => {
    const size = shownFiles.png.byteLength;
    const { add, holdBut } = await aDraft();
    await holdBut(size);
    expect(await add("a.png", shownFiles.png)).toMatchObject({ ok: true, value: { sizeBytes: size } });
    const other = await aDraft();
    await other.holdBut(size - 1);
    expect(await other.add("a.png", shownFiles.png)).toMatchObject({ ok: false, code: "person-full" });
  });
});
