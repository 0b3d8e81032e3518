import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  openApplication,
  type StoredApplication,
  sealApplication,
  type UnsignedApplication,
} from "../../../app/features/applying/applications/stored-application";
import { amendApplication, isAsSent, signApplication } from "../../../app/features/applying/apply/signing";
import { createDataKeys } from "../../../app/platform/crypto";

const at = new Date("2026-11-21T10:44:12.345Z");
const application: UnsignedApplication = {
  v: 1,
  answers: {
    sign00000a: { typedName: "Ada Lovelace" },
    zfield0000: "b",
    afield0000: { city: "Leeds", line1: "1", country: "GB" },
  },
  consents: [{ id: "abcdefghij", text: "I agree", accepted: true }],
  locale: "en",
  visibleSections: [],
  notices: ["It counts as your signature."],
};

describe("the fingerprint of an application", () => {
  it("is the SHA-256 of the canonical JSON of time, language, texts, consents and answers", async () => {
    const { signed } = await signApplication(application, at);
    // Written out, so that no change of ours can alter how stored fingerprints are checked.
    const content =
      '{"answers":{"afield0000":{"city":"Leeds","country":"GB","line1":"1"},"sign00000a":{"typedName":"Ada Lovelace"},"zfield0000":"b"},"at":"2026-11-21T10:44:12.345Z","consents":[{"accepted":true,"id":"abcdefghij","text":"I agree"}],"locale":"en","notices":["It counts as your signature."]}';
    expect(signed).toEqual({ at: at.toISOString(), hash: createHash("sha256").update(content).digest("hex") });
  });

  it("is the same after storing and reading, and different after any change of words", async () => {
    const { key } = await createDataKeys([{ id: "t", key: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" }]).create(
      "a",
    );
    const read = await openApplication(key, await sealApplication(key, await signApplication(application, at)));
    expect(await isAsSent(read)).toBe(true);
    const { signed } = read;
    const changes: Partial<StoredApplication>[] = [
      { answers: { ...read.answers, zfield0000: "c" } },
      { consents: [{ id: "abcdefghij", text: "I agree to all", accepted: true }] },
      { notices: [] },
      { locale: "fr" },
      { signed: { ...signed, at: "2026-11-21T10:44:13.345Z" } },
    ];
    for (const change of changes) expect(await isAsSent({ ...read, ...change })).toBe(false);
  });

  it("stays with its moment when an answer is changed, and is made anew with a new signature", async () => {
    const sent = await signApplication(application, at);
    const later = new Date(at.getTime() + 1000);
    const moved = { ...application, answers: { ...application.answers, zfield0000: "c" } };
    const amended = await amendApplication(moved, sent, later);
    expect([amended.signed, amended.amended?.at]).toEqual([sent.signed, later.toISOString()]);
    const married = { ...moved, answers: { ...moved.answers, sign00000a: { typedName: "Ada King" } } };
    const anew = await amendApplication(married, amended, later);
    expect([anew.signed.at, anew.amended]).toEqual([later.toISOString(), undefined]);
    for (const one of [amended, anew]) expect(await isAsSent(one)).toBe(true);
  });
});
