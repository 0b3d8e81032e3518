import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDataKeys, keyedHash, openText, sealText } from "../../app/platform/crypto";
import { createDice, rollBytes } from "../support/dice";

const oldRing = [{ id: "k1", key: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" }];
const newRing = [{ id: "k2", key: "//79/Pv6+fj39vX08/Lx8O/u7ezr6uno5+bl5OPi4eA=" }, ...oldRing];

describe("encryption at rest", () => {
  it("returns any text unchanged, except byte order marks and lone surrogates", async () => {
    const { key } = await createDataKeys(oldRing).create("application-1");
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        expect(await key.decryptText("answers", await key.encryptText("answers", text))).toBe(text);
      }),
      { numRuns: 50 },
    );
    expect(await key.decryptText("answers", await key.encryptText("answers", "\uFEFFx"))).toBe("\uFEFFx");
  });

  it("returns a large document unchanged", async () => {
    const { key } = await createDataKeys(oldRing).create("application-1");
    const bytes = rollBytes(createDice(7), 60_000);
    expect(await key.decrypt("document:1", await key.encrypt("document:1", bytes))).toEqual(bytes);
  });

  it("never makes the same ciphertext twice", async () => {
    const { key } = await createDataKeys(oldRing).create("application-1");
    expect(await key.encryptText("answers", "same")).not.toBe(await key.encryptText("answers", "same"));
  });

  // Red when `additionalData` is left out of seal and unseal.
  it("refuses a ciphertext of another purpose or another application", async () => {
    const keys = createDataKeys(oldRing);
    const { wrapped, key } = await keys.create("application-1");
    const sealed = await key.encryptText("answers", "secret");
    await expect(key.decryptText("draft", sealed)).rejects.toThrow();
    await expect(keys.open("application-2", wrapped)).rejects.toThrow();
  });

  it("refuses a changed ciphertext", async () => {
    const { key } = await createDataKeys(oldRing).create("application-1");
    const sealed = await key.encrypt("answers", new TextEncoder().encode("secret"));
    sealed[sealed.length - 1] = (sealed[sealed.length - 1] ?? 0) ^ 1;
    await expect(key.decrypt("answers", sealed)).rejects.toThrow();
  });

  it("unwraps keys with any key of DATA_KEYS, and wraps with the first", async () => {
    const old = await createDataKeys(oldRing).create("application-1");
    const sealed = await old.key.encryptText("answers", "kept");
    const ring = createDataKeys(newRing);
    expect(await (await ring.open("application-1", old.wrapped)).decryptText("answers", sealed)).toBe("kept");
    expect((await ring.create("application-2")).wrapped.keyId).toBe("k2");
  });

  it("reports that DATA_KEYS lacks the key", async () => {
    const { wrapped } = await createDataKeys(newRing).create("application-1");
    await expect(createDataKeys(oldRing).open("application-1", wrapped)).rejects.toThrow("lacks a key");
  });

  it("digests equal files of two applications differently", async () => {
    const keys = createDataKeys(oldRing);
    const [one, two] = await Promise.all([keys.create("application-1"), keys.create("application-2")]);
    const bytes = new TextEncoder().encode("payslip");
    expect(await one.key.digest(bytes)).not.toBe(await two.key.digest(bytes));
    expect(await one.key.digest(bytes)).toBe(await one.key.digest(bytes));
  });
});

it("keyed hashes differ by purpose and by secret", async () => {
  const hashes = await Promise.all([
    keyedHash("s1", "rate", "x"),
    keyedHash("s1", "ip", "x"),
    keyedHash("s2", "rate", "x"),
  ]);
  expect(new Set(hashes).size).toBe(3);
});

it("a sealed text can be opened with the previous secret, and with no other", async () => {
  const sealed = await sealText("former", "letter", "row", "Dear Ada");
  expect(await openText(["new", "former"], "letter", "row", sealed)).toBe("Dear Ada");
  await expect(openText(["new"], "letter", "row", sealed)).rejects.toThrow();
  await expect(openText(["former"], "letter", "another row", sealed)).rejects.toThrow();
});
