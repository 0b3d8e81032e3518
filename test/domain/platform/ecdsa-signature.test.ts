import { generateKeyPairSync, sign, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readEcdsaSignature } from "../../../app/platform/auth/second-factor/ecdsa-signature";

const message = Buffer.from("a challenge");
const curves = [
  ["P-256", 32, 600],
  ["P-384", 48, 40],
  ["P-521", 66, 40],
] as const;

describe("the two numbers of a signature", () => {
  // Of 600 signatures some hundreds have a number with a zero before it, and a few one that is a byte short; of P-521 half.
  it.each(curves)("%s are those that verify", (namedCurve, length, rounds) => {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve });
    for (let round = 0; round < rounds; round += 1) {
      const der = sign("sha256", message, privateKey);
      const signature = readEcdsaSignature(der, length);
      expect(verify("sha256", message, { key: publicKey, dsaEncoding: "ieee-p1363" }, signature)).toBe(true);
    }
  });

  it("are read of nothing else", () => {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const der = sign("sha256", message, privateKey);
    const wrong = [
      new Uint8Array(),
      der.subarray(0, -1),
      Buffer.concat([der, Buffer.of(0)]),
      Buffer.concat([Buffer.of(0x31), der.subarray(1)]),
      Buffer.of(0x30, 6, 2, 1, 1, 3, 1, 1),
      Buffer.of(0x30, 5, 2, 0, 2, 1, 1),
      Buffer.of(0x30, 6, 2, 9, 1, 2, 1, 1),
      Buffer.concat([Buffer.of(0x30, 38, 2, 33, 1), Buffer.alloc(32, 1), Buffer.of(2, 1, 1)]),
    ];
    for (const bytes of wrong) expect(() => readEcdsaSignature(bytes, 32), bytes.toString()).toThrow();
  });
});
