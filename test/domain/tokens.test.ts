import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { deriveKey } from "../../app/platform/crypto";
import { createSignedTokens } from "../../app/platform/tokens";

const secret = "a-secret-of-more-than-thirty-two-letters";
const at = (iso: string) => () => new Date(iso);
const tokens = createSignedTokens([secret], at("2026-11-21T12:00:00Z"));

describe("signed tokens", () => {
  it("return their claims within their time", async () => {
    const token = await tokens.sign("render", { form: "abc" }, 60);
    expect(await tokens.verify("render", token)).toMatchObject({ form: "abc", aud: "render", iss: "rentform" });
  });

  it("expire", async () => {
    const token = await tokens.sign("render", {}, 60);
    const later = createSignedTokens([secret], at("2026-11-21T12:01:01Z"));
    expect(await later.verify("render", token)).toBeNull();
  });

  it("are invalid for another purpose or under another secret", async () => {
    const token = await tokens.sign("render", {}, 60);
    expect(await tokens.verify("manage", token)).toBeNull();
    expect(await createSignedTokens([`${secret}2`], at("2026-11-21T12:00:00Z")).verify("render", token)).toBeNull();
  });

  // Red when verify tries the first secret alone.
  it("made with the previous secret are valid while it is configured", async () => {
    const token = await tokens.sign("render", { form: "abc" }, 60);
    const both = createSignedTokens([`${secret}2`, secret], at("2026-11-21T12:00:00Z"));
    expect(await both.verify("render", token)).toMatchObject({ form: "abc" });
    expect(await tokens.verify("render", await both.sign("render", {}, 60))).toBeNull();
  });

  // Red when `algorithms`, `typ` or `audience` is left out of verify.
  it("without a signature, of another type or with another algorithm are refused", async () => {
    const key = await deriveKey(secret, "token:render");
    const claims = () =>
      new SignJWT({}).setIssuer("rentform").setAudience("render").setExpirationTime(new Date("2026-11-21T13:00:00Z"));
    const forged = [
      new UnsecuredJWT({}).setIssuer("rentform").setAudience("render").encode(),
      await claims().setProtectedHeader({ alg: "HS256" }).sign(key),
      await claims()
        .setProtectedHeader({ alg: "HS512", typ: "rf-render" })
        .sign(new Uint8Array([...key, ...key])),
      await claims().setProtectedHeader({ alg: "HS256", typ: "rf-render" }).sign(new TextEncoder().encode(secret)),
      "",
      "a.b.c",
      "x".repeat(5000),
    ];
    for (const token of forged) expect(await tokens.verify("render", token)).toBeNull();
  });
});
