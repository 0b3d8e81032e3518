import { describe, expect, it } from "vitest";
import {
  openApplication,
  openDraft,
  sealApplication,
  sealDraft,
} from "../../../app/features/applying/applications/stored-application";
import { createDataKeys } from "../../../app/platform/crypto";

const ring = createDataKeys([{ id: "test", key: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" }]);
const field = "abcdefghij";
const section = "section001";

describe("an application's stored answers", () => {
  it("are read back unchanged, for every kind of answer", async () => {
    const { key } = await ring.create("a");
    const application = {
      v: 1 as const,
      answers: {
        text00000a: "\u202e<script>alert(1)</script>\n\u05d0",
        number000a: 2.5,
        yesno0000a: true,
        files0000a: ["5b1a1c3e-7f5a-4a0e-8f63-0d4c7b0f7a11"],
        name00000a: { first: "Ada", last: "Lovelace" },
        address00a: { line1: "1 High St", city: "Leeds", country: "GB" },
        money0000a: { amountMinor: 123400, currency: "GBP", period: "month" as const, basis: "net" as const },
        range0000a: { from: "2020-01", present: true as const },
        choice000a: { option: field },
        other0000a: { other: "Mine" },
        multi0000a: { options: [field], other: "x" },
        sign00000a: { typedName: "Ada Lovelace", drawing: "M1 2 3 4" },
        [section]: [{ [field]: "one" }, { [field]: { first: "A", last: "B" } }],
      },
      consents: [{ id: field, text: "I agree", accepted: true }],
      locale: "en",
      visibleSections: [section],
      notices: ["My name is my signature."],
      signed: { at: "2026-11-21T10:00:00.000Z", hash: "0".repeat(64) },
    };
    expect(await openApplication(key, await sealApplication(key, application))).toEqual(application);
  });

  it("are not readable in the stored text", async () => {
    const { key } = await ring.create("a");
    const sealed = await sealDraft(key, { v: 1, raw: { [field]: ["planted-answer"] }, done: [] });
    expect(atob(sealed)).not.toContain("planted");
    expect(await openDraft(key, sealed)).toEqual({ v: 1, raw: { [field]: ["planted-answer"] }, done: [] });
  });

  it("cannot be decrypted for another purpose or another person", async () => {
    const one = await ring.create("a");
    const two = await ring.create("b");
    const sealed = await sealDraft(one.key, { v: 1, raw: {}, done: [] });
    await expect(openApplication(one.key, sealed)).rejects.toThrow();
    await expect(openDraft(two.key, sealed)).rejects.toThrow();
  });
});
